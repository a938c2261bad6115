import type { AgreedHour } from '../../../../contract/bookings/desk-departures';
import { showDay } from '../../../../domain/days';
import { formatVnd } from '../../../../domain/money';
import { AppError } from '../../../errors';
import { answerOnce } from '../../../platform/db/replay';
import { bumpParts } from '../../../platform/db/revisions';
import type { Db, Tx } from '../../../platform/db/schema';
import { MAIL_WORDS } from '../../../platform/mail/words';
import { grantRequest } from '../../guest-requests/module';
import { type BillLine, readLine } from '../../money/bill-store';
import { addLine, voidLine } from '../../money/ledger';
import type { Staff } from '../../staff/audit-store';
import { lockApartment, readStaysOfBooking, updateStay } from '../../stay-records/desk-store';
import { readStaysAround } from '../../stay-records/presence-store';
import {
  type Booking,
  insertHistory,
  lockBooking,
  readBooking,
  readHistory,
  updateBooking,
} from '../../booking-records/store';
import { statusOf } from '../../booking-records/row-views';
import type { DeskBookingDeps } from '../move';

/** End of a stay that an hour belongs to. */
type End = 'arrival' | 'departure';

/** Keeps an hour in the history. */
export interface StoredHour {
  hour: string;
  amount: number;
  /** The line of the bill that charges it; not there for none. */
  line?: string;
}

/** Hours of the first and the last day as they were agreed to with a guest: key, board, bill and guide follow them. */
export class AgreedHours {
  readonly #deps: DeskBookingDeps;

  constructor(deps: DeskBookingDeps) {
    this.#deps = deps;
  }

  /**
   * Agrees to an hour, or takes the agreement back with the hotel's own. Another agreement replaces the one before with
   * its charge. Whoever asked for it from the guide reads that it is granted. The same idempotency key does it once.
   *
   * @throws AppError 404; 409 `notMovable` for a booking that is over, `doorTaken` with who has a door of it that day;
   *   422 `invalid` for an hour before the hotel's own on the last day, or after it on the first, or a request of
   *   somebody else
   */
  async agree(id: string, end: End, wanted: AgreedHour, key: string | null, staff: Staff): Promise<void> {
    const call = { route: `reception-${end}-hour-${id}`, key, body: wanted };
    await answerOnce(this.#deps, call, async (tx, now) => {
      const booking = await lockBooking(tx, id);
      if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
      await this.#agreeIn(tx, booking, end, wanted, staff, now);
      return JSON.stringify({ id });
    });
  }

  async #agreeIn(tx: Tx, booking: Booking, end: End, wanted: AgreedHour, staff: Staff, now: number): Promise<void> {
    const status = statusOf(booking, now);
    const isOver = booking.left_at !== null || booking.no_show_at !== null;
    if (isOver || (status !== 'CONFIRMED' && status !== 'PENDING')) throw new AppError(409, 'notMovable');
    const { hotel } = this.#deps;
    const usual = end === 'departure' ? hotel.current.profile.hours.checkOut : hotel.checkInTime;
    const { anyway = false } = wanted;
    if (end === 'departure' ? wanted.hour < usual : wanted.hour > usual) {
      throw new AppError(422, 'invalid', { field: 'hour' });
    }
    const hour = wanted.hour === usual ? null : wanted.hour;
    const column = end === 'departure' ? 'departure_hour' : 'arrival_hour';
    const isSame = booking[column] === hour;
    const charged = await readCharge(tx, booking.id, end);
    const amount = hour === null ? 0 : (wanted.amount ?? (isSame && charged ? charged.amount : 0));
    if (wanted.request !== undefined) {
      // Guests ask for the hour of leaving alone.
      if (end === 'arrival') throw new AppError(422, 'invalid', { field: 'request' });
      const answer = answerOf(booking, { hour: wanted.hour, amount });
      const granted = { id: wanted.request, bookingId: booking.id, kind: 'LATE_CHECKOUT', answer } as const;
      await grantRequest(tx, granted, staff, { now, today: hotel.today(now) });
    }
    if (isSame && amount === (charged?.amount ?? 0)) return;
    for (const stay of await readStaysOfBooking(tx, booking.id)) {
      await lockApartment(tx, stay.apartment);
      if (hour !== null && !anyway) await requireDayAlone(tx, booking, stay.apartment, end);
      await updateStay(tx, stay.id, end === 'departure' ? { departureHour: hour } : { arrivalHour: hour });
    }
    const words = MAIL_WORDS[booking.lang].bill;
    const freed = charged
      ? await voidLine(tx, booking, charged, { by: staff.name, reason: words.anotherHour }, now)
      : booking;
    const text = words[end].replace('{{hour}}', wanted.hour);
    const line = amount > 0 && (await addLine(tx, freed, { kind: 'CHARGE', amount, text, by: staff.name }, now));
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
      detail: JSON.stringify({ hour: wanted.hour, amount, ...(line && { line: line.id }) } satisfies StoredHour),
    });
    await bumpParts(tx, 'guide');
  }
}

/** Words for the guest who has asked for an hour, in the language that they have booked in. */
function answerOf({ lang }: Booking, { hour, amount }: { hour: string; amount: number }): string {
  const { granted, grantedFor } = MAIL_WORDS[lang].bill;
  const words = amount > 0 ? grantedFor : granted;
  return words.replace('{{hour}}', hour).replace('{{amount}}', formatVnd(amount, lang));
}

/** Reads the line that charges the hour as it is agreed to now; `null` when none stands. */
async function readCharge(tx: Db, bookingId: string, end: End): Promise<BillLine | null> {
  const agreed = (await readHistory(tx, bookingId)).findLast(({ event }) => event === `${end}Hour`);
  const { line: id } = JSON.parse(agreed?.detail ?? '{}') as Partial<StoredHour>;
  const line = id === undefined ? null : await readLine(tx, bookingId, id);
  return line?.voided_at === null ? line : null;
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
