import type { BookingView } from '../../../../contract/bookings/bookings';
import { feeOfCopy, isCancellable, isGivenUp } from '../../../../domain/bookings/booking';
import { instantInVietNam, nightsBetween } from '../../../../domain/days';
import type { GuideLanguage } from '../../../../domain/guide/guide-languages';
import type { Language } from '../../../../domain/languages';
import { mailStateOf } from '../../../../domain/mails/outcomes';
import { isForHouse } from '../../../platform/mail/content';
import { readMailsOfBooking } from '../../../platform/mail/store';
import { readOpenPayUrl } from '../../money/attempts-store';
import { type Booking, lockBooking, readBooking } from '../../booking-records/store';
import { inTransaction } from '../../../platform/db/transaction';
import type { Database } from '../../../platform/db/schema';
import { AppError } from '../../../errors';
import { changeBooking } from '../change-status';
import type { Catalogue } from '../../catalogue/catalogue';
import type { OwnAddress } from '../../../platform/own-origin';
import type { HotelState } from '../../hotel/hotel';
import { calendarOf } from '../calendar-file';
import { companionLimit } from './companions';
import type { BookerProofs, Proof } from './proofs';
import type { GuestReviews } from '../../reviews/write';
import { isoOf } from '../../../platform/iso';
import { statusOf } from '../../booking-records/row-views';
import { isStanding, readGuideLinks } from '../../guest-access/module';

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
  address: OwnAddress;
  /** Told when a mail lies in the outbox. */
  mails: { trigger(): void };
  /** The database's own secret, from which keys of guides are derived. */
  secret: string;
  proofs: BookerProofs;
  reviews: Pick<GuestReviews, 'own'>;
}

