import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { apiCall } from '../../../api/call';
import { cancelDeskBookingCall, undoCancelCall } from '../../../contract/bookings/desk-calls';
import { useVnd } from '../../../ui/hooks/use-vnd';
import css from './booking-dialog.module.css';
import { FormEnd } from './form-parts';
import { useDeskAction } from '../shared/use-desk-action';
import { useDeskForm } from '../shared/use-desk-form';

interface Values {
  note: string;
  waiveFee: boolean;
}

/** Cancelling for the guest: a mail goes out, so what it costs and why is said first. */
export function CancelForm({ booking, onDone }: { booking: DeskBookingDetail; onDone: () => void }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const form = useForm<Values>({ defaultValues: { note: '', waiveFee: false } });
  const { busy, error, send } = useDeskForm(form);
  const { say } = useDeskAction();
  const waived = useWatch({ control: form.control, name: 'waiveFee' });
  const back = Math.max(0, booking.paid - (waived ? 0 : booking.fee));
  const submit = async (body: Values): Promise<void> => {
    const params = { id: booking.id };
    if (!(await send(apiCall(cancelDeskBookingCall, { params, body: { ...body, undo: true } })))) return;
    say(t('said.cancelled', { guest: booking.guestName }), apiCall(undoCancelCall, { params }));
    onDone();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>{t('cancel.text', { fee: formatVnd(waived ? 0 : booking.fee), back: formatVnd(back) })}</p>
      {booking.fee > 0 && (
        <label className={css.check}>
          <input type="checkbox" {...form.register('waiveFee')} />
          {t('cancel.waive')}
        </label>
      )}
      <label>
        {t('cancel.note')}
        <textarea maxLength={500} {...form.register('note')} />
      </label>
      <FormEnd error={error} submit={t('cancel.submit')} off={busy} danger close={t('cancel.keep')} onClose={onDone} />
    </form>
  );
}
