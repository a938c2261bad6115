import { statusAt } from '../../../domain/bookings/booking';
import { dayInVietNam } from '../../../domain/days';
import {
  type BookingMark,
  canUnmark,
  type GuestMark,
  markProblem,
  type MarkedBooking,
} from '../../../domain/bookings/guest-marks';
import type { Staff } from '../desk/audit-store';
import { type Booking, insertHistory, lockBooking, updateBooking } from './store';
import { bumpRevision } from '../../platform/db/revisions';
import { inTransaction } from '../../platform/db/transaction';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { endWithDeparture, undoDeparture } from './departures';
import type { HotelState } from '../hotel/hotel';
import { leaveResidents } from '../foreign-guests/follow-moves';

const COLUMN_OF = { arrived: 'arrived_at', left: 'left_at' } as const satisfies Record<GuestMark, keyof Booking>;
const TAKEN_BACK = { arrived: 'notArrived', left: 'notLeft' } as const satisfies Record<GuestMark, BookingMark>;

interface Deps {
  db: Database;
  clock: () => number;
  hotel: Pick<HotelState, 'reload'>;
}

/** What the rules for marks have to know of a booking. */
export const markedBookingOf = (booking: Booking, now: number): MarkedBooking => ({
  status: statusAt({ status: booking.status, endsAt: booking.ends_at }, now),
  checkIn: booking.check_in,
  checkOut: booking.check_out,
  arrived: booking.arrived_at !== null,
  left: booking.left_at !== null,
});

/**
 * Notes a check-in or check-out, or takes one back, with the time and the staff member. Idempotent. Status, agreed
 * days and money of the booking stay as they are. Whoever leaves gives the nights to come and the door's link back (see
 * `endWithDeparture`); what is declared of its foreign guests has the day they left.
 *
 * @param isSet `false` to take the mark back
 * @param stays which links end with it; `null` for those that are surely the guest's
 * @throws AppError 404; 409 `markOver` for a booking that is cancelled or over, `markTooEarly` before its first day;
 *   taking back 409 `nightTaken`, `doorTaken` when another guest has what was given back
 */
export async function markGuest(
  { db, clock, hotel }: Deps,
  id: string,
  { mark, isSet, stays = null }: { mark: GuestMark; isSet: boolean; stays?: readonly string[] | null },
  staff: Staff,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock();
    const booking = await lockBooking(tx, id);
    if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
    const column = COLUMN_OF[mark];
    if ((booking[column] !== null) === isSet) return;
    const marked = markedBookingOf(booking, now);
    const problem = isSet ? markProblem(mark, marked, dayInVietNam(now)) : canUnmark(mark, marked) ? null : 'over';
    if (problem !== null) throw new AppError(409, problem === 'over' ? 'markOver' : 'markTooEarly');
    let detail: string | null = null;
    if (mark === 'left') {
      if (isSet) detail = await endWithDeparture(tx, booking, stays, now);
      else await undoDeparture(tx, booking, now);
      await leaveResidents(tx, { bookingId: id }, { day: dayInVietNam(booking.left_at ?? now), isSet }, now);
    }
    // A guest who has checked in waits for no door to be made ready.
    if (mark === 'arrived') await bumpRevision(tx, 'guide');
    const sequence = booking.sequence + 1;
    await updateBooking(tx, id, { [column]: isSet ? now : null, sequence }, now);
    await insertHistory(tx, {
      booking_id: id,
      sequence,
      at: now,
      status: marked.status,
      staff_name: staff.name,
      note: '',
      event: isSet ? mark : TAKEN_BACK[mark],
      detail,
    });
  });
  await hotel.reload();
}
