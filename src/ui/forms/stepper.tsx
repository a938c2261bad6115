import { useId, type ReactNode } from 'react';
import { Icon } from '../icon';
import css from './stepper.module.css';

interface StepperProps {
  label: string;
  hint?: ReactNode;
  value: number;
  min: number;
  max: number;
  /** Names of the two buttons, such as "Bớt một phòng". */
  less: string;
  more: string;
  onChange: (value: number) => void;
  /** Both buttons are off; the hint says why. */
  locked?: boolean;
}

/**
 * A number between two bounds, changed one by one. A button at its bound stays where the focus can find it: it is off
 * for the hand and for a screen reader, but it does not throw the focus away.
 */
export function Stepper({ label, hint, value, min, max, less, more, onChange, locked = false }: StepperProps) {
  const id = useId();
  const step = (name: string, icon: 'minus' | 'plus', next: number) => {
    const off = locked || next < min || next > max;
    return (
      <button type="button" aria-label={name} aria-disabled={off} onClick={() => off || onChange(next)}>
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <div className={css.stepper} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p>
        <span id={`${id}-label`}>{label}</span>
        <small id={`${id}-hint`}>{hint}</small>
      </p>
      <div className={css.control}>
        {step(less, 'minus', value - 1)}
        <output aria-live="polite">{value}</output>
        {step(more, 'plus', value + 1)}
      </div>
    </div>
  );
}
