import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../contract/desk-bookings';
import { dayInVietNam, timeInVietNam } from '../../domain/days';
import css from './booking-dialog.module.css';
import { shortDay } from './weekday';

/** What has happened to a booking, the newest first. */
export function BookingHistory({ booking }: { booking: DeskBookingDetail }) {
  const { t } = useTranslation('reception-bookings');
  return (
    <>
      <h3>{t('detail.history')}</h3>
      <ol className={css.history}>
        {booking.history.toReversed().map(({ at, status, by, note, event }, index) => (
          <li key={index}>
            <time dateTime={at}>
              {shortDay(dayInVietNam(Date.parse(at)))} {timeInVietNam(Date.parse(at))}
            </time>
            <span>
              {t(event === null ? `status.${status}` : `events.${event}`)}
              {by !== null && <small>{by}</small>}
              {note !== '' && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
