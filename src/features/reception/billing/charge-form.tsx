import { type ChangeEvent, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../../../contract/billing/desk';
import { apiCall } from '../../../api/call';
import { addChargeCall } from '../../../contract/billing/desk-calls';
import { MAX_LINE_QUANTITY } from '../../../domain/billing/bill';
import { Field } from '../../../ui/forms/field';
import { Stepper } from '../../../ui/forms/stepper';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { showToast } from '../shared/desk-notice';
import { useDeskForm } from '../shared/use-desk-form';
import css from '../bookings/booking-dialog.module.css';
import { AmountField, FormEnd } from '../bookings/form-parts';

interface Values {
  text: string;
  quantity: number;
  /** Of one piece, VND. */
  amount: number | null;
}

interface ChargeFormProps {
  id: string;
  prices: Bill['prices'];
  onDone: () => void;
}

/** Something that the guest pays for besides the room; out of the house's own tables it is a choice and a press. */
export function ChargeForm({ id, prices, onDone }: ChargeFormProps) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const form = useForm<Values>({ defaultValues: { text: '', quantity: 1, amount: null } });
  const { busy, error, send } = useDeskForm(form);
  const [quantity, each] = useWatch({ control: form.control, name: ['quantity', 'amount'] });
  const listId = useId();
  const sum = quantity * (each ?? 0);
  /** Fills in the price of what the price tables name. */
  const fillPrice = (text: string): void => {
    const known = prices.find((one) => one.text === text);
    if (known) form.setValue('amount', known.price);
  };
  const submit = async (values: Values): Promise<void> => {
    const body = { ...values, amount: sum };
    if (!(await send(apiCall(addChargeCall, { params: { id }, body })))) return;
    showToast({ kind: 'success', title: t('bill.title'), text: t('bill.said.charge', { amount: formatVnd(sum) }) });
    onDone();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Field
        {...form.register('text', {
          required: t('bill.form.textMissing'),
          onChange: (event: ChangeEvent<HTMLInputElement>) => fillPrice(event.target.value),
        })}
        label={t('bill.form.text')}
        hint={t('bill.form.textHint')}
        list={listId}
        maxLength={200}
        autoComplete="off"
        error={form.formState.errors.text?.message}
      />
      <datalist id={listId}>
        {t('bill.services', { returnObjects: true }).map((service) => (
          <option key={service} value={service} />
        ))}
        {prices.map(({ text, price }) => (
          <option key={text} value={text} label={`${text} · ${formatVnd(price)}`} />
        ))}
      </datalist>
      <AmountField control={form.control} label={t('bill.form.price')} />
      <Stepper
        label={t('bill.form.quantity')}
        hint=""
        value={quantity}
        min={1}
        max={MAX_LINE_QUANTITY}
        less={t('bill.form.less')}
        more={t('bill.form.more')}
        onChange={(value) => form.setValue('quantity', value)}
      />
      <FormEnd
        error={error}
        submit={sum > 0 ? t('bill.form.submitCharge', { amount: formatVnd(sum) }) : t('bill.charge')}
        off={busy}
        onClose={onDone}
      />
    </form>
  );
}
