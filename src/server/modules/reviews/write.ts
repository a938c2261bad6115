import type { OwnReview } from '../../../contract/reviews/reviews';
import { givenName } from '../../../domain/bookings/given-name';
import { instantInVietNam } from '../../../domain/days';
import { cleanReview, hasStayed, reviewProblems, type ReviewWords } from '../../../domain/reviews/review';
import { AppError } from '../../errors';
import { NO_NAME } from '../../people';
import type { Database } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { statusOf } from '../booking-records/row-views';
import { type Booking, lockBooking } from '../booking-records/store';
import type { BookerProofs, Proof } from '../bookings/booker/proofs';
import type { HotelState } from '../hotel/hotel';
import { deleteReviews, readReview, writeReview } from './store';

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  proofs: Pick<BookerProofs, 'require'>;
}

/** Reviews by the guests of bookings, on their own page. */
export class GuestReviews {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Gives what a booking's guest may say and has said; `undefined` while the stay is not over. */
  async own(booking: Booking): Promise<OwnReview | undefined> {
    const { db, clock } = this.#deps;
    if (!this.#mayWrite(booking, clock())) return undefined;
    const review = await readReview(db, booking.id);
    return {
      name: givenName(booking.guest_name),
      written: review && {
        rating: review.rating,
        text: review.text,
        name: review.name,
        shown: review.shown_at !== null,
        answer: review.answer,
      },
    };
  }

  /**
   * Keeps what the guest says, in place of what they said before; nobody else sees it until reception shows it. The same
   * words again change nothing.
   *
   * @throws AppError 404; 403 `bookerOnly`; 409 `notStayed`; 422 with the field
   */
  write(bookingId: string, sent: ReviewWords, proof: Proof): Promise<void> {
    const words = cleanReview(sent);
    for (const [field, problem] of Object.entries(reviewProblems(words))) throw new AppError(422, problem, { field });
    return inTransaction(this.#deps.db, async (tx) => {
      const booking = await lockBooking(tx, bookingId);
      if (!booking) throw new AppError(404, 'notFound');
      this.#deps.proofs.require(booking, proof);
      const now = this.#deps.clock();
      if (!this.#mayWrite(booking, now)) throw new AppError(409, 'notStayed');
      const before = await readReview(tx, bookingId);
      const isSame = before?.rating === words.rating && before.text === words.text && before.name === words.name;
      if (isSame) return;
      await writeReview(tx, {
        ...words,
        booking_id: bookingId,
        apartment_id: booking.apartment_id,
        check_in: booking.check_in,
        check_out: booking.check_out,
        lang: booking.lang,
        // The desk tells one version from another by it.
        written_at: Math.max(now, (before?.written_at ?? 0) + 1),
        shown_at: null,
        answer: '',
        reason: before?.reason ?? '',
        decided_at: null,
      });
    });
  }

  /** Takes back what the guest has said. @throws AppError 404; 403 `bookerOnly` */
  takeBack(bookingId: string, proof: Proof): Promise<void> {
    return inTransaction(this.#deps.db, async (tx) => {
      const booking = await lockBooking(tx, bookingId);
      if (!booking) throw new AppError(404, 'notFound');
      this.#deps.proofs.require(booking, proof);
      await deleteReviews(tx, [bookingId]);
    });
  }

  #mayWrite(booking: Booking, now: number): boolean {
    const { hours } = this.#deps.hotel.current.profile;
    const stay = {
      status: statusOf(booking, now),
      arrivedAt: booking.arrived_at,
      leftAt: booking.left_at,
      noShowAt: booking.no_show_at,
      endsAt: instantInVietNam(booking.check_out, booking.departure_hour ?? hours.checkOut),
    };
    return booking.kind === 'GUEST' && booking.guest_name !== NO_NAME && hasStayed(stay, now);
  }
}
