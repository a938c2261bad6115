import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nationalityOf } from '../../../domain/foreign-guests/countries';
import type { Language } from '../../../domain/languages';
import { Field } from '../../../ui/forms/field';
import { ContactFields } from '../bookings/contact-fields';
import { NationalityField } from './nationality-field';

interface Guest {
  guestName: string;
  guestNationality: string;
  guestPhone: string;
  guestEmail: string;
}

interface GuestFieldsProps {
  register: UseFormRegister<Guest>;
  errors: FieldErrors<Guest>;
  /** Word over the name. */
  label: string;
  nationality: string;
  onNationality: (nationality: string) => void;
  lang: Language;
}

/** Asks who comes: name and nationality, both of which have to be there, then how they are reached. */
export function GuestFields({ register, errors, label, nationality, onNationality, lang }: GuestFieldsProps) {
  const { t } = useTranslation('reception-bookings');
  // Without an input of its own it is checked with all others, so that what is missing is named at once.
  register('guestNationality', { validate: (value) => nationalityOf(value) !== null || t('new.nationalityMissing') });
  return (
    <>
      <Field
        {...register('guestName', { required: t('correct.nameMissing') })}
        label={label}
        autoComplete="off"
        error={errors.guestName?.message}
      />
      <NationalityField
        value={nationality}
        error={errors.guestNationality?.message}
        lang={lang}
        onChange={onNationality}
      />
      <ContactFields register={register} errors={errors} emailHint={t('new.emailHint')} />
    </>
  );
}
