import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { apiCall } from '../../../api/call';
import { moveDeskBookingCall } from '../../../contract/bookings/desk-calls';
import type { MoveBooking, MovePreview } from '../../../contract/bookings/desk-moves';
import type { Language } from '../../../domain/languages';
import { placeName } from '../../../domain/catalogue/place-name';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskMovePreview, deskRoomTypes } from '../../../offline/desk/desk-sources';
import { DateFields } from '../../../ui/forms/date-fields';
import { SelectField } from '../../../ui/forms/select-field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import css from './booking-dialog.module.css';
import { MoveDifference } from './move-difference';
import { useFailureText } from '../shared/failure-text';
import { useDesk } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';

interface Values {
  roomId: string;
  checkIn: string;
  checkOut: string;
  note: string;
}

interface MoveFormProps {
  booking: DeskBookingDetail;
  lang: Language;
  /** Days that somebody has drawn already. */
  wanted?: Pick<MoveBooking, 'checkIn' | 'checkOut'> | undefined;
  onDone: () => void;
}

/** Other dates or another room: what it costs then, and whether it is free, is said before anything is done. */
export function MoveForm({ booking, lang, wanted = booking, onDone }: MoveFormProps) {
  const { t } = useTranslation(['reception-bookings', 'reception-guest-access']);
  const formatVnd = useVnd();
  const failureText = useFailureText();
  const { busy, act } = useDeskAction();
  const roomTypes = useMemo(() => deskQuery(deskRoomTypes(lang)), [lang]);
  const rooms = useDesk(roomTypes).data ?? [];
  const { roomId, checkIn, checkOut } = booking;
  const form = useForm<Values>({
    defaultValues: { roomId: String(roomId), checkIn: wanted.checkIn, checkOut: wanted.checkOut, note: '' },
  });
  const [room, from, to] = useWatch({ control: form.control, name: ['roomId', 'checkIn', 'checkOut'] });
  const store = useMemo(
    () => deskQuery(deskMovePreview(booking.id, { roomId: Number(room), checkIn: from, checkOut: to }, lang), false),
    [booking.id, room, from, to, lang],
  );
  const { data, failure } = useDesk(store);
  const target = { roomId: Number(room), checkIn: from, checkOut: to };
  // While the answer to a new choice is on its way, the last one is still there and is about something else.
  const preview = data !== null && failure === null && isAbout(data, target) ? data : null;
  const changed = target.roomId !== roomId || target.checkIn !== checkIn || target.checkOut !== checkOut;
  const submit = async ({ note }: Values): Promise<void> => {
    if (preview === null) return;
    const callOf = (body: MoveBooking) => apiCall(moveDeskBookingCall, { params: { id: booking.id }, body });
    const undo = callOf({ roomId, checkIn, checkOut, totalPrice: preview.from.total });
    const call = callOf({ ...target, totalPrice: preview.to.total, note });
    if (await act(call, { notice: t('said.moved', { guest: booking.guestName }), undo })) onDone();
  };
  const difference = preview === null ? 0 : preview.to.total - preview.from.total;
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <SelectField
        label={t('new.room')}
        value={room}
        options={
          rooms.length === 0
            ? [[String(roomId), placeName(booking)]]
            : rooms.map((one) => [String(one.id), placeName(one)] as const)
        }
        onChange={(next) => form.setValue('roomId', next)}
      />
      <DateFields
        range={{ checkIn: from || null, checkOut: to || null }}
        onType={(range) => {
          form.setValue('checkIn', range.checkIn ?? '');
          form.setValue('checkOut', range.checkOut ?? '');
        }}
        strict
        atOnce
        labels={{ checkIn: t('new.from'), checkOut: t('new.to') }}
        pattern={t('new.pattern', { ns: 'reception-guest-access' })}
        invalid={t('new.noDay', { ns: 'reception-guest-access' })}
      />
      <div role="status">
        {changed && failure !== null && <p className={css.refusal}>{failureText(failure)}</p>}
        {changed && preview !== null && <MoveDifference preview={preview} />}
        {!changed && <p>{t('move.lead')}</p>}
      </div>
      <label>
        {t('move.note')}
        <textarea maxLength={500} {...form.register('note')} />
      </label>
      <div className={css.acts}>
        <button
          type="submit"
          className="btn"
          disabled={busy || !changed || preview === null || preview.takenNight !== null}
        >
          {difference === 0
            ? t('move.submit')
            : t('move.submitFor', { amount: `${difference > 0 ? '+' : '−'}${formatVnd(Math.abs(difference))}` })}
        </button>
        <button type="button" className="btn text" onClick={onDone}>
          {t('move.keep')}
        </button>
      </div>
    </form>
  );
}

const isAbout = (
  { to }: MovePreview,
  { roomId, checkIn, checkOut }: Omit<MoveBooking, 'totalPrice' | 'note'>,
): boolean => to.roomId === roomId && to.checkIn === checkIn && to.checkOut === checkOut;
