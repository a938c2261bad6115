import { useState } from 'react';
import { type Day, readDay, showDay } from '../domain/days';
import type { NightRange } from '../domain/night-range';
import { Field } from './field';
import css from './date-fields.module.css';

interface DateFieldsProps {
  range: NightRange;
  /** Both days as they stand after one of them was typed; a field that was emptied clears its day. */
  onType: (range: NightRange) => void;
  /** "Ngày đến" and "Ngày đi". */
  labels: { checkIn: string; checkOut: string };
  /** How a day is written, such as dd/MM/yyyy. */
  pattern: string;
  /** Said about what is typed and is no day. */
  invalid: string;
  onFocus?: () => void;
  /** What is typed and is no day clears its day: a form must not go on with the one that stood there before. */
  strict?: boolean;
}

/** Arrival and departure to type as dd/MM/yyyy; what is typed counts when the field is left or Enter is pressed. */
export function DateFields({ range, onType, labels, pattern, invalid, onFocus, strict }: DateFieldsProps) {
  const typeIn = (name: keyof NightRange) => (day: Day | null) => onType({ ...range, [name]: day });
  return (
    <div className={css.fields}>
      <DateField
        label={labels.checkIn}
        day={range.checkIn}
        onDay={typeIn('checkIn')}
        {...{ pattern, invalid, onFocus, strict }}
      />
      <DateField
        label={labels.checkOut}
        day={range.checkOut}
        onDay={typeIn('checkOut')}
        {...{ pattern, invalid, onFocus, strict }}
      />
    </div>
  );
}

interface DateFieldProps {
  label: string;
  day: Day | null;
  onDay: (day: Day | null) => void;
  pattern: string;
  invalid: string;
  onFocus?: (() => void) | undefined;
  hint?: string;
  /** Said about the day that stands there. */
  error?: string | undefined;
  /** What is typed and is no day clears the day. */
  strict?: boolean | undefined;
}

/** One day to type as dd/MM/yyyy. */
export function DateField(props: DateFieldProps) {
  const { label, day, onDay, pattern, invalid, onFocus, hint, error, strict = false } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const settle = (): void => {
    if (typed === null) return;
    const read = readDay(typed);
    const empty = typed.trim() === '';
    setWrong(!empty && read === null);
    if (!empty && read === null) {
      if (strict && day !== null) onDay(null);
      return;
    }
    setTyped(null);
    if (read !== day) onDay(read);
  };
  return (
    <Field
      label={label}
      placeholder={pattern}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (day === null ? '' : showDay(day))}
      hint={hint}
      error={wrong ? invalid : error}
      onChange={(event) => setTyped(withSlashes(event.target.value, typed ?? ''))}
      onFocus={onFocus}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle();
      }}
    />
  );
}

/**
 * A numeric keyboard has no slash: two digits of the day and of the month are followed by one by themselves. Whoever has
 * a slash and types it gets no second one.
 */
function withSlashes(typed: string, before: string): string {
  const now = typed.replace('//', '/');
  if (now.length <= before.length || !/^(?:\d{2}|\d{2}\/\d{2})$/.test(now)) return now;
  return `${now}/`;
}
