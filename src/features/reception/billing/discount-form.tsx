import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { addChargeCall } from '../../../contract/billing/desk-calls';
import { Field } from '../../../ui/forms/field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { showToast } from '../shared/desk-notice';
import { useDeskForm } from '../shared/use-desk-form';
import css from '../bookings/booking-dialog.module.css';
import { AmountField, FormEnd } from '../bookings/form-parts';

interface Values {
  amount: number | null;
  /** The reason. */
  text: string;
}

/** Something off a bill, with the reason. */
export function DiscountForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const form = useForm<Values>({ defaultValues: { amount: null, text: '' } });
  const { busy, error, send } = useDeskForm(form);
  const amount = useWatch({ control: form.control, name: 'amount' }) ?? 0;
  const submit = async ({ text }: Values): Promise<void> => {
    const body = { kind: 'DISCOUNT' as const, text, amount };
    if (!(await send(apiCall(addChargeCall, { params: { id }, body })))) return;
    showToast({
      kind: 'success',
      title: t('bill.title'),
      text: t('bill.said.discount', { amount: formatVnd(amount) }),
    });
    onDone();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <AmountField control={form.control} label={t('bill.form.amount')} />
      <Field
        {...form.register('text', { required: t('bill.form.reasonMissing') })}
        label={t('bill.form.discountReason')}
        hint={t('bill.form.textHint')}
        maxLength={200}
        autoComplete="off"
        error={form.formState.errors.text?.message}
      />
      <FormEnd
        error={error}
        submit={amount > 0 ? t('bill.form.submitDiscount', { amount: formatVnd(amount) }) : t('bill.discount')}
        off={busy}
        onClose={onDone}
      />
    </form>
  );
}
