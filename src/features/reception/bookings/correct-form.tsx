import { useId, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { apiCall } from '../../../api/call';
import { correctDeskBookingCall } from '../../../contract/bookings/desk-calls';
import type { CorrectBooking } from '../../../contract/bookings/desk-corrections';
import { GUEST_KINDS, guestLimits } from '../../../domain/bookings/guests';
import { quoteRoom } from '../../../domain/bookings/pricing';
import type { Language } from '../../../domain/languages';
import {
  countryName,
  foreignCountries,
  keptNationality,
  nationalityOf,
  VIET_NAM,
} from '../../../domain/foreign-guests/countries';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskRoomTypes } from '../../../offline/desk/desk-sources';
import { Field } from '../../../ui/forms/field';
import { SelectField } from '../../../ui/forms/select-field';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { showToast } from '../shared/desk-notice';
import { useDesk } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import css from './booking-dialog.module.css';
import { ContactFields } from './contact-fields';
import { GuestSteppers } from './guest-steppers';

interface Values {
  guestName: string;
  guestPhone: string;
  guestEmail: string;
  adults: number;
  children: number;
  babies: number;
  nationality: string;
  source: string;
  note: string;
  totalPrice: number;
}

interface CorrectFormProps {
  booking: DeskBookingDetail;
  lang: Language;
  onDone: () => void;
}

/** Corrects what a booking says of its guest. The price for another number of guests is shown before it is saved. */
export function CorrectForm({ booking, lang, onDone }: CorrectFormProps) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const sources = useId();
  const store = useMemo(() => deskQuery(deskRoomTypes(lang)), [lang]);
  const room = (useDesk(store).data ?? []).find(({ id }) => id === booking.roomId);
  // The form stands as it was read then, while the booking goes on being read.
  const [sequence] = useState(booking.sequence);
  const { guestName, phone, email, adults, children, babies, nationality, source, note } = booking;
  const people = { adults, children, babies };
  const form = useForm<Values>({
    defaultValues: {
      ...{ guestName, guestPhone: phone, guestEmail: email, ...people, nationality, source, note },
      totalPrice: booking.total,
    },
  });
  const { busy, error, send, clearError } = useDeskForm(form);
  const typed = useWatch({ control: form.control, compute: (all: Values) => all });
  const { errors } = form.formState;
  const { quantity, checkIn, checkOut, surcharge } = booking;
  const stay = { quantity, checkIn, checkOut, adults: typed.adults, children: typed.children };
  const hasOthers = GUEST_KINDS.some((kind) => typed[kind] !== people[kind]);
  const total = room && hasOthers ? booking.total - surcharge + quoteRoom(room, stay).surcharge : booking.total;
  const limits = room && guestLimits(room, quantity);
  const submit = async (values: Values): Promise<void> => {
    const body: CorrectBooking = { ...values, sequence, totalPrice: total };
    if (!(await send(apiCall(correctDeskBookingCall, { params: { id: booking.id }, body })))) return;
    showToast({ kind: 'success', title: t('said.corrected'), text: values.guestName });
    onDone();
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        // An error at what is not registered, such as the price, would keep the form from ever being sent again.
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      <Field
        {...form.register('guestName', { required: t('correct.nameMissing') })}
        label={t('correct.name')}
        autoComplete="off"
        error={errors.guestName?.message}
      />
      <ContactFields register={form.register} errors={errors} emailHint={t('correct.emailHint')} />
      {limits && (
        <GuestSteppers
          kinds={GUEST_KINDS}
          guests={typed}
          limits={limits}
          onChange={(kind, count) => {
            form.setValue(kind, count);
            clearError();
          }}
        />
      )}
      <SelectField
        label={t('correct.nationality')}
        value={typed.nationality}
        options={nationsOf(nationality, lang)}
        error={errors.nationality?.message}
        onChange={(value) => form.setValue('nationality', value)}
      />
      <Field
        {...form.register('source')}
        label={t('correct.source')}
        hint={t('correct.sourceHint')}
        list={sources}
        maxLength={60}
        autoComplete="off"
        error={errors.source?.message}
      />
      <datalist id={sources}>
        {t('correct.sources', { returnObjects: true }).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <label>
        {t('correct.note')}
        <textarea maxLength={500} {...form.register('note')} />
      </label>
      {total !== booking.total && (
        <p role="status">{t('correct.total', { total: formatVnd(total), before: formatVnd(booking.total) })}</p>
      )}
      <div role="alert">
        {error ?? errors.totalPrice?.message ?? errors.adults?.message ?? errors.children?.message}
      </div>
      <div className={css.acts}>
        <button type="submit" className="btn" disabled={busy}>
          {total === booking.total ? t('correct.submit') : t('correct.submitFor', { total: formatVnd(total) })}
        </button>
        <button type="button" className="btn text" onClick={onDone}>
          {t('correct.keep')}
        </button>
      </div>
    </form>
  );
}

/** Every country, Viet Nam and the frequent ones first; what the booking says in other words stays as it was typed. Kept are the words in Vietnamese. */
function nationsOf(now: string, lang: Language): [string, string][] {
  const known = nationalityOf(now);
  const countries: [string, string][] = [
    ['Việt Nam', countryName(VIET_NAM, lang) ?? 'Việt Nam'],
    ...foreignCountries(lang).map(([code, name]): [string, string] => [
      known === code ? now : keptNationality(code),
      name,
    ]),
  ];
  return countries.some(([value]) => value === now) ? countries : [[now, now], ...countries];
}
