import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StayAddress } from '../../contract/bookings/stay-address';
import { nightsBetween, showDay } from '../../domain/days';
import { Picture } from '../../ui/pictures/picture';
import type { RoomOfStay } from './booking-room';
import css from './stay-summary.module.css';

interface StaySummaryProps extends RoomOfStay {
  stay: StayAddress;
  hours: { checkIn: string; checkOut: string };
  /** Page on which dates are chosen. */
  apartmentPath: string;
}

/** Names the room, its place, and the days. */
export function StaySummary({ apartment, room, stay, hours, apartmentPath }: StaySummaryProps) {
  const { t } = useTranslation('bookings');
  const { checkIn, checkOut } = stay;
  const nights = checkIn !== null && checkOut !== null ? nightsBetween(checkIn, checkOut) : 0;
  const picture = apartment.images[0]?.imageUrl;
  return (
    <section aria-label={t('summary.label')}>
      {picture && <Picture id={picture} alt="" className={css.picture ?? ''} sizes="380px" />}
      <div className={css.words}>
        <h2>{apartment.name}</h2>
        <p className={css.where}>{apartment.location}</p>
        <p>
          {room.name}
          {stay.quantity > 1 && <>, {t('summary.rooms', { count: stay.quantity })}</>}
        </p>
        <div className={css.dates}>
          <p>
            <small>{t('summary.checkIn', { time: hours.checkIn })}</small>
            <b>{checkIn === null ? t('summary.none') : showDay(checkIn)}</b>
          </p>
          {nights > 0 && <p className={css.nights}>{t('summary.nights', { count: nights })}</p>}
          <p>
            <small>{t('summary.checkOut', { time: hours.checkOut })}</small>
            <b>{checkOut === null ? t('summary.none') : showDay(checkOut)}</b>
          </p>
        </div>
        {nights === 0 && (
          <Link className="btn quiet" to={apartmentPath}>
            {t('summary.chooseDates')}
          </Link>
        )}
      </div>
    </section>
  );
}
