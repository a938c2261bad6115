import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { showDay } from '../../domain/days';
import type { Language } from '../../domain/languages';
import { bookingsOf } from '../../offline/accounts/account';
import { createQuery, querySource } from '../../offline/query/query';
import { BookingLine } from '../../ui/booking-line';
import { useQuery } from '../../ui/hooks/use-query';
import { useVnd } from '../../ui/hooks/use-vnd';
import css from './own-bookings.module.css';

interface OwnBookingsProps {
  userId: string;
  lang: Language;
  paths: { bookingOf: (id: string) => string; apartments: string };
}

/** Bookings made while signed in, the latest first, each with a link to its page. */
export function OwnBookings({ userId, lang, paths }: OwnBookingsProps) {
  const { t } = useTranslation(['accounts', 'bookings', 'common']);
  const formatVnd = useVnd();
  const store = useMemo(() => createQuery(querySource(bookingsOf(userId, lang))), [userId, lang]);
  const { data: answer, asking } = useQuery(store);
  const bookings = answer?.data;
  return (
    <section className={css.bookings} aria-labelledby="bookings-heading">
      <h2 id="bookings-heading">{t('bookings.heading')}</h2>
      {!bookings && asking && <div className={css.skeleton} role="status" aria-busy="true" />}
      {!bookings && !asking && (
        <p className={css.none} role="alert">
          {t('bookings.failed')}{' '}
          <button type="button" onClick={() => void store.refresh()}>
            {t('buttons.retry', { ns: 'common' })}
          </button>
        </p>
      )}
      {bookings?.length === 0 && (
        <p className={css.none}>
          {t('bookings.empty')} <Link to={paths.apartments}>{t('bookings.find')}</Link>
        </p>
      )}
      {bookings && bookings.length > 0 && (
        <ul>
          {bookings.map((one) => (
            <BookingLine
              key={one.id}
              to={paths.bookingOf(one.id)}
              picture={one.imageUrl}
              name={one.apartmentName}
              status={one.status}
              label={t(`status.name.${one.status}`, { ns: 'bookings' })}
              price={formatVnd(one.totalPrice)}
            >
              <span>{one.roomName}</span>
              <span className="num">
                {t('bookings.stay', { from: showDay(one.checkIn), to: showDay(one.checkOut) })}
              </span>
            </BookingLine>
          ))}
        </ul>
      )}
    </section>
  );
}