/** The booker's own view of a booking, and what the booker can do with it. What the id alone shows says `BookerProofs`. */
export class BookingViewService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws AppError 404 */
  async view(id: string, lang: Language, proof: Proof): Promise<BookingView> {
    const booking = await this.booking(id);
    const payUrl = await readOpenPayUrl(this.#deps.db, id);
    const mail = await lastMailOf(this.#deps.db, id);
    const own = this.#deps.proofs.holds(booking, proof);
    const tells = own && !isGivenUp(statusOf(booking, this.#deps.clock()));
    const { chosen_door: chosen, lost_door: lost } = booking;
    const review = own ? await this.#deps.reviews.own(booking) : undefined;
    const view = {
      ...{ ...this.#viewOf(booking, payUrl, lang), own },
      ...(mail !== null && { mail }),
      ...(review && { review }),
      ...(tells && chosen !== null && { chosenDoor: chosen }),
      ...(tells && lost !== null && { lostDoor: lost }),
    };
    if (!own || !isStanding(booking)) return view;
    const { rooms, companions: items } = await readGuideLinks(this.#deps, id, this.#deps.address.public);
    if (rooms.length === 0) return view;
    const guides = rooms.map(({ slot, door, link }) => ({ slot, door, link }));
    const left = Math.max(0, companionLimit(booking) - items.length);
    return { ...view, guides, companions: { items, left } };
  }

  /**
   * The stay as a calendar file.
   *
   * @throws AppError 404
   */
  async calendar(id: string, lang: GuideLanguage): Promise<{ name: string; text: string }> {
    const booking = await this.booking(id);
    const text = calendarOf(
      this.#deps,
      {
        id,
        apartmentId: booking.apartment_id,
        roomId: booking.room_id,
        checkIn: booking.check_in,
        checkOut: booking.check_out,
        sequence: booking.sequence,
        status: statusOf(booking, this.#deps.clock()),
      },
      lang,
    );
    return { name: `hien-${booking.check_in}.ics`, text };
  }

  /** @throws AppError 404 */
  async booking(id: string): Promise<Booking> {
    const booking = /^[\w-]{22}$/.test(id) ? await readBooking(this.#deps.db, id) : null;
    if (!booking) throw new AppError(404, 'notFound');
    return booking;
  }

  /**
   * Cancels for the booker.
   *
   * @param acceptedFee what the guest agreed to pay for it, VND
   * @throws AppError 404, 403 `bookerOnly`, 409 `notCancellable`, 409 `feeChanged` with the right fee
   */
  async cancel(id: string, acceptedFee: number, proof: Proof): Promise<void> {
    const { db, clock, mails, proofs } = this.#deps;
    proofs.require(await this.booking(id), proof);
    await inTransaction(db, async (tx) => {
      const now = clock();
      const booking = await lockBooking(tx, id);
      if (!booking || statusOf(booking, now) === 'CANCELLED') return;
      const { allowed, fee } = this.#cancellation(booking, now);
      if (!allowed) throw new AppError(409, 'notCancellable');
      if (fee > acceptedFee) throw new AppError(409, 'feeChanged', { field: 'acceptedFee', more: { fee } });
      const changed = await changeBooking(tx, id, 'cancelled', now, { fee });
      // It may have been changed between the read and the lock.
      if (changed?.after.status !== 'CANCELLED') throw new AppError(409, 'notCancellable');
    });
    mails.trigger();
  }

  #viewOf(booking: Booking, payUrl: string | null, lang: Language): Omit<BookingView, 'own'> {
    const { clock, hotel, catalogue } = this.#deps;
    const now = clock();
    const status = statusOf(booking, now);
    const apartment = catalogue.apartment(booking.apartment_id);
    const room = catalogue.room(booking.room_id);
    return {
      id: booking.id,
      status,
      room: {
        id: booking.room_id,
        name: room?.body.name[lang] ?? '',
        apartmentId: booking.apartment_id,
        apartmentName: apartment?.body.name[lang] ?? '',
        location: apartment?.body.location[lang] ?? '',
        imageUrl: room?.body.pictures[0] ?? apartment?.body.pictures[0] ?? null,
      },
      checkIn: booking.check_in,
      checkOut: booking.check_out,
      checkInTime: hotel.checkInTime,
      checkOutTime: hotel.current.profile.hours.checkOut,
      nights: nightsBetween(booking.check_in, booking.check_out),
      quantity: booking.quantity,
      adults: booking.adults,
      children: booking.children,
      babies: booking.babies,
      pricePerNight: booking.nightly_price,
      surcharge: booking.surcharge,
      totalPrice: booking.total,
      payment: {
        method: booking.payment_method,
        paid: booking.paid,
        payUrl: status === 'HOLD' ? payUrl : null,
        refundDue: booking.refund_due,
        ...(booking.sandbox_paid > 0 && { sandboxPaid: booking.sandbox_paid }),
        refundDays: hotel.current.profile.refundWorkingDays,
      },
      policy: {
        name: booking.policy,
        freeBeforeDays: booking.free_before_days,
        feePercent: booking.fee_percent,
        freeUntil: isoOf(booking.free_until),
      },
      cancellation: this.#cancellation(booking, now),
      ...(booking.no_show_at !== null && { noShow: true }),
      expiresAt: isWaiting(status) && booking.ends_at !== null ? isoOf(booking.ends_at) : null,
      createdAt: isoOf(booking.created_at),
      serverNow: isoOf(now),
    };
  }

  #cancellation(booking: Booking, now: number): BookingView['cancellation'] {
    const status = statusOf(booking, now);
    const checkInAt = instantInVietNam(booking.check_in, this.#deps.hotel.checkInTime);
    const allowed = isCancellable(status, checkInAt, now);
    const copy = { freeUntil: booking.free_until, feePercent: booking.fee_percent, total: booking.total };
    return { allowed, fee: allowed && status === 'CONFIRMED' ? feeOfCopy(copy, now) : 0 };
  }
}

/**
 * Gives what has become of the last mail to the booker. One that was no longer true or lies as a file tells nothing, nor
 * one that reception has seen to.
 */
async function lastMailOf(db: Database, id: string): Promise<BookingView['mail'] | null> {
  const states = (await readMailsOfBooking(db, id))
    .filter(({ kind, settled_at: settledAt }) => !isForHouse(kind) && settledAt === null)
    .map(({ sent_at: sentAt, outcome }) => mailStateOf({ sentAt, outcome }));
  return states.findLast((state) => state !== 'dropped' && state !== 'kept') ?? null;
}

const isWaiting = (status: Booking['status']): boolean => status === 'HOLD' || status === 'PENDING';
