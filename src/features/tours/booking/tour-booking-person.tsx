import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field';
import { EMAIL_INPUT, NAME_INPUT, PHONE_INPUT } from '../../../ui/forms/input-kinds';
import { TextArea } from '../../../ui/forms/text-area';
import css from './tour-booking-fields.module.css';
import type { FormPart } from './tour-booking-trip';

const INPUTS = {
  fullName: { ...NAME_INPUT, enterKeyHint: 'next' },
  phone: { ...PHONE_INPUT, enterKeyHint: 'next' },
  email: { ...EMAIL_INPUT, enterKeyHint: 'next' },
  address: { autoComplete: 'street-address', enterKeyHint: 'next' },
  ward: { autoComplete: 'address-level3', enterKeyHint: 'next' },
  district: { autoComplete: 'address-level2', enterKeyHint: 'next' },
  province: { autoComplete: 'address-level1', enterKeyHint: 'next' },
} as const;

/** Person whom reception calls back. Two tiers of an address are enough; the third is for those who still use it (ruling 28). */
export function TourBookingPerson({ form, messageOf }: FormPart) {
  const { t } = useTranslation('tour-booking');
  const hints: Partial<Record<keyof typeof INPUTS, string>> = {
    address: t('person.hints.address'),
    district: t('person.hints.district'),
  };
  return (
    <section aria-labelledby="person-heading">
      <h2 id="person-heading">{t('person.heading')}</h2>
      <div className={css.fields}>
        {(['fullName', 'phone', 'email', 'address', 'ward', 'province', 'district'] as const).map((field) => (
          <Field
            key={field}
            {...form.register(field)}
            {...INPUTS[field]}
            className={field === 'fullName' || field === 'address' ? css.whole : undefined}
            label={t(`person.${field}`)}
            hint={hints[field]}
            error={messageOf(field)}
            required={field !== 'district'}
          />
        ))}
        <TextArea
          {...form.register('note')}
          className={css.whole}
          rows={3}
          label={t('person.note')}
          hint={t('person.hints.note')}
          error={messageOf('note')}
        />
      </div>
    </section>
  );
}
