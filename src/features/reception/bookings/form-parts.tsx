import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../ui/forms/money-field';
import css from './booking-dialog.module.css';

interface AmountFieldProps<Values extends FieldValues & { amount: number | null }> {
  control: Control<Values>;
  label: string;
  /** Nothing is an answer too. */
  optional?: boolean;
}

/** The field `amount` of a form: whole VND above zero. */
export function AmountField<Values extends FieldValues & { amount: number | null }>({
  control,
  label,
  optional = false,
}: AmountFieldProps<Values>) {
  const { t } = useTranslation('reception-bookings');
  const isRight = (value: number | null): boolean => (optional ? !Number.isNaN(value) : (value ?? 0) > 0);
  const { field, fieldState } = useController({
    control,
    name: 'amount' as Path<Values>,
    rules: { validate: (value) => isRight(value) || t('bill.form.amountMissing') },
  });
  return <MoneyField {...field} label={label} unread={t('bill.form.amountUnread')} error={fieldState.error?.message} />;
}

interface FormEndProps {
  /** Says why it was refused, where that belongs to no field. */
  error: string | null;
  submit: string;
  off: boolean;
  danger?: boolean;
  /** Words of the button that leaves everything as it is. */
  close?: string;
  onClose: () => void;
}

/** The end of a form in a booking: the refusal, what it does, and the way back. */
export function FormEnd({ error, submit, off, danger = false, close, onClose }: FormEndProps) {
  const { t } = useTranslation('reception-bookings');
  return (
    <>
      <div role="alert">{error}</div>
      <div className={css.acts}>
        <button type="submit" className={danger ? `btn ${css.danger ?? ''}` : 'btn'} disabled={off}>
          {submit}
        </button>
        <button type="button" className="btn text" onClick={onClose}>
          {close ?? t('bill.form.close')}
        </button>
      </div>
    </>
  );
}
