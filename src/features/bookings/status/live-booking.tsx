import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Day, showDay, timeInVietNam } from '../../../domain/days';
import { isGoingOn, type OwnBooking, ownBookings } from '../../../offline/bookings/own-bookings';
import { Icon } from '../../../ui/icon';
import css from './live-booking.module.css';

interface LiveBookingProps {
  today: Day;
  paths: { own: string; bookingOf: (id: string) => string };
}

/** The way back to what is booked on this phone, with what matters about it now; a hold comes first, its time runs. */
export function LiveBooking({ today, paths }: LiveBookingProps) {
  const { t } = useTranslation('site');
  const [bookings, setBookings] = useState<OwnBooking[]>([]);
  useEffect(() => {
    let here = true;
    void ownBookings().then((found) => here && setBookings(found.filter((one) => isGoingOn(one, today))));
    return () => {
      here = false;
    };
  }, [today]);
  const held = bookings.find(({ status }) => status === 'HOLD');
  const shown = held ?? bookings[0];
  const only = bookings.length === 1 ? shown?.id : null;
  return (
    <p className={css.live}>
      <Link to={only ? paths.bookingOf(only) : paths.own}>
        <Icon name="calendar" />
        <span>
          <b>{t('own.title')}</b>
          <small>
            {held?.expiresAt
              ? t('own.held', { time: timeInVietNam(Date.parse(held.expiresAt)) })
              : shown
                ? t('own.stay', { from: showDay(shown.checkIn), to: showDay(shown.checkOut) })
                : t('own.here')}
          </small>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </p>
  );
}
