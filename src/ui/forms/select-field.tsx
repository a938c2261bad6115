import { useId } from 'react';
import { Icon } from '../icon';
import css from './select-field.module.css';

interface SelectFieldProps {
  label: string;
  value: string;
  /** Value and word of each choice. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A labelled choice among a few: the browser's own, which every phone knows how to show. */
export function SelectField({ label, value, options, onChange, error }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <span className={css.box}>
        <select
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([option, word]) => (
            <option key={option} value={option}>
              {word}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
      {error && (
        <p id={`${id}-note`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
