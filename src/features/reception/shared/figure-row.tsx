import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FigureRange } from '../../../domain/desk/figure-range';
import { Field } from '../../../ui/forms/field';
import css from './figure-row.module.css';

interface FigureRowProps {
  /** Of the form, with `valueAsNumber` and `isInRange`. */
  field: UseFormRegisterReturn;
  range: FigureRange;
  name: string;
  /** Usual value of the figure, in its unit. */
  usual: string;
  /** Effect of the figure, and the reason for its usual value. */
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
