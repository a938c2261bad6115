import { useTranslation } from 'react-i18next';
import { formatVnd } from '../../domain/money';
import { tourPrice } from '../../domain/tours';
import css from './tour-price.module.css';

interface TourPriceProps {
  tour: { price: number; discountPercent: number };
}

/** What a tour costs each, and what it cost before the discount. */
export function TourPrice({ tour }: TourPriceProps) {
  const { t } = useTranslation('tours');
  return (
    <p className={css.price}>
      <span>
        <b>{formatVnd(tourPrice(tour))}</b> {t('perPerson')}
      </span>
      {tour.discountPercent > 0 && <s aria-label={t('original')}>{formatVnd(tour.price)}</s>}
    </p>
  );
}
