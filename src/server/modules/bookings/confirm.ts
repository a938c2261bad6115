import { keptUntil } from '../../../domain/bookings/guest-marks';
import { nightsBetween } from '../../../domain/days';
import { AppError } from '../../errors';
import type { Tx } from '../../platform/db/schema';
import { countOwnNights } from '../booking-records/nights-store';
import type { Booking } from '../booking-records/store';
import type { Staff } from '../staff/audit-store';
import { changeBooking } from './change-status';

/**
 * Confirms a pay-on-site booking after a fresh look at its nights (ruling 7). The caller holds the booking's lock.
 *
 * @param mailAt when the guest is written to, UTC ms
 * @returns the booking as it is then
 * @throws AppError 409 `nightsTaken` when its nights are not its own any more, `notConfirmable` when it is over
 */
export async function confirmBooking(
  tx: Tx,
  booking: Booking,
  staff: Staff,
  now: number,
  mailAt = now,
): Promise<Booking> {
  if (booking.status === 'CONFIRMED') return booking;
  const { id, check_in: checkIn, check_out: checkOut, left_at: leftAt, quantity, status } = booking;
  const nights = nightsBetween(checkIn, keptUntil(checkOut, leftAt)) * quantity;
  if (status === 'PENDING' && (await countOwnNights(tx, id)) < nights) throw new AppError(409, 'nightsTaken');
  const changed = await changeBooking(tx, id, 'confirmedByStaff', now, {}, { name: staff.name, note: '', mailAt });
  if (changed?.after.status !== 'CONFIRMED') throw new AppError(409, 'notConfirmable');
  return changed.after;
}
