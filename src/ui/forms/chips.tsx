import { type ReactNode, useId } from 'react';
import css from './chips.module.css';

interface ChipsProps {
  legend: string;
  /** Value and words of each choice. */
  options: readonly (readonly [value: string, words: string])[];
  /** `null` while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Belongs to what is chosen, and stands under the choices. */
  children?: ReactNode;
}

/** One of a few, all in sight and one tap each. */
export function Chips({ legend, options, value, onChange, error, children }: ChipsProps) {
  const id = useId();
  return (
    <fieldset className={css.chips} aria-describedby={`${id}-error`} aria-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      <div>
        {options.map(([option, words]) => (
          <label key={option}>
            <input type="radio" name={id} value={option} checked={option === value} onChange={() => onChange(option)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {children}
      <p id={`${id}-error`} role="alert" className={css.error}>
        {error}
      </p>
    </fieldset>
  );
}
