import { useTranslation } from 'react-i18next';
import type { TourSchedule } from '../../contract/tours/tours';
import { showTimeSlot } from '../../domain/tours/tours';
import css from './tour-itinerary.module.css';

/** Day by day, hour by hour. */
export function TourItinerary({ schedules }: { schedules: readonly TourSchedule[] }) {
  const { t } = useTranslation('tours');
  return (
    <section aria-labelledby="itinerary">
      <h2 id="itinerary" className={css.heading}>
        {t('detail.itinerary')}
      </h2>
      {schedules.length === 0 && <p className={css.words}>{t('detail.noItinerary')}</p>}
      <ol className={css.days}>
        {schedules.map((day, index) => (
          <li key={day.id}>
            <p className={css.day}>{t('detail.day', { day: index + 1 })}</p>
            <h3>{day.title}</h3>
            <p className={css.words}>{day.description}</p>
            <ol className={css.hours}>
              {day.details.map(({ id, timeSlot, description }) => (
                <li key={id}>
                  <time>{showTimeSlot(timeSlot)}</time>
                  <span>{description}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}
