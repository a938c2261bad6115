import { useTranslation } from 'react-i18next';
import { tourDuration } from '../../domain/tours/tours';

/** "N ngày N-1 đêm" (specification §9), where there is a night; or what is said where that makes no sense (§8). */
export function useDurationWords(): (durationDays: number) => string {
  const { t } = useTranslation('tours');
  return (durationDays) => {
    const duration = tourDuration(durationDays);
    if (!duration) return t('badDuration');
    if (duration.nights === 0) return t('dayTrip');
    return `${t('days', { count: duration.days })} ${t('nights', { count: duration.nights })}`;
  };
}
