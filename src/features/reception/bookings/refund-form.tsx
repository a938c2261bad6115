import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail, DeskRefund } from '../../../contract/bookings/desk';
import { apiCall } from '../../../api/call';
import { noteRefundCall } from '../../../contract/bookings/desk-calls';
import { REFUND_MEANS, type RefundMeans } from '../../../domain/billing/bill';
import { Chips } from '../../../ui/forms/chips';
import { Field } from '../../../ui/forms/field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import css from './booking-dialog.module.css';
import { FormEnd } from './form-parts';
import { showToast } from '../shared/desk-notice';
import { useDeskForm } from '../shared/use-desk-form';

interface Values {
  note: string;
  reference: string;
  /** `null` while nobody has said. */
  means: RefundMeans | null;
}

/** The money has gone back: how, for who looks into it later. */
export function RefundForm({ booking, onDone }: { booking: DeskBookingDetail; onDone: () => void }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const form = useForm<Values>({ defaultValues: { note: '', reference: '', means: null } });
  const { busy, error, send } = useDeskForm(form);
  const means = useWatch({ control: form.control, name: 'means' });
  const submit = async ({ means: how, ...values }: Values): Promise<void> => {
    if (how === null) {
      form.setError('means', { message: t('bill.form.meansMissing') });
      return;
    }
    const body: DeskRefund = { ...values, means: how };
    if (!(await send(apiCall(noteRefundCall, { params: { id: booking.id }, body })))) return;
    showToast({ kind: 'success', title: t('said.refunded'), text: booking.guestName });
    onDone();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>{t('refund.text', { amount: formatVnd(booking.refundDue) })}</p>
      <Chips
        legend={t('bill.form.means')}
        value={means}
        options={REFUND_MEANS.map((one) => [one, t(`bill.kinds.${one}`)] as const)}
        error={form.formState.errors.means?.message}
        onChange={(one) => {
          form.setValue('means', one as RefundMeans);
          form.clearErrors('means');
        }}
      />
      <Field
        {...form.register('reference')}
        label={t('refund.reference')}
        hint={t('refund.referenceHint')}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
      <label>
        {t('refund.note')}
        <textarea maxLength={500} {...form.register('note')} />
      </label>
      <FormEnd error={error} submit={t('refund.submit')} off={busy} close={t('refund.later')} onClose={onDone} />
    </form>
  );
}
