import type { AgreedHour } from '../../../../contract/desk/departures';
import { showDay } from '../../../../domain/days';
import { AppError } from '../../../errors';
import { answerOnce } from '../../../platform/db/replay';
import { bumpRevision } from '../../../platform/db/revisions';
import type { Db } from '../../../platform/db/schema';
import { MAIL_WORDS } from '../../../platform/mail/words';
import { addLine } from '../../money/ledger';
import type { Staff } from '../../staff/audit-store';
import { lockApartment, readStaysOfBooking, updateStay } from '../../stay-records/desk-store';
import { readStaysAround } from '../../stay-records/presence-store';
import { type Booking, insertHistory, lockBooking, readBooking, updateBooking } from '../../booking-records/store';
import { statusOf } from '../../booking-records/row-views';
import type { DeskBookingDeps } from '../move';

/** Which end of a stay an hour belongs to. */
type End = 'arrival' | 'departure';

/** Hours of the first and the last day as they were agreed to with a guest: key, board, bill and guide follow them. */
export class AgreedHours {
  readonly #deps: DeskBookingDeps;

  constructor(deps: DeskBookingDeps) {
    this.#deps = deps;
  }

  /**
   * Agrees to an hour, or takes the agreement back with the hotel's own. The same idempotency key does it once.
   *
   * @throws AppError 404; 409 `notMovable` for a booking that is over, `doorTaken` with who has a door of it that day;
   *   422 `invalid` for an hour before the hotel's own on the last day, or after it on the first
   */
  async agree(id: string, end: End, wanted: AgreedHour, key: string | null, staff: Staff): Promise<void> {
    const call = { route: `reception-${end}-hour-${id}`, key, body: wanted };
    await answerOnce(this.#deps, call, async (tx, now) => {
      const booking = await lockBooking(tx, id);
      if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
      await this.#agreeIn(tx, booking, end, wanted, staff, now);
      return JSON.stringify({ id });
    });
    await this.#deps.hotel.reload();
  }

  async #agreeIn(tx: Db, booking: Booking, end: End, wanted: AgreedHour, staff: Staff, now: number): Promise<void> {
    const status = statusOf(booking, now);
    const isOver = booking.left_at !== null || booking.no_show_at !== null;
    if (isOver || (status !== 'CONFIRMED' && status !== 'PENDING')) throw new AppError(409, 'notMovable');
    const { hotel } = this.#deps;
    const usual = end === 'departure' ? hotel.current.profile.hours.checkOut : hotel.checkInTime;
    const { amount = 0, anyway = false } = wanted;
    if (end === 'departure' ? wanted.hour < usual : wanted.hour > usual) {
      throw new AppError(422, 'invalid', { field: 'hour' });
    }
    const hour = wanted.hour === usual ? null : wanted.hour;
    const column = end === 'departure' ? 'departure_hour' : 'arrival_hour';
    if (booking[column] === hour) return;
    for (const stay of await readStaysOfBooking(tx, booking.id)) {
      await lockApartment(tx, stay.apartment);
      if (hour !== null && !anyway) await requireDayAlone(tx, booking, stay.apartment, end);
      await updateStay(tx, stay.id, end === 'departure' ? { departureHour: hour } : { arrivalHour: hour });
    }
    if (amount > 0 && hour !== null) {
      const text = MAIL_WORDS[booking.lang].bill[end].replace('{{hour}}', hour);
      await addLine(tx, booking, { kind: 'CHARGE', amount, text, by: staff.name }, now);
    }
    const sequence = ((await readBooking(tx, booking.id)) ?? booking).sequence + 1;
    await updateBooking(tx, booking.id, { [column]: hour, sequence }, now);
    await insertHistory(tx, {
      booking_id: booking.id,
      sequence,
      at: now,
      status,
      staff_name: staff.name,
      note: '',
      event: `${end}Hour`,
      detail: JSON.stringify({ hour: wanted.hour, amount }),
    });
    await bumpRevision(tx, 'guide');
  }
}

/** @throws AppError 409 `doorTaken` when another guest comes to the door on the day of leaving, or leaves it on that of coming */
async function requireDayAlone(tx: Db, booking: Booking, apartment: string, end: End): Promise<void> {
  const day = end === 'departure' ? booking.check_out : booking.check_in;
  const others = await readStaysAround(tx, apartment, day);
  const other = others.find(
    (stay) => stay.bookingId !== booking.id && (end === 'departure' ? stay.from : stay.to) === day,
  );
  if (!other) return;
  throw new AppError(409, 'doorTaken', {
    words: { apartment, guest: other.guestName, from: showDay(other.from), to: showDay(other.to) },
    more: { stay: { id: other.id, guestName: other.guestName, from: other.from, to: other.to } },
  });
}
