import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { latePrice } from '../../../domain/bookings/prices/late-hour';
import { apiCall } from '../../../api/call';
import { agreeArrivalHourCall, agreeDepartureHourCall } from '../../../contract/bookings/desk-calls';
import { Field } from '../../../ui/forms/field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { showToast } from '../shared/desk-notice';
import { useFailureText } from '../shared/failure-text';
import { Tick } from '../shared/tick';
import { useDeskForm } from '../shared/use-desk-form';
import css from './booking-dialog.module.css';
import { AmountField, FormEnd } from './form-parts';

interface Values {
  /** `HH:mm`. */
  hour: string;
  amount: number | null;
  anyway: boolean;
}

/** A guest's request for an hour; `null` for one that named none. */
export interface AskedHour {
  request: string;
  hour: string | null;
}

interface HourFormProps {
  booking: DeskBookingDetail;
  /** End of the stay that the hour belongs to. */
  end: 'arrival' | 'departure';
  /** The guest’s own request from the guide: they are answered by it. */
  asked?: AskedHour;
  onDone: () => void;
}

/** A later hour of leaving, or an earlier one of coming, with its price: key, bill, board and guide follow. */
export function HourForm({ booking, end, asked, onDone }: HourFormProps) {
  const { id, guestName, arrivalHour, departureHour } = booking;
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const agreed = end === 'departure' ? departureHour : arrivalHour;
  /** The house's price of an hour; of one that is agreed to already, what was agreed stands. */
  const priceOf = (hour: string): number | null =>
    end === 'departure' && booking.late && hour !== agreed ? latePrice(hour, booking.late) : null;
  const first = asked?.hour ?? agreed ?? '';
  const form = useForm<Values>({ defaultValues: { hour: first, amount: priceOf(first), anyway: false } });
  const isTyped = form.formState.dirtyFields.amount === true;
  /** The server's sentence about who else has the door that day; `null` while it has said nothing. */
  const [taken, setTaken] = useState<string | null>(null);
  const { busy, error, send } = useDeskForm(form);
  const failureText = useFailureText();
  const { hour, amount, anyway } = useWatch({ control: form.control }) as Values;
  const submit = async (values: Values): Promise<void> => {
    const body = {
      hour: values.hour,
      ...(values.amount !== null && { amount: values.amount }),
      ...(taken !== null && { anyway: values.anyway }),
      ...(asked && { request: asked.request }),
    };
    const call = end === 'departure' ? agreeDepartureHourCall : agreeArrivalHourCall;
    const isAgreed = await send(apiCall(call, { params: { id }, body }), (failure) => {
      if (failure.code === 'doorTaken') setTaken(failureText(failure));
      return failure.code === 'doorTaken';
    });
    if (!isAgreed) return;
    showToast({ kind: 'success', title: guestName, text: t(`events.${end}Hour`, { hour: values.hour }) });
    onDone();
  };
  const before = booking.history.filter(({ event }) => event === `${end}Hour`).slice(-1)[0];
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>{t(`hour.${end}`)}</p>
      {before?.charge !== undefined && (
        <p>{t('hour.charged', { hour: before.hour, amount: formatVnd(before.charge) })}</p>
      )}
      <Field
        {...form.register('hour', {
          required: t('hour.missing'),
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (!isTyped) form.setValue('amount', priceOf(target.value));
          },
        })}
        type="time"
        label={t('hour.hour')}
        error={form.formState.errors.hour?.message}
      />
      <AmountField control={form.control} label={t('hour.amount')} optional />
      {taken !== null && (
        <div role="alert">
          <p>{taken}</p>
          <Tick {...form.register('anyway')}>{t('hour.anyway')}</Tick>
        </div>
      )}
      <FormEnd
        error={error}
        submit={
          amount !== null && amount > 0 ? t('hour.submitFor', { hour, amount: formatVnd(amount) }) : t('hour.submit')
        }
        off={busy || (taken !== null && !anyway)}
        onClose={onDone}
      />
    </form>
  );
}
