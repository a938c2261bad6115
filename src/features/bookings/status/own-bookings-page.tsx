import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../api/server-clock';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import { type Day, showDay, timeInVietNam } from '../../../domain/days';
import { guestState, IN_LIST } from '../../../domain/stay-words/of-booking';
import type { Language } from '../../../domain/languages';
import { isGoingOn, type OwnBooking, ownBookings } from '../../../offline/bookings/own-bookings';
import { BookingLine } from '../../../ui/booking-line';
import { EmptyState } from '../../../ui/empty-state';
import { PageHead } from '../../../ui/page/page-head';
import css from './own-bookings-page.module.css';
import { useBookingView } from './use-booking-view';

export interface OwnBookingsProps {
  today: Day;
  lang: Language;
  brand: string | null;
  paths: {
    apartments: string;
    bookingOf: (id: string) => string;
    /** Address at which an attempt whose answer never came is gone on with. */
    stayOf: (stay: Pick<OwnBooking, 'roomId' | 'checkIn' | 'checkOut' | 'quantity'>) => string;
  };
}

/** Bookings made, or looked at, on this phone: for those without an account, who have only the mail otherwise. */
export function OwnBookingsPage(props: OwnBookingsProps) {
  const { today, brand, paths } = props;
  const { t } = useTranslation('bookings');
  const [bookings, setBookings] = useState<OwnBooking[] | null>(null);
  useEffect(() => {
    let here = true;
    void ownBookings().then((found) => here && setBookings(found));
    return () => {
      here = false;
    };
  }, []);
  const head = <PageHead title={t('own.title')} brand={brand} hidden />;
  if (bookings?.length === 0) {
    return (
      <>
        {head}
        <EmptyState
          page
          heading={t('own.title')}
          text={t('own.none')}
          actions={
            <Link className="btn" to={paths.apartments}>
              {t('missing.list')}
            </Link>
          }
        />
      </>
    );
  }
  const now = bookings?.filter((one) => isGoingOn(one, today)) ?? [];
  const over = bookings?.filter((one) => !isGoingOn(one, today)) ?? [];
  return (
    <div className={css.page} aria-busy={bookings === null}>
      {head}
      <h1>{t('own.title')}</h1>
      <p className={css.lead}>{t('own.lead')}</p>
      <List bookings={now} {...props} />
      {over.length > 0 && <h2>{t('own.over')}</h2>}
      <List bookings={[...over].reverse()} {...props} />
    </div>
  );
}

function List({ bookings, ...props }: OwnBookingsProps & { bookings: readonly OwnBooking[] }) {
  if (bookings.length === 0) return null;
  return (
    <ul>
      {bookings.map((one) => (
        <Row key={one.id ?? `${one.roomId}:${one.checkIn}`} {...props} booking={one} />
      ))}
    </ul>
  );
}

function Row({ booking, today, lang, paths }: OwnBookingsProps & { booking: OwnBooking }) {
  const { t } = useTranslation('bookings');
  const { id, checkIn, checkOut } = booking;
  // What is over is not asked about again.
  const view = useBookingView(isGoingOn(booking, today) ? id : null, lang).data;
  const { status: last, expiresAt } = view ?? booking;
  const status = last && guestState({ ...(view ?? booking), status: last }, serverNow());
  return (
    <BookingLine
      to={id === null ? paths.stayOf(booking) : paths.bookingOf(id)}
      name={view ? view.room.apartmentName : t('own.stay')}
      status={status ?? 'HOLD'}
      label={
        status === null
          ? t(IN_LIST.UNANSWERED)
          : status === 'HOLD' && expiresAt !== null
            ? t(IN_LIST.HOLD, { time: timeInVietNam(Date.parse(expiresAt)) })
            : t(`status.name.${status}`)
      }
    >
      {view && <span>{view.room.name}</span>}
      <span className="num">{t('conflict.choose', { from: showDay(checkIn), to: showDay(checkOut) })}</span>
      {id !== null && (
        <span className="num" translate="no">
          {t('own.number', { number: bookingNumber(id) })}
        </span>
      )}
    </BookingLine>
  );
}
