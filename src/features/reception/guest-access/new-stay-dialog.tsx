import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { makeStayCall } from '../../../contract/guest-access/desk-calls';
import type { DoorsAsked } from '../../../contract/guest-access/doors';
import type { NewStay } from '../../../contract/guest-access/stays';
import { typedApartmentCode } from '../../../domain/guest-access/typed-apartment-code';
import { addDays } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskDoors } from '../../../offline/desk/desk-sources';
import { DateFields } from '../../../ui/forms/date-fields';
import { Field } from '../../../ui/forms/field';
import { FormDialog } from '../shared/form-dialog';
import { SharedDoor } from './shared-door';
import type { StayLink } from './stay-link-dialog';
import { useDesk } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import { useFailureText } from '../shared/failure-text';
import { Tick } from '../shared/tick';
import { useHotelDay } from '../today/use-hotel-day';

/** Of a large house. */
const DOORS_OFFERED = 20;
/** After so long without a letter the server is asked, ms. */
const REST_MS = 250;

interface NewStayDialogProps {
  lang: Language;
  onClose: () => void;
  onMade: (link: StayLink) => void;
}

/** A new stay: door, guest, two days. Its link is shown at once, because it is kept nowhere. */
export function NewStayDialog({ lang, onClose, onMade }: NewStayDialogProps) {
  const { t } = useTranslation(['reception-guest-access', 'common']);
  const today = useHotelDay();
  const form = useForm<NewStay>({
    defaultValues: {
      apartment: '',
      guestName: '',
      from: today,
      to: addDays(today, 1),
      alongside: false,
      arrived: false,
    },
  });
  const { busy, error, send } = useDeskForm(form);
  const [from, to, typed] = useWatch({ control: form.control, name: ['from', 'to', 'apartment'] });
  const doors = useDoorsLike(typed, lang);
  const { errors } = form.formState;
  const failureText = useFailureText();
  const [taken, setTaken] = useState<string | null>(null);
  /** Another door or other nights are another question. */
  const askAnew = (): void => {
    setTaken(null);
    form.setValue('alongside', false);
  };
  const submit = async (values: NewStay): Promise<void> => {
    if (values.from === '' || values.to === '') {
      form.setError('from', { message: t('new.noDay') });
      return;
    }
    const { arrived = false, ...stay } = values;
    const isHere = arrived && stay.from <= today;
    const body = { ...stay, ...(isHere && { arrived }), apartment: typedApartmentCode(stay.apartment) };
    const call = apiCall(makeStayCall, { body });
    const made = await send(call, (failure) => {
      const isTaken = failure.code === 'doorTaken' || failure.code === 'doorOccupied';
      if (isTaken) setTaken(failureText(failure));
      return isTaken;
    });
    if (made) onMade({ ...body, id: made.id, link: made.link });
  };
  return (
    <FormDialog
      title={t('new.title')}
      submit={t('new.submit')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(event) => {
        // An error at a field that is not registered would keep the form from ever being sent again.
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      <Field
        {...form.register('apartment', { required: t('new.required'), onChange: askAnew })}
        label={t('new.apartment')}
        hint={t('new.apartmentHint')}
        error={errors.apartment?.message}
        list="desk-doors"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <datalist id="desk-doors">
        {doors.map((door) => (
          <option key={door} value={door} />
        ))}
      </datalist>
      <Field
        {...form.register('guestName', { required: t('new.required') })}
        label={t('new.guest')}
        error={errors.guestName?.message}
        autoComplete="off"
      />
      <DateFields
        range={{ checkIn: from === '' ? null : from, checkOut: to === '' ? null : to }}
        onType={({ checkIn, checkOut }) => {
          form.setValue('from', checkIn ?? '');
          form.setValue('to', checkOut ?? '');
          form.clearErrors(['from', 'to']);
          askAnew();
        }}
        strict
        labels={{ checkIn: t('new.from'), checkOut: t('new.to') }}
        pattern={t('new.pattern')}
        invalid={t('new.noDay')}
      />
      {from !== '' && from <= today && <Tick {...form.register('arrived')}>{t('new.here')}</Tick>}
      <SharedDoor taken={taken} {...form.register('alongside')} />
      {(errors.from ?? errors.to) && <p role="alert">{errors.from?.message ?? errors.to?.message}</p>}
    </FormDialog>
  );
}

/** Doors in use to choose from: of a small house all of them, of a large one those that have what is typed. */
function useDoorsLike(typed: string, lang: Language): string[] {
  const [asked, setAsked] = useState<DoorsAsked | null>(null);
  const store = useMemo(() => deskQuery(deskDoors(lang, asked)), [lang, asked]);
  const { data } = useDesk(store);
  const isLarge = data?.figures !== undefined;
  useEffect(() => {
    if (!isLarge) return undefined;
    const wanted: DoorsAsked = { shown: 'all', q: typed, limit: DOORS_OFFERED };
    const timer = setTimeout(() => setAsked(typed === '' ? null : wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [isLarge, typed]);
  return (data?.items ?? []).filter(({ retiredAt }) => retiredAt === null).map(({ apartment }) => apartment);
}
