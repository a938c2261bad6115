import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeskAvailability } from '../../../contract/bookings/desk-availability';
import { showDay } from '../../../domain/days';
import { Field } from '../../../ui/forms/field';
import { MoneyField } from '../../../ui/forms/money-field';
import type { WalkInValues } from './walk-in-values';

interface WalkInPriceProps {
  form: UseFormReturn<WalkInValues>;
  room: DeskAvailability['rooms'][number];
}

/** Another price for the stay, and why it is sold against the rules: each with its reason, which the booking keeps. */
export function WalkInPrice({ form, room }: WalkInPriceProps) {
  const { t } = useTranslation('reception-bookings');
  const { errors } = form.formState;
  const [open, setOpen] = useState(false);
  const { unsold } = room;
  return (
    <>
      {unsold && (
        <>
          <p role="status">{t(`unsold.${unsold.reason}`, { day: showDay(unsold.day), count: unsold.minStay ?? 1 })}</p>
          <Field
            {...form.register('notSoldReason', { validate: (value) => value.trim() !== '' || t('unsold.missing') })}
            label={t('unsold.reason')}
            maxLength={200}
            autoComplete="off"
            error={errors.notSoldReason?.message}
          />
        </>
      )}
      {!open && (
        <p>
          <button type="button" className="btn text" onClick={() => setOpen(true)}>
            {t('byHand.open')}
          </button>
        </p>
      )}
      {open && (
        <>
          <Controller
            control={form.control}
            name="priceByHand"
            rules={{ validate: (value) => !Number.isNaN(value) || t('bill.form.amountUnread') }}
            render={({ field, fieldState }) => (
              <MoneyField
                {...field}
                label={t('byHand.price')}
                hint={t('byHand.hint')}
                unread={t('bill.form.amountUnread')}
                error={fieldState.error?.message}
              />
            )}
          />
          <Field
            {...form.register('priceReason', {
              validate: (value, { priceByHand }) =>
                priceByHand === null || value.trim() !== '' || t('byHand.reasonMissing'),
            })}
            label={t('byHand.reason')}
            maxLength={200}
            autoComplete="off"
            error={errors.priceReason?.message}
          />
        </>
      )}
    </>
  );
}
