import { useTranslation } from 'react-i18next';
import { type RowAction, RowActions } from '../shared/row-actions';
import css from './row-menu.module.css';

interface RowMenuProps {
  /** Actions of the row, the next step first. */
  actions: readonly RowAction[];
  /** So many of them always stand there. */
  shown?: number;
  /** Name of the guest or door in the row. */
  about: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The list has room: the others stand in the row while a mouse or the keyboard is on it. */
  inline?: boolean;
}

/** The next step of a row, and all others behind one button, a swipe, or a mouse that stands on the row. */
export function RowMenu({ actions, shown = 1, about, isOpen, onToggle, inline }: RowMenuProps) {
  const { t } = useTranslation('reception');
  const others = actions.slice(shown);
  return (
    <span className={css.menu} data-inline={inline}>
      <RowActions actions={actions.slice(0, shown)} />
      {others.length > 0 && (
        <>
          <button
            type="button"
            className={css.more}
            aria-label={t('guest.more', { guest: about })}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            ⋯
          </button>
          <span className={css.others}>
            <RowActions actions={others} />
          </span>
        </>
      )}
    </span>
  );
}
