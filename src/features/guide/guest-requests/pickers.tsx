import { Icon } from '../../../ui/icon';
import { movedHour } from './hours';
import css from './chips.module.css';
import pick from './pick.module.css';

interface ChoiceProps<Value extends string | number> {
  name: string;
  options: readonly { value: Value; word: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Choice<Value extends string | number>({ name, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={`${css.choice ?? ''} ${pick.pick ?? ''}`}>
      <legend>{name}</legend>
      <div>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.word}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface HourStepperProps {
  /** `HH:MM` */
  hour: string;
  /** So much a tap moves it. */
  minutes: number;
  words: { earlier: string; later: string };
  onChange: (hour: string) => void;
}

/** An hour of the day, moved by taps. */
export function HourStepper({ hour, minutes, words, onChange }: HourStepperProps) {
  const move = (by: number): void => onChange(movedHour(hour, by));
  return (
    <span className={css.hour}>
      <button type="button" aria-label={words.earlier} onClick={() => move(-minutes)}>
        <Icon name="minus" />
      </button>
      <output>{hour}</output>
      <button type="button" aria-label={words.later} onClick={() => move(minutes)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
