import { statusAt } from '../../../domain/bookings/booking';
import { dayInVietNam, instantInVietNam } from '../../../domain/days';
import {
  type BookingMark,
  canUnmark,
  type GuestMark,
  type MarkProblem,
  markProblem,
  type MarkedBooking,
} from '../../../domain/bookings/guest-marks';
import type { Staff } from '../staff/audit-store';
import { type Booking, insertHistory, lockBooking, updateBooking } from '../booking-records/store';
import { bumpParts } from '../../platform/db/revisions';
import { inTransaction } from '../../platform/db/transaction';
import type { Database, Db } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { confirmBooking } from './confirm';
import { endEarly, undoEnd } from './departures';
import { lockApartment, readStaysOfBooking, updateStay } from '../stay-records/desk-store';
import { noteBooking } from '../stay-records/changed-parts';
import type { HotelState } from '../hotel/hotel';
import { leaveForeignGuests } from '../foreign-guests/module';
import { requireDoorsLeft } from '../guest-access/module';

const COLUMN_OF = { arrived: 'arrived_at', left: 'left_at', noShow: 'no_show_at' } as const satisfies Record<
  GuestMark,
  keyof Booking
>;
const TAKEN_BACK = { arrived: 'notArrived', left: 'notLeft', noShow: 'cameLate' } as const satisfies Record<
  GuestMark,
  BookingMark
>;

interface Deps {
  db: Database;
  clock: () => number;
  hotel: Pick<HotelState, 'checkInTime' | 'today'>;
}

/**
 * Gathers the facts of a booking that the rules for marks need.
 *
 * @param checkInTime `HH:mm`
 */
export const markedBookingOf = (booking: Booking, checkInTime: string, now: number): MarkedBooking => ({
  status: statusAt({ status: booking.status, endsAt: booking.ends_at }, now),
  checkIn: booking.check_in,
  checkOut: booking.check_out,
  arrived: booking.arrived_at !== null,
  left: booking.left_at !== null,
  noShow: booking.no_show_at !== null,
  isDue: now >= instantInVietNam(booking.check_in, checkInTime),
});

/** A mark as somebody sets it, or takes it back. */
export interface WantedMark {
  mark: GuestMark;
  /** `false` to take it back. */
  isSet: boolean;
  /** Links that end with it; `null` for those that are surely the guest's. */
  stays?: readonly string[] | null;
  /** Takes the nights that are sold again off the bill; back on it when the departure is taken back. */
  dropNights?: boolean;
  /** Lets in also while the guest before is still behind a door. */
  anyway?: boolean;
}

/**
 * Notes that a guest has come or gone, or has not come, or takes that back: when and by whom. Idempotent: a mark that
 * is already as wanted changes nothing and writes no history, and keeps the instant and the name of the first time.
 * Whoever comes on a booking that nobody has confirmed has it confirmed in the same step, and is behind their doors from
 * then on; else status, agreed days and money of the booking stay as they are. Whoever leaves or does not come gives the nights to
 * come and the door's link back (see `endEarly`); what is declared of its foreign guests has the day they left.
 *
 * @throws AppError 404; 409 `markOver` for a booking that is given up or over, unless its guest is in the house and
 *   leaves, `doorOccupied` while the guest before is still behind the door, unless `anyway`, `markTooEarly` before its
 *   first day, `markNotArrived` for one that nobody has seen come and whose last day is still ahead, `noShowTooEarly` before
 *   its hour of check-in; taking back 409 `nightTaken`, `doorTaken` when somebody else has what was given back
 */
export async function markGuest(
  { db, clock, hotel }: Deps,
  id: string,
  { mark, isSet, stays = null, dropNights = false, anyway = false }: WantedMark,
  staff: Staff,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock();
    const found = await lockBooking(tx, id);
    if (found?.kind !== 'GUEST') throw new AppError(404, 'notFound');
    const column = COLUMN_OF[mark];
    if ((found[column] !== null) === isSet) return;
    const marked = markedBookingOf(found, hotel.checkInTime, now);
    const day = hotel.today(now);
    const problem = isSet
      ? markProblem(mark, marked, { day, date: dayInVietNam(now) })
      : canUnmark(mark, marked, day)
        ? null
        : 'over';
    if (problem !== null) throw new AppError(409, codeOf(problem, mark));
    if (isSet && mark === 'arrived' && !anyway) await requireDoorsLeft(tx, id, { today: (at) => hotel.today(at), now });
    // Whoever is in the house has a room: nobody's nights lapse under them.
    const confirms = isSet && mark === 'arrived' && marked.status === 'PENDING';
    const booking = confirms ? await confirmBooking(tx, found, staff, now) : found;
    let detail: string | null = null;
    if (mark === 'arrived') await seeStays(tx, id, isSet ? now : null);
    else {
      if (isSet) detail = await endEarly(tx, booking, { mark, wanted: stays, dropNights }, staff, now);
      else await undoEnd(tx, booking, mark, staff, now);
      await leaveForeignGuests(tx, { bookingId: id }, { day: dayInVietNam(booking[column] ?? now), isSet }, now);
    }
    // Whoever is seen to come waits for no door to be made ready any more; whoever goes, or does not come, for no door
    // at all.
    noteBooking(tx, id);
    await bumpParts(tx, 'guide');
    const sequence = booking.sequence + 1;
    await updateBooking(tx, id, { [column]: isSet ? now : null, sequence }, now);
    await insertHistory(tx, {
      booking_id: id,
      sequence,
      at: now,
      status: confirms ? booking.status : marked.status,
      staff_name: staff.name,
      note: '',
      event: isSet ? mark : TAKEN_BACK[mark],
      detail,
    });
  });
}

/** Notes at each door of a booking that its guests are behind it, or that they are not. @param at UTC ms */
export async function seeStays(tx: Db, bookingId: string, at: number | null): Promise<void> {
  for (const { id, apartment } of await readStaysOfBooking(tx, bookingId)) {
    await lockApartment(tx, apartment);
    await updateStay(tx, id, { arrivedAt: at });
  }
}

function codeOf(problem: MarkProblem, mark: GuestMark) {
  if (problem === 'notArrived') return 'markNotArrived';
  if (problem === 'over') return 'markOver';
  return mark === 'noShow' ? 'noShowTooEarly' : 'markTooEarly';
}
