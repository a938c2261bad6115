import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../api/server-clock';
import { type DeskRoom, madeBooking } from '../../../contract/desk/bookings';
import { stayProblem } from '../../../domain/bookings/booking';
import { addDays, dayInVietNam } from '../../../domain/days';
import { type Guests, includedGuests } from '../../../domain/bookings/guests';
import type { Language } from '../../../domain/languages';
import { type Quote, quoteRoom } from '../../../domain/bookings/pricing';
import { deskQuery, deskRoomTypes } from '../../../offline/desk/desk';
import { DateFields } from '../../../ui/forms/date-fields';
import { Field } from '../../../ui/forms/field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { FormDialog } from '../shared/form-dialog';
import css from '../shared/form-dialog.module.css';
import { RoomField } from '../shared/room-field';
import { useDesk } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import { WalkInGuests } from './walk-in-guests';

interface Values {
  roomId: string;
  checkIn: string;
  checkOut: string;
  guests: Guests;
  guestName: string;
  guestPhone: string;
  guestEmail: string;
}

interface WalkInDialogProps {
  lang: Language;
  onClose: () => void;
  onMade: (id: string) => void;
}

/** A guest at the desk or on the telephone: confirmed at once, paid on site, at the one price that there is. */
export function WalkInDialog({ lang, onClose, onMade }: WalkInDialogProps) {
  const { t } = useTranslation(['reception-bookings', 'reception-stays']);
  const formatVnd = useVnd();
  const store = useMemo(() => deskQuery(deskRoomTypes(lang)), [lang]);
  const rooms = useDesk(store).data ?? [];
  const today = dayInVietNam(serverNow());
  const form = useForm<Values>({
    defaultValues: {
      roomId: '',
      checkIn: today,
      checkOut: addDays(today, 1),
      guests: { quantity: 1, adults: 1, children: 0, babies: 0 },
      guestName: '',
      guestPhone: '',
      guestEmail: '',
    },
  });
  const { busy, error, send, hush } = useDeskForm(form);
  const values = useWatch({ control: form.control, compute: (all: Values) => all });
  const room = rooms.find(({ id }) => String(id) === values.roomId);
  const quote = room ? quoteOf(room, values, today) : null;
  const { errors } = form.formState;
  /** Another room, other days or other guests: what was said of the old ones is over. */
  const change = (changed: Partial<Values>): void => {
    for (const [name, value] of Object.entries(changed)) form.setValue(name as 'roomId', value as string);
    form.clearErrors();
    hush();
  };
  const submit = async ({ guests, ...typed }: Values): Promise<void> => {
    if (!room || quote === null) {
      form.setError(room ? 'checkOut' : 'roomId', { message: t('new.incomplete') });
      return;
    }
    const body = { ...typed, ...guests, roomId: room.id, totalPrice: quote.total };
    const made = await send({ method: 'POST', path: '/api/reception/bookings', schema: madeBooking, body });
    if (made) onMade(made.id);
  };
  return (
    <FormDialog
      title={t('new.title')}
      submit={quote === null ? t('new.submit') : t('new.submitFor', { total: formatVnd(quote.total) })}
      busy={busy}
      error={error ?? errors.checkIn?.message ?? errors.checkOut?.message ?? errors.guests?.message}
      wide
      onClose={onClose}
      onSubmit={(event) => {
        // An error at a field that is not registered would keep the form from ever being sent again.
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      <div className={css.halves}>
        <div>
          <RoomField
            value={values.roomId}
            rooms={rooms}
            error={errors.roomId?.message}
            onChange={(roomId) => {
              const chosen = rooms.find(({ id }) => String(id) === roomId);
              change({ roomId, ...(chosen && { guests: { quantity: 1, ...includedGuests(chosen, 1) } }) });
            }}
          />
          <DateFields
            range={{ checkIn: values.checkIn || null, checkOut: values.checkOut || null }}
            onType={({ checkIn, checkOut }) => change({ checkIn: checkIn ?? '', checkOut: checkOut ?? '' })}
            strict
            labels={{ checkIn: t('new.from'), checkOut: t('new.to') }}
            pattern={t('new.pattern', { ns: 'reception-stays' })}
            invalid={t('new.noDay', { ns: 'reception-stays' })}
          />
          {room && <WalkInGuests room={room} guests={values.guests} onChange={(guests) => change({ guests })} />}
        </div>
        <div>
          <Field
            {...form.register('guestName', { required: t('new.required', { ns: 'reception-stays' }) })}
            label={t('columns.guest')}
            autoComplete="off"
            error={errors.guestName?.message}
          />
          <Field
            {...form.register('guestPhone')}
            label={t('new.phone')}
            inputMode="tel"
            autoComplete="off"
            error={errors.guestPhone?.message}
          />
          <Field
            {...form.register('guestEmail')}
            label={t('new.email')}
            hint={t('new.emailHint')}
            inputMode="email"
            autoComplete="off"
            error={errors.guestEmail?.message}
          />
          {quote && (
            <p role="status" className={css.price}>
              {t('new.price', { nights: t('nights', { count: quote.nights }), rooms: formatVnd(quote.roomPrice) })}
              {quote.surcharge > 0 && ` ${t('new.surcharge', { amount: formatVnd(quote.surcharge) })}`}{' '}
              <b>{t('new.total', { total: formatVnd(quote.total) })}</b>
            </p>
          )}
        </div>
      </div>
    </FormDialog>
  );
}

/** What the stay costs; `null` while it is not one. */
function quoteOf(room: DeskRoom, { checkIn, checkOut, guests }: Values, today: string): Quote | null {
  if (stayProblem(checkIn, checkOut, today) !== null) return null;
  const { quantity, adults, children } = guests;
  return quoteRoom(room, { checkIn, checkOut, quantity, adults, children });
}
