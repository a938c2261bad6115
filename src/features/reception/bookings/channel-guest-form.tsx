import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { nameChannelGuestCall } from '../../../contract/bookings/desk-calls';
import { guestLimits } from '../../../domain/bookings/guests';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskRoomTypes } from '../../../offline/desk/desk-sources';
import { showToast } from '../shared/desk-notice';
import { useDesk } from '../shared/use-desk';
import { useDeskForm } from '../shared/use-desk-form';
import { GuestFields } from '../walk-in/guest-fields';
import css from './booking-dialog.module.css';
import { AmountField, FormEnd } from './form-parts';
import { GuestSteppers } from './guest-steppers';

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
  const submit = async ({ amount, ...values }: Values): Promise<void> => {
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
        // An error at a counter, which is not registered, would keep the form from ever being sent again.
        form.clearErrors();
        void form.handleSubmit(submit)(event);
      }}
    >
      <p>{t('channelGuest.lead', { channel: booking.guestName })}</p>
      <GuestFields
        register={form.register}
        errors={errors}
        label={t('correct.name')}
        nationality={typed.guestNationality}
        onNationality={(nationality) => {
          form.setValue('guestNationality', nationality);
          form.clearErrors('guestNationality');
        }}
        lang={lang}
      />
      {limits && (
        <GuestSteppers
          kinds={PEOPLE}
          guests={typed}
          limits={limits}
          onChange={(kind, count) => {
            form.setValue(kind, count);
            clearError();
          }}
        />
      )}
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
