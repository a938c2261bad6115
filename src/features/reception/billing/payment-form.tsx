import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewPayment } from '../../../contract/billing/desk';
import { apiCall } from '../../../api/call';
import { addPaymentCall, voidBillLineCall } from '../../../contract/billing/desk-calls';
import { PAYMENT_KINDS, REFUND_MEANS, type RefundMeans } from '../../../domain/billing/bill';
import { invalidateDesk } from '../../../offline/desk/desk-query';
import { Chips } from '../../../ui/forms/chips';
import { Field } from '../../../ui/forms/field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { showToast } from '../shared/desk-notice';
import { Tick } from '../shared/tick';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskForm } from '../shared/use-desk-form';
import css from '../bookings/booking-dialog.module.css';
import { AmountField, FormEnd } from '../bookings/form-parts';

/** Ways in which money comes over the desk. */
const TAKEN = PAYMENT_KINDS.filter((kind) => kind !== 'REFUND');

interface Values {
  kind: NewPayment['kind'];
  amount: number | null;
  note: string;
  means: RefundMeans | '';
  above: boolean;
}

interface PaymentFormProps {
  id: string;
  /** Open amount, VND: the form begins with it, and more is taken on purpose only. */
  amount: number;
  /** Limit of what can be given back, VND; for a refund alone. */
  refundable?: number;
  onDone: () => void;
}

/** Money that a guest gives, or gets back. */
export function PaymentForm({ id, amount, refundable, onDone }: PaymentFormProps) {
  const { t } = useTranslation(['reception-bookings', 'reception']);
  const formatVnd = useVnd();
  const isRefund = refundable !== undefined;
  const form = useForm<Values>({
    defaultValues: {
      ...{ kind: isRefund ? 'REFUND' : 'CASH', amount: amount === 0 ? null : amount, note: '' },
      ...{ means: '', above: false },
    },
  });
  const { busy, error, send } = useDeskForm(form);
  const { act: undo } = useDeskAction();
  const [kind, typed, means, above] = useWatch({ control: form.control, name: ['kind', 'amount', 'means', 'above'] });
  // A colleague may have taken it meanwhile: what is open is less than what stands here.
  const isAbove = !isRefund && (typed ?? 0) > amount;
  const act = isRefund ? 'refund' : 'pay';
  const submit = async ({ means: how, above: _above, ...values }: Values): Promise<void> => {
    if (isRefund && how === '') {
      form.setError('means', { message: t('bill.form.meansMissing') });
      return;
    }
    const body = {
      ...{ ...values, amount: values.amount ?? 0 },
      ...(how !== '' && { means: how }),
      ...(isAbove && { above: true }),
    };
    // What was refused may be about a bill that is another one by now.
    const line = await send(apiCall(addPaymentCall, { params: { id }, body }));
    if (!line) {
      invalidateDesk();
      return;
    }
    const text = t(`bill.said.${act}`, { amount: formatVnd(typed ?? 0) });
    const takeBack = apiCall(voidBillLineCall, {
      params: { id, lineId: line.id },
      body: { reason: t('bill.undone') },
    });
    showToast({
      kind: 'success',
      title: t('bill.title'),
      text,
      action: {
        label: t('notice.undo', { ns: 'reception' }),
        onAct: () => void undo(takeBack, { notice: `${t('notice.undone', { ns: 'reception' })}: ${text}` }),
      },
    });
    onDone();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {isRefund && <p>{t('bill.form.refundText', { amount: formatVnd(refundable) })}</p>}
      {isRefund ? (
        <Chips
          legend={t('bill.form.means')}
          value={means === '' ? null : means}
          options={REFUND_MEANS.map((one) => [one, t(`bill.kinds.${one}`)] as const)}
          error={form.formState.errors.means?.message}
          onChange={(one) => {
            form.setValue('means', one as RefundMeans);
            form.clearErrors('means');
          }}
        />
      ) : (
        <Chips
          legend={t('bill.form.kind')}
          value={kind}
          options={TAKEN.map((one) => [one, t(`bill.kinds.${one}`)] as const)}
          onChange={(one) => form.setValue('kind', one as NewPayment['kind'])}
        />
      )}
      <AmountField control={form.control} label={t('bill.form.amount')} />
      <Field
        {...form.register('note')}
        label={t('bill.form.note')}
        maxLength={200}
        autoComplete="off"
        error={form.formState.errors.note?.message}
      />
      {isAbove && (
        <div role="alert">
          <Tick {...form.register('above')}>
            {t('bill.form.above', { amount: formatVnd(typed ?? 0), open: formatVnd(amount) })}
          </Tick>
        </div>
      )}
      <FormEnd
        error={error}
        submit={
          typed
            ? t(isRefund ? 'bill.form.submitRefund' : 'bill.form.submitPay', { amount: formatVnd(typed) })
            : t(isRefund ? 'bill.refund' : 'bill.pay')
        }
        off={busy || (isAbove && !above)}
        onClose={onDone}
      />
    </form>
  );
}
