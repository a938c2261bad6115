import { useTranslation } from 'react-i18next';
import { tourPrice } from '../../domain/tours/tours';
import { UnitPrice } from '../../ui/unit-price';
import { useVnd } from '../../ui/hooks/use-vnd';

interface TourPriceProps {
  tour: { price: number; discountPercent: number };
}

/** Price of a tour per person, and the price before the discount. */
export function TourPrice({ tour }: TourPriceProps) {
  const { t } = useTranslation('tours');
  const formatVnd = useVnd();
  return (
    <UnitPrice
      price={formatVnd(tourPrice(tour))}
      per={t('perPerson')}
      before={tour.discountPercent > 0 ? { price: formatVnd(tour.price), label: t('original') } : null}
    />
  );
}
