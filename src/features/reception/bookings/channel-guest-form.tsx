import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { nameChannelGuestCall } from '../../../contract/bookings/desk-calls';
import { guestLimits } from '../../../domain/bookings/guests';
import { nationalityOf } from '../../../domain/foreign-guests/countries';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskRoomTypes } from '../../../offline/desk/desk-sources';
import { Field } from '../../../ui/forms/field';
import { Stepper } from '../../../ui/forms/stepper';
import { showToast } from '../shared/desk-notice';
import { useDesk } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import { NationalityField } from '../walk-in/nationality-field';
import css from './booking-dialog.module.css';
import { ContactFields } from './contact-fields';
import { AmountField, FormEnd } from './form-parts';

const PEOPLE = ['adults', 'children'] as const;

interface Values {
  guestName: string;
  guestPhone: string;
  guestEmail: string;
  guestNationality: string;
  adults: number;
  children: number;
  /** Of the whole stay, VND; `null` where the channel has it all. */
  amount: number | null;
}

interface ChannelGuestFormProps {
  booking: DeskBookingDetail;
  lang: Language;
  onDone: () => void;
}

/** Says who comes for nights that another channel has sold: from then on a guest as all others are. */
export function ChannelGuestForm({ booking, lang, onDone }: ChannelGuestFormProps) {
  const { t } = useTranslation('reception-bookings');
  const store = useMemo(() => deskQuery(deskRoomTypes(lang)), [lang]);
  const room = (useDesk(store).data ?? []).find(({ id }) => id === booking.roomId);
  const form = useForm<Values>({
    defaultValues: {
      ...{ guestName: '', guestPhone: '', guestEmail: '', guestNationality: '' },
      ...{ adults: 2, children: 0, amount: null },
    },
  });
  const { busy, error, send, clearError } = useDeskForm(form);
  const typed = useWatch({ control: form.control, compute: (all: Values) => all });
  const { errors } = form.formState;
  const limits = room && guestLimits(room, 1);
  const saysNationality = (): boolean => {
    const isKnown = nationalityOf(form.getValues('guestNationality')) !== null;
    if (!isKnown) form.setError('guestNationality', { message: t('new.nationalityMissing') });
    return isKnown;
  };
  const submit = async ({ amount, ...values }: Values): Promise<void> => {
    if (!saysNationality()) return;
    const body = { ...values, totalPrice: amount ?? 0 };
    if (!(await send(apiCall(nameChannelGuestCall, { params: { eventId: booking.id }, body })))) return;
    showToast({ kind: 'success', title: booking.guestName, text: t('said.named', { guest: values.guestName }) });
    onDone();
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        form.clearErrors();
        // What is missing is named all at once.
        void form.handleSubmit(submit, () => void saysNationality())(event);
      }}
    >
      <p>{t('channelGuest.lead', { channel: booking.guestName })}</p>
      <Field
        {...form.register('guestName', { required: t('correct.nameMissing') })}
        label={t('correct.name')}
        autoComplete="off"
        error={errors.guestName?.message}
      />
      <NationalityField
        value={typed.guestNationality}
        error={errors.guestNationality?.message}
        lang={lang}
        onChange={(nationality) => {
          form.setValue('guestNationality', nationality);
          form.clearErrors('guestNationality');
        }}
      />
      <ContactFields register={form.register} errors={errors} emailHint={t('new.emailHint')} />
      {limits &&
        PEOPLE.map((kind) => (
          <Stepper
            key={kind}
            label={t(`new.${kind}`)}
            value={typed[kind]}
            min={kind === 'adults' ? 1 : 0}
            max={limits[kind]}
            less={t(`new.less.${kind}`)}
            more={t(`new.more.${kind}`)}
            onChange={(value) => {
              form.setValue(kind, value);
              clearError();
            }}
          />
        ))}
      <AmountField control={form.control} label={t('channelGuest.price')} optional />
      <FormEnd
        error={error ?? errors.adults?.message ?? errors.children?.message ?? null}
        submit={t('channelGuest.submit')}
        off={busy}
        onClose={onDone}
      />
    </form>
  );
}
