import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FigureRange } from '../../../domain/desk/figure-range';
import { Field } from '../../../ui/forms/field';
import css from './figure-row.module.css';

interface FigureRowProps {
  /** Of the form, with `valueAsNumber` and `isInRange`. */
  field: UseFormRegisterReturn;
  range: FigureRange;
  name: string;
  /** What it is usually, in its unit. */
  usual: string;
  /** What it does, and why it is what it is usually. */
  why: string;
  error: string | undefined;
}

/** A figure that the hotel sets, with its reason beside it. */
export function FigureRow({ field, range: { least, most }, name, usual, why, error }: FigureRowProps) {
  return (
    <div className={css.row}>
      <Field
        {...field}
        label={name}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        hint={usual}
        error={error}
      />
      <p>{why}</p>
    </div>
  );
}
