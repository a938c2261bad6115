import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../../../contract/desk/bill';
import { apiCall } from '../../../api/call';
import { addChargeCall } from '../../../contract/desk/calls/billing';
import { MAX_LINE_QUANTITY } from '../../../domain/bookings/bill';
import { Field } from '../../../ui/forms/field';
import { MoneyField } from '../../../ui/forms/money-field';
import { SelectField } from '../../../ui/forms/select-field';
import { Stepper } from '../../../ui/forms/stepper';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { showToast } from '../shared/desk-notice';
import { useDeskForm } from '../shared/use-desk-form';
import css from './booking-dialog.module.css';

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
  const [text, quantity, each] = useWatch({ control: form.control, name: ['text', 'quantity', 'amount'] });
  const sum = quantity * (each ?? 0);
  const chosen = prices.findIndex((one) => one.text === text && one.price === each);
  const submit = async (values: Values): Promise<void> => {
    const body = { ...values, amount: sum };
    if (!(await send(apiCall(addChargeCall, { params: { id }, body })))) return;
    showToast({ kind: 'success', title: t('bill.title'), text: t('bill.said.charge', { amount: formatVnd(sum) }) });
    onDone();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {prices.length > 0 && (
        <SelectField
          label={t('bill.form.table')}
          value={String(chosen)}
          options={[
            ['-1', t('bill.form.choose')],
            ...prices.map(({ text: thing, price }, index) => [`${index}`, `${thing} · ${formatVnd(price)}`] as const),
          ]}
          onChange={(index) => {
            const one = prices[Number(index)];
            if (!one) return;
            form.setValue('text', one.text);
            form.setValue('amount', one.price);
            form.clearErrors();
          }}
        />
      )}
      <Field
        {...form.register('text', { required: t('bill.form.textMissing') })}
        label={t('bill.form.text')}
        hint={t('bill.form.textHint')}
        maxLength={200}
        autoComplete="off"
        error={form.formState.errors.text?.message}
      />
      <Controller
        control={form.control}
        name="amount"
        rules={{ validate: (value) => (value ?? 0) > 0 || t('bill.form.amountMissing') }}
        render={({ field, fieldState }) => (
          <MoneyField
            {...field}
            unread={t('bill.form.amountUnread')}
            label={t('bill.form.price')}
            error={fieldState.error?.message}
          />
        )}
      />
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
      <div role="alert">{error}</div>
      <div className={css.acts}>
        <button type="submit" className="btn" disabled={busy}>
          {sum > 0 ? t('bill.form.submitCharge', { amount: formatVnd(sum) }) : t('bill.charge')}
        </button>
        <button type="button" className="btn text" onClick={onDone}>
          {t('bill.form.close')}
        </button>
      </div>
    </form>
  );
}
