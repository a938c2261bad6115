import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field';

interface Contact {
  guestPhone: string;
  guestEmail: string;
}

interface ContactFieldsProps {
  register: UseFormRegister<Contact>;
  errors: FieldErrors<Contact>;
  /** What the address is used for here. */
  emailHint: string;
}

/** How a guest is reached: telephone and mail, neither of them asked for. */
export function ContactFields({ register, errors, emailHint }: ContactFieldsProps) {
  const { t } = useTranslation('reception-bookings');
  return (
    <>
      <Field
        {...register('guestPhone')}
        label={t('new.phone')}
        inputMode="tel"
        autoComplete="off"
        error={errors.guestPhone?.message}
      />
      <Field
        {...register('guestEmail')}
        label={t('new.email')}
        hint={emailHint}
        inputMode="email"
        autoComplete="off"
        error={errors.guestEmail?.message}
      />
    </>
  );
}
