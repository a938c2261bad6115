import type { ReactNode } from 'react';
import css from './choice-chips.module.css';

interface ChoiceChipsProps<T extends string | number> {
  legend: string;
  /** Names the group to the browser: radios of one name exclude each other. */
  name: string;
  /** One of them, or any number. */
  kind: 'radio' | 'checkbox';
  options: readonly { value: T; word: string; more?: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  hint?: ReactNode;
}

/** A choice among a few, all of them in sight: one or several. */
export function ChoiceChips<T extends string | number>(props: ChoiceChipsProps<T>) {
  const { legend, name, kind, options, chosen, onChange, hint } = props;
  const choose = (value: T, on: boolean): void => {
    if (kind === 'radio') onChange([value]);
    else onChange(options.map((option) => option.value).filter((one) => (one === value ? on : chosen.includes(one))));
  };
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, word, more }) => (
          <label key={value}>
            <input
              type={kind}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.target.checked)}
            />
            <span>
              {word}
              {more !== undefined && <small>{more}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p>{hint}</p>}
    </fieldset>
  );
}
