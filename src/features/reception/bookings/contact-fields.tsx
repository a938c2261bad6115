import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field';
import { EMAIL_INPUT, PHONE_INPUT } from '../../../ui/forms/input-kinds';

interface Contact {
  guestPhone: string;
  guestEmail: string;
}

interface ContactFieldsProps {
  register: UseFormRegister<Contact>;
  errors: FieldErrors<Contact>;
  /** Hint that says what the address is used for here. */
  emailHint: string;
}

/** Fields by which a guest is reached: telephone and mail, neither of them asked for. */
export function ContactFields({ register, errors, emailHint }: ContactFieldsProps) {
  const { t } = useTranslation('reception-bookings');
  return (
    <>
      <Field
        {...register('guestPhone')}
        label={t('new.phone')}
        {...PHONE_INPUT}
        autoComplete="off"
        error={errors.guestPhone?.message}
      />
      <Field
        {...register('guestEmail')}
        label={t('new.email')}
        hint={emailHint}
        {...EMAIL_INPUT}
        autoComplete="off"
        error={errors.guestEmail?.message}
      />
    </>
  );
}
