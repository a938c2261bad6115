import type { InputHTMLAttributes } from 'react';
import css from './tick.module.css';

/** A line to tick in a dialog, as tall as a finger. */
export function Tick({ children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={css.tick}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
