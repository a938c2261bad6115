import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import { type DeskRoom, madeBooking } from '../../contract/desk-bookings';
import { stayProblem } from '../../domain/booking';
import { addDays, dayInVietNam } from '../../domain/days';
import { includedGuests } from '../../domain/guests';
import type { Language } from '../../domain/languages';
import { formatVnd } from '../../domain/money';
import { quoteStay } from '../../domain/pricing';
import { deskReading, deskRoomTypes } from '../../offline/desk';
import { DateFields } from '../../ui/date-fields';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { FormDialog } from './form-dialog';
import { useDesk } from './use-desk';
import { useDeskForm } from './use-desk-form';

interface Values {
  roomId: string;
  checkIn: string;
  checkOut: string;
  quantity: number;
  adults: number;
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
  const store = useMemo(() => deskReading(deskRoomTypes(lang)), [lang]);
  const rooms = useDesk(store).data ?? [];
  const today = dayInVietNam(serverNow());
  const form = useForm<Values>({
    defaultValues: {
      roomId: '',
      checkIn: today,
      checkOut: addDays(today, 1),
      quantity: 1,
      adults: 2,
      guestName: '',
      guestPhone: '',
      guestEmail: '',
    },
  });
  const { busy, error, send } = useDeskForm(form);
  const values = useWatch({ control: form.control, compute: (all: Values) => all });
  const room = rooms.find(({ id }) => String(id) === values.roomId);
  const total = room ? totalOf(room, values, today) : null;
  const { errors } = form.formState;
  const submit = async (typed: Values): Promise<void> => {
    if (!room || total === null) {
      form.setError('roomId', { message: t('new.incomplete') });
      return;
    }
    const body = { ...typed, ...guestsOf(room, typed), roomId: room.id, totalPrice: total };
    const made = await send({ method: 'POST', path: '/api/reception/bookings', schema: madeBooking, body });
    if (made) onMade(made.id);
  };
  return (
    <FormDialog
      title={t('new.title')}
      submit={total === null ? t('new.submit') : t('new.submitFor', { total: formatVnd(total) })}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <SelectField
        label={t('new.room')}
        value={values.roomId}
        options={[
          ['', t('new.choose')],
          ...rooms.map((one) => [String(one.id), `${one.room}, ${one.apartment}`] as const),
        ]}
        error={errors.roomId?.message}
        onChange={(roomId) => {
          form.setValue('roomId', roomId);
          form.clearErrors('roomId');
        }}
      />
      <DateFields
        range={{ checkIn: values.checkIn || null, checkOut: values.checkOut || null }}
        onType={({ checkIn, checkOut }) => {
          form.setValue('checkIn', checkIn ?? '');
          form.setValue('checkOut', checkOut ?? '');
        }}
        labels={{ checkIn: t('new.from'), checkOut: t('new.to') }}
        pattern={t('new.pattern', { ns: 'reception-stays' })}
        invalid={t('new.noDay', { ns: 'reception-stays' })}
      />
      <Field
        {...form.register('quantity', { valueAsNumber: true, min: 1, max: room?.maxRooms ?? 99 })}
        label={t('new.quantity')}
        type="number"
        min={1}
        max={room?.maxRooms}
        error={errors.quantity ? t('new.tooMany', { count: room?.maxRooms ?? 1 }) : undefined}
      />
      <Field
        {...form.register('adults', { valueAsNumber: true, min: 1 })}
        label={t('new.adults')}
        type="number"
        min={1}
        error={errors.adults?.message}
      />
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
    </FormDialog>
  );
}

/** Children and babies as the room includes them: none of them costs anything then. */
function guestsOf(room: DeskRoom, { quantity, adults }: Values) {
  return { ...includedGuests(room, quantity), quantity, adults };
}

/** What the stay costs, VND; `null` while it is not one. */
function totalOf(room: DeskRoom, values: Values, today: string): number | null {
  if (
    stayProblem(values.checkIn, values.checkOut, today) !== null ||
    !(values.quantity >= 1) ||
    !(values.adults >= 1)
  ) {
    return null;
  }
  return quoteStay({
    ...guestsOf(room, values),
    nightlyPrice: room.price,
    discountPercent: room.discount,
    checkIn: values.checkIn,
    checkOut: values.checkOut,
    includedAdults: room.maxAdults,
    includedChildren: room.maxChildren,
  }).total;
}
