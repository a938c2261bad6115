import type { InputHTMLAttributes, Ref } from 'react';
import css from './radio-group.module.css';

interface EitherOrProps {
  legend: string;
  /** Value and words of each of the two. */
  options: readonly (readonly [value: string, words: string])[];
  /** Props that the form library wants to put on both buttons. */
  field: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
}

/** One of two, side by side, as radio buttons of a form. */
export function RadioGroup({ legend, options, field }: EitherOrProps) {
  return (
    <fieldset className={css.choice}>
      <legend>{legend}</legend>
      <div>
        {options.map(([value, words]) => (
          <label key={value}>
            <input type="radio" value={value} {...field} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
