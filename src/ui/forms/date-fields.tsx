import { useId, useState } from 'react';
import { type Day, readDay, showDay } from '../../domain/days';
import type { NightRange } from '../../domain/bookings/night-range';
import { Field } from './field';
import css from './date-fields.module.css';

interface DateFieldsProps {
  range: NightRange;
  /** Both days as they stand after one of them was typed; a field that was emptied clears its day. */
  onType: (range: NightRange) => void;
  /** "Ngày đến" and "Ngày đi". */
  labels: { checkIn: string; checkOut: string };
  /** Form in which a day is written, such as dd/MM/yyyy. */
  pattern: string;
  /** Said about what is typed and is no day. */
  invalid: string;
  /** Said about the days that stand there; what is no day at all comes first. */
  problem?: string | null;
  onFocus?: () => void;
  /**
   * Clears a day when what is typed for it is not a day: a form must not go on with the one that stood there before.
   */
  strict?: boolean;
  /** A day written in full counts before its field is left. */
  atOnce?: boolean;
}

/**
 * Arrival and departure to type as dd/MM/yyyy; what is typed counts when the field is left or Enter is pressed. What is
 * wrong with either is said below both: half a row is too narrow for a sentence.
 */
export function DateFields({
  range,
  onType,
  labels,
  pattern,
  invalid,
  problem = null,
  onFocus,
  strict,
  atOnce,
}: DateFieldsProps) {
  const id = useId();
  const [wrong, setWrong] = useState({ checkIn: false, checkOut: false });
  const isWrong = (name: keyof NightRange): boolean => wrong[name] && !(strict && range[name] !== null);
  const message = isWrong('checkIn') || isWrong('checkOut') ? invalid : problem;
  return (
    <div className={css.fields}>
      {(['checkIn', 'checkOut'] as const).map((name) => (
        <DateField
          key={name}
          label={labels[name]}
          day={range[name]}
          onDay={(day) => onType({ ...range, [name]: day })}
          onWrong={(is) => setWrong((before) => ({ ...before, [name]: is }))}
          errorId={id}
          {...{ pattern, invalid, onFocus, strict, atOnce }}
        />
      ))}
      <p id={id} role="alert" className={css.said}>
        {message}
      </p>
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
  /** Clears the day when what is typed is not a day. */
  strict?: boolean | undefined;
  /** A day written in full counts before the field is left: the form's buttons come with its first change. */
  atOnce?: boolean | undefined;
  /** Called when what is typed has been read; `wrong` is true when it is not a day. */
  onWrong?: (wrong: boolean) => void;
  /** Id of the line that says so instead of the field's own. */
  errorId?: string;
}

/** One day to type as dd/MM/yyyy. */
export function DateField({
  label,
  day,
  onDay,
  pattern,
  invalid,
  onFocus,
  hint,
  error,
  onWrong,
  errorId,
  strict = false,
  atOnce = false,
}: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const [dayBefore, setDayBefore] = useState(day);
  // A day from elsewhere (a calendar, a form put back) takes the place of what was typed and is none.
  if (day !== dayBefore) {
    setDayBefore(day);
    if (day !== null) {
      setTyped(null);
      setWrong(false);
    }
  }
  const settle = (): void => {
    if (typed === null) return;
    const read = readDay(typed);
    const empty = typed.trim() === '';
    const isWrong = !empty && read === null;
    setWrong(isWrong);
    onWrong?.(isWrong);
    if (isWrong) {
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
      errorId={errorId}
      onChange={(event) => {
        const next = withSlashes(event.target.value, typed ?? '');
        const read = atOnce ? readDay(next) : null;
        if (read !== null && showDay(read) === next) onDay(read);
        setTyped(next);
      }}
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
 * a separator and types it gets no second one, and whoever begins with the year gets none at all.
 */
function withSlashes(typed: string, before: string): string {
  const yearFirst = /^(\d{2})\/(\d{2})\/?[-.]$/.exec(typed);
  if (yearFirst) return `${yearFirst[1] ?? ''}${yearFirst[2] ?? ''}-`;
  const now = typed.replace(/\/[/.-]$/, '/');
  if (now.length <= before.length || !/^(?:\d{2}|\d{2}\/\d{2})$/.test(now)) return now;
  return `${now}/`;
}
