import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { bookingConflict } from '../../contract/bookings/bookings';
import type { StayAddress } from '../../contract/bookings/stay-address';
import css from './booking-notes.module.css';
import { ConflictPanel, Panel, PriceChangedPanel } from './booking-panels';
import type { Booking } from './use-booking';

interface BookingNotesProps {
  booking: Booking;
  stay: StayAddress;
  /** The total on the screen, VND. */
  shown: number;
  apartmentPath: string;
  bookingOf: (id: string) => string;
  onStay: (stay: StayAddress) => void;
  /** The guest wants it for the right price. */
  onPrice: (right: number) => void;
}

/** What has come between: a hold that ended, a booking that is there already, a conflict, another price. */
export function BookingNotes({ booking, stay, shown, apartmentPath, bookingOf, onStay, onPrice }: BookingNotesProps) {
  const { t } = useTranslation('booking');
  const { attempt, ending, past, status } = booking;
  const { checkIn, checkOut } = stay;
  const done = status === 'PENDING' || status === 'CONFIRMED';
  const refusal = ending?.is === 'refused' ? ending.failure : null;
  const conflict = refusal ? bookingConflict.safeParse(refusal.body).data : undefined;
  const right = conflict?.totalPrice;
  return (
    <>
      {past && (
        <Panel heading={t(`status.name.${past.status}`)} text={t('holdEnded')} urgent={false}>
          <Link className="btn quiet" to={bookingOf(past.id)}>
            {t('success.see')}
          </Link>
        </Panel>
      )}
      {done && attempt?.booking && (
        <Panel heading={t('already.heading')} text={t('already.text')} urgent={false}>
          <p className={css.ways}>
            <Link className="btn" to={bookingOf(attempt.booking.id)}>
              {t('already.open')}
            </Link>
            <button type="button" className="btn quiet" onClick={() => void booking.release()}>
              {t('already.again')}
            </button>
          </p>
        </Panel>
      )}
      {refusal?.code === 'nightsTaken' && checkIn !== null && checkOut !== null && (
        <ConflictPanel
          checkIn={checkIn}
          checkOut={checkOut}
          alternatives={conflict?.alternatives}
          apartmentPath={apartmentPath}
          onDates={(from, to) => onStay({ ...stay, checkIn: from, checkOut: to })}
          onRoom={(apartmentId, roomId) => onStay({ ...stay, apartmentId, roomId })}
        />
      )}
      {refusal?.code === 'priceChanged' && right !== undefined && (
        <PriceChangedPanel before={shown} now={right} onBack={booking.clear} onAccept={() => onPrice(right)} />
      )}
      {refusal?.code === 'sameBooking' && conflict?.bookingId !== undefined && (
        <Panel heading={t('same.heading')} text={t('same.text')}>
          <Link className="btn" to={bookingOf(conflict.bookingId)}>
            {t('same.open')}
          </Link>
        </Panel>
      )}
    </>
  );
}

/** Refusals that have a note to themselves. */
export const hasOwnNote = (code: string | undefined): boolean =>
  code === 'nightsTaken' || code === 'priceChanged' || code === 'sameBooking';
