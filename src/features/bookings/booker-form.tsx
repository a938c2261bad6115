import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  asGuideLanguage,
  GUIDE_LANGUAGES,
  type GuideLanguage,
  LANGUAGE_NAMES,
} from '../../domain/guide/guide-languages';
import {
  BOOKING_FORM_FIELDS,
  type BookingFormField,
  type BookingFormIssue,
  type BookingFormValues,
  NATIONALITIES,
} from '../../domain/validation/booking-form';
import { RadioGroup } from '../../ui/forms/radio-group';
import { SelectField } from '../../ui/forms/select-field';
import { Field } from '../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT, PHONE_INPUT } from '../../ui/forms/input-kinds';
import css from './booker-form.module.css';

const INPUTS = {
  fullName: { ...NAME_INPUT, enterKeyHint: 'next' },
  phoneNumber: { ...PHONE_INPUT, enterKeyHint: 'next' },
  email: { ...EMAIL_INPUT, enterKeyHint: 'done' },
} as const;

interface BookerFormProps {
  form: UseFormReturn<BookingFormValues>;
  locked: boolean;
  /** Language of mails and the booking's page. */
  mailLanguage: GuideLanguage;
  onMailLanguage: (lang: GuideLanguage) => void;
}

/** Fields about the booker: name and mail address, phone if they like, nationality. */
export function BookerForm({ form, locked, mailLanguage, onMailLanguage }: BookerFormProps) {
  const { t } = useTranslation('bookings');
  const messageOf = (field: BookingFormField): string | undefined => {
    const code = form.formState.errors[field]?.type as BookingFormIssue['code'] | undefined;
    return code && t(`form.errors.${field}.${code}` as 'form.errors.email.email');
  };
  return (
    <section aria-labelledby="booker-heading">
      <h2 id="booker-heading">{t('form.heading')}</h2>
      <fieldset className={css.fields} disabled={locked}>
        <legend className="sr">{t('form.label')}</legend>
        {BOOKING_FORM_FIELDS.map((field) => (
          <Field
            key={field}
            {...form.register(field)}
            {...INPUTS[field]}
            label={t(`form.fields.${field}`)}
            hint={t(`form.hints.${field}`)}
            error={messageOf(field)}
            required={field !== 'phoneNumber'}
          />
        ))}
        <RadioGroup
          legend={t('form.fields.nationality')}
          options={NATIONALITIES.map((one) => [one, t(`form.nationality.${one}`)] as const)}
          field={form.register('nationality')}
        />
        <SelectField
          label={t('form.fields.mailLanguage')}
          value={mailLanguage}
          options={GUIDE_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]])}
          onChange={(value) => onMailLanguage(asGuideLanguage(value) ?? mailLanguage)}
        />
      </fieldset>
    </section>
  );
}
