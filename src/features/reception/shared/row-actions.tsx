import css from './row-actions.module.css';

export interface RowAction {
  word: string;
  /** Subject of the row, named to a screen reader beside the word. */
  about: string;
  onAct: () => void;
  off?: boolean;
  /** For a button that opens and folds something: whether it is open. */
  isOpen?: boolean;
}

/** Buttons for the actions on one row of a list. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <span className={css.actions}>
      {actions.map(({ word, about, onAct, off = false, isOpen }) => (
        <button
          key={word}
          type="button"
          aria-label={`${word}: ${about}`}
          aria-expanded={isOpen}
          disabled={off}
          onClick={onAct}
        >
          {word}
        </button>
      ))}
    </span>
  );
}
