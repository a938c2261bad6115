import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiFailure } from '../../api/request';
import { bookingConflict } from '../../contract/bookings/bookings';
import type { StayAddress } from '../../contract/bookings/stay-address';
import css from './booking-notes.module.css';
import { ConflictPanel, Panel, PriceChangedPanel } from './booking-panels';
import { type Problem, problemIn } from './checkout-step';
import type { Checkout } from './use-checkout';

interface BookingNotesProps {
  checkout: Pick<Checkout, 'step' | 'past' | 'release' | 'clear'>;
  stay: StayAddress;
  /** The total on the screen, VND. */
  shown: number;
  apartmentPath: string;
  bookingOf: (id: string) => string;
  onStay: (stay: StayAddress) => void;
  /** The guest wants it for the right price. */
  onPrice: (right: number) => void;
}

/** Notes on what has come between: a hold that ended, a booking that is there already, a conflict, another price. */
export function BookingNotes({ checkout, stay, shown, apartmentPath, bookingOf, onStay, onPrice }: BookingNotesProps) {
  const { t } = useTranslation('bookings');
  const { step, past } = checkout;
  const { checkIn, checkOut } = stay;
  const refusal = refusalIn(problemIn(step));
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
      {step.is === 'booked' && (
        <Panel heading={t('already.heading')} text={t('already.text')} urgent={false}>
          <p className={css.ways}>
            <Link className="btn" to={bookingOf(step.attempt.booking.id)}>
              {t('already.open')}
            </Link>
            <button type="button" className="btn quiet" onClick={() => void checkout.release()}>
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
        <PriceChangedPanel before={shown} now={right} onBack={checkout.clear} onAccept={() => onPrice(right)} />
      )}
      {refusal?.code === 'sameBooking' && (
        <Panel heading={t('same.heading')} text={t(conflict?.bookingId === undefined ? 'same.inMail' : 'same.text')}>
          {conflict?.bookingId !== undefined && (
            <Link className="btn" to={bookingOf(conflict.bookingId)}>
              {t('same.open')}
            </Link>
          )}
        </Panel>
      )}
    </>
  );
}

const refusalIn = (problem: Problem | null): ApiFailure | null => (problem?.is === 'refused' ? problem.failure : null);

/** Refusals that have a note to themselves. */
export function hasOwnNote(problem: Problem | null): boolean {
  const code = refusalIn(problem)?.code;
  return code === 'nightsTaken' || code === 'priceChanged' || code === 'sameBooking';
}
