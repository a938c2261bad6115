import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail, DeskRefund } from '../../../contract/desk/bookings';
import { apiCall } from '../../../api/call';
import { noteRefundCall } from '../../../contract/desk/calls/bookings';
import { Field } from '../../../ui/forms/field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import css from './booking-dialog.module.css';
import { showToast } from '../shared/desk-notice';
import { useDeskForm } from '../shared/use-desk-form';

/** The money has gone back: how, for who looks into it later. */
export function RefundForm({ booking, onDone }: { booking: DeskBookingDetail; onDone: () => void }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const form = useForm<Required<DeskRefund>>({ defaultValues: { note: '', reference: '' } });
  const { busy, error, send } = useDeskForm(form);
  const submit = async (body: DeskRefund): Promise<void> => {
    if (!(await send(apiCall(noteRefundCall, { params: { id: booking.id }, body })))) return;
    showToast({ kind: 'success', title: t('said.refunded'), text: booking.guestName });
    onDone();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>{t('refund.text', { amount: formatVnd(booking.refundDue) })}</p>
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
      <div role="alert">{error}</div>
      <div className={css.acts}>
        <button type="submit" className="btn" disabled={busy}>
          {t('refund.submit')}
        </button>
        <button type="button" className="btn text" onClick={onDone}>
          {t('refund.later')}
        </button>
      </div>
    </form>
  );
}
