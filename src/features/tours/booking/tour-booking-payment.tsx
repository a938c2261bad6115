import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TOUR_PAYMENTS } from '../../../domain/validation/tour-booking';
import css from './tour-booking-fields.module.css';
import type { TourForm } from './tour-booking-values';

/** Asks how somebody would like to pay, later. */
export function TourBookingPayment({ form }: { form: UseFormReturn<TourForm> }) {
  const { t } = useTranslation('tour-booking');
  return (
    <section aria-labelledby="payment-heading">
      <h2 id="payment-heading">{t('payment.heading')}</h2>
      <p className={css.lead}>{t('payment.lead')}</p>
      <div role="radiogroup" aria-labelledby="payment-heading" className={css.ways}>
        {TOUR_PAYMENTS.map((way) => (
          <label key={way}>
            <input type="radio" value={way} {...form.register('paymentMethod')} />
            <span>
              <b>{t(`payment.${way}`)}</b>
              <small>{t(`payment.texts.${way}`)}</small>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
