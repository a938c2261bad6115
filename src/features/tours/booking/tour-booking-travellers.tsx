import { useTranslation } from 'react-i18next';
import type { Tour } from '../../../contract/tours/tours';
import { MAX_TRAVELLERS, priceOf, TRAVELLER_KINDS, type TravellerKind } from '../../../domain/tours/tour-price';
import { tourPrice } from '../../../domain/tours/tours';
import { Stepper } from '../../../ui/forms/stepper';
import { useVnd } from '../../../ui/hooks/use-vnd';
import type { FormPart } from './tour-booking-trip';

/** Asks how many come, and says what each of them pays. */
export function TourBookingTravellers({ form, values, tour }: FormPart & { tour: Tour | null }) {
  const { t } = useTranslation('tour-booking');
  const formatVnd = useVnd();
  const hintOf = (kind: TravellerKind): string => {
    const ages = t(`travellers.ages.${kind}`);
    if (!tour) return ages;
    const price = priceOf(kind, tourPrice(tour));
    return price === 0 ? t('travellers.free', { ages }) : t('travellers.each', { ages, price: formatVnd(price) });
  };
  return (
    <section aria-labelledby="travellers-heading">
      <h2 id="travellers-heading">{t('travellers.heading')}</h2>
      {TRAVELLER_KINDS.map((kind) => (
        <Stepper
          key={kind}
          label={t(`travellers.${kind}`)}
          hint={hintOf(kind)}
          value={values[kind]}
          min={kind === 'adults' ? 1 : 0}
          max={MAX_TRAVELLERS}
          less={t(`travellers.less.${kind}`)}
          more={t(`travellers.more.${kind}`)}
          onChange={(count) => form.setValue(kind, count)}
        />
      ))}
    </section>
  );
}
