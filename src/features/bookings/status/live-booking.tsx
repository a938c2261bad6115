import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../api/server-clock';
import { type Day, showDay, timeInVietNam } from '../../../domain/days';
import { guestState, type GuestState, ON_HOME } from '../../../domain/stay-words/of-booking';
import { isGoingOn, type OwnBooking, ownBookings } from '../../../offline/bookings/own-bookings';
import { Icon } from '../../../ui/icon';
import css from './live-booking.module.css';

interface LiveBookingProps {
  today: Day;
  paths: { own: string; bookingOf: (id: string) => string };
}

/** One that our server has not answered may have been made. */
const stateOf = (one: OwnBooking): GuestState | null =>
  one.status && guestState({ ...one, status: one.status }, serverNow());

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
  const held = bookings.find((one) => stateOf(one) === 'HOLD');
  const shown = held ?? bookings.find((one) => !['EXPIRED', 'LAPSED'].includes(stateOf(one) ?? ''));
  const only = bookings.length === 1 ? shown?.id : null;
  return (
    <p className={css.live}>
      <Link to={only ? paths.bookingOf(only) : paths.own}>
        <Icon name="calendar" />
        <span>
          <b>{t('own.title')}</b>
          <small>
            {held?.expiresAt
              ? t(ON_HOME.HOLD, { time: timeInVietNam(Date.parse(held.expiresAt)) })
              : shown
                ? t(ON_HOME.STANDS, { from: showDay(shown.checkIn), to: showDay(shown.checkOut) })
                : t(ON_HOME.ELSE)}
          </small>
        </span>
        <Icon name="chevron-right" />
      </Link>
    </p>
  );
}
