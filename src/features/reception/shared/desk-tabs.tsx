import css from './desk-tabs.module.css';

interface DeskTabsProps<T extends string> {
  /** Name of the choice, for a screen reader. */
  label: string;
  value: T;
  options: readonly { value: T; word: string; count?: number | undefined }[];
  onChange: (value: T) => void;
}

/** A choice among a few lists, each with how much is in it. */
export function DeskTabs<T extends string>({ label, value, options, onChange }: DeskTabsProps<T>) {
  return (
    <div className={css.tabs} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.word}
          {option.count !== undefined && <span>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
