import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formResolver } from '../../../ui/forms/form-resolver';
import { useTranslation } from 'react-i18next';
import { type Tour } from '../../../contract/tours/tours';
import { bookTourCall } from '../../../contract/tours/calls';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { quoteTour } from '../../../domain/tours/tour-price';
import { checkTourBooking, TOUR_BOOKING_FIELDS, type TourBookingField } from '../../../domain/validation/tour-booking';
import { fillOwnPhone } from '../../../offline/accounts/own-phone';
import { sendAndSee } from '../../../offline/outbox/send-and-see';
import { Toast, type ToastWords } from '../../../ui/toast';
import css from './tour-booking-form.module.css';
import { TourBookingPayment } from './tour-booking-payment';
import { TourBookingPerson } from './tour-booking-person';
import { TourBookingSummary } from './tour-booking-summary';
import { TourBookingTravellers } from './tour-booking-travellers';
import { TourBookingTrip } from './tour-booking-trip';
import { dropDraft, keepDraft, requestOf, type TourForm } from './tour-booking-values';

interface FormProps {
  start: TourForm;
  /** Tours to choose from; `null` while they are on their way, or when they do not come. */
  tours: Tour[] | null;
  away: boolean;
  today: Day;
  lang: Language;
  onPriceChanged: () => void;
  onSent: (id: string, form: TourForm, total: number | null) => void;
}

const rulesOn = (today: Day) => formResolver((form: TourForm) => checkTourBooking(form, today));

/** Trip, travellers, person, way to pay; the sum stands beside it all the while. */
export function TourBookingForm({ start, tours, away, today, lang, onPriceChanged, onSent }: FormProps) {
  const { t } = useTranslation('tour-booking');
  const form = useForm<TourForm>({ defaultValues: start, resolver: rulesOn(today), shouldFocusError: false });
  const values = useWatch({ control: form.control }) as TourForm;
  const [toast, setToast] = useState<ToastWords | null>(null);
  const hideToast = useCallback(() => setToast(null), []);
  const place = useRef<HTMLFormElement>(null);
  const { errors, isSubmitting, submitCount } = form.formState;
  useEffect(() => keepDraft(values), [values]);
  useEffect(() => fillOwnPhone(form, 'phone'), [form]);
  useEffect(() => {
    // The first field that is wrong, whatever it is made of.
    if (submitCount > 0) place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount]);

  const tour = tours?.find(({ id }) => id === values.tourId) ?? null;
  const quote = tour && quoteTour(tour, values);
  // A tour that the address or a draft names is called as the list calls it, once there is one.
  useEffect(() => {
    if (tour && values.tourName !== tour.name) form.setValue('tourName', tour.name);
  }, [tour, values.tourName, form]);

  const submit = async (typed: TourForm): Promise<void> => {
    const total = quote?.total ?? null;
    // Without the list there is no price to agree on, so the trip goes by its name.
    const body = requestOf({ ...typed, tourId: tour?.id ?? null }, total, lang);
    const result = await sendAndSee({ kind: 'tour-booking', path: bookTourCall.path, body });
    if (result.is !== 'failed') {
      dropDraft();
      onSent(result.id, typed, total);
      return;
    }
    const why = { priceChanged: 'price', notFound: 'gone' } as const;
    const name = result.code === 'priceChanged' || result.code === 'notFound' ? why[result.code] : 'text';
    setToast({ kind: 'error', title: t('failed.title'), text: t(`failed.${name}`) });
    if (name !== 'text') onPriceChanged();
    const field = TOUR_BOOKING_FIELDS.find((one) => one === result.field);
    if (field) form.setError(field, { type: result.code ?? 'invalid' });
  };
  const messageOf = (field: TourBookingField): string | undefined => {
    const code = errors[field]?.type;
    if (code === undefined) return undefined;
    const key = `errors.${field}.${code === 'departurePast' ? 'past' : code}` as 'errors.email.email';
    return t(key, { defaultValue: t('failed.text') });
  };
  const parts = { form, values, messageOf };

  return (
    <div className={css.desk}>
      <Toast words={toast} onDone={hideToast} ms={5000} />
      <form
        ref={place}
        id="tour-booking"
        noValidate
        className={css.form}
        aria-label={t('form')}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <TourBookingTrip {...parts} tours={tours} />
        <TourBookingTravellers {...parts} tour={tour} />
        <TourBookingPerson {...parts} />
        <TourBookingPayment form={form} />
      </form>
      <aside className={css.side}>
        <TourBookingSummary tour={tour} values={values} quote={quote} away={away} />
        <div className={css.send}>
          <button type="submit" form="tour-booking" className="btn" aria-disabled={isSubmitting}>
            {isSubmitting ? t('sending') : t('submit')}
          </button>
        </div>
      </aside>
    </div>
  );
}
