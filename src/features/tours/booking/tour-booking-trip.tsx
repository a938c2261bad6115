import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Tour } from '../../../contract/tours/tours';
import { TOUR_TYPES, type TourBookingField } from '../../../domain/validation/tour-booking';
import { DateField } from '../../../ui/forms/date-fields';
import { RadioGroup } from '../../../ui/forms/radio-group';
import { Field } from '../../../ui/forms/field';
import { SelectField } from '../../../ui/forms/select-field';
import css from './tour-booking-fields.module.css';
import type { TourForm } from './tour-booking-values';

export interface FormPart {
  form: UseFormReturn<TourForm>;
  values: TourForm;
  messageOf: (field: TourBookingField) => string | undefined;
}

const OTHER = 'other';

/** Asks for trip and day. Ours are chosen from a list; every other one is written down. */
export function TourBookingTrip({ form, values, messageOf, tours }: FormPart & { tours: Tour[] | null }) {
  const { t } = useTranslation('tour-booking');
  const [own, setOwn] = useState(values.tourId === null && values.tourName !== '');
  const choosing = values.tourType === 'domestic' && tours !== null && tours.length > 0;
  const writing = !choosing || own;
  const set = (changes: Partial<TourForm>): void => {
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as keyof TourForm, value, { shouldValidate: form.formState.isSubmitted });
    }
  };
  const choose = (value: string): void => {
    const tour = tours?.find(({ id }) => String(id) === value);
    setOwn(value === OTHER);
    set({ tourId: tour?.id ?? null, tourName: tour?.name ?? '' });
  };
  return (
    <section aria-labelledby="trip-heading">
      <h2 id="trip-heading">{t('tour.heading')}</h2>
      <div className={css.fields}>
        <RadioGroup
          legend={t('tour.type')}
          options={TOUR_TYPES.map((type) => [type, t(`tour.types.${type}`)] as const)}
          // A trip abroad is none of ours.
          field={form.register('tourType', { onChange: () => set({ tourId: null, tourName: '' }) })}
        />
        {choosing && (
          <div className={css.whole}>
            <SelectField
              label={t('tour.choose')}
              value={own ? OTHER : String(values.tourId ?? '')}
              options={[
                ['', t('tour.none')],
                ...tours.map(({ id, name }) => [String(id), name] as const),
                [OTHER, t('tour.other')],
              ]}
              error={own ? undefined : messageOf('tourName')}
              onChange={choose}
            />
          </div>
        )}
        {writing && (
          <Field
            {...form.register('tourName')}
            className={css.whole}
            label={t('tour.name')}
            hint={t('tour.nameHint')}
            error={messageOf('tourName')}
            autoComplete="off"
            required
          />
        )}
        <DateField
          label={t('tour.departure')}
          pattern="dd/MM/yyyy"
          hint={t('tour.departureHint')}
          day={values.departureDate === '' ? null : values.departureDate}
          invalid={t('errors.departureDate.invalid')}
          error={messageOf('departureDate')}
          onDay={(day) => set({ departureDate: day ?? '' })}
        />
      </div>
    </section>
  );
}
