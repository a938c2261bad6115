import type { BookingMoney } from '../../../contract/desk/bookings';
import { type BookingEvent, type BookingStatus, nextStatus, statusAt } from '../../../domain/bookings/booking';
import { insertAttention } from '../payments/issues-store';
import { type Booking, type BookingChange, insertHistory, lockBooking, readBooking, updateBooking } from './store';
import { readRoom } from '../catalogue/store';
import { insertMail, insertStrangersMail } from '../../platform/mail/store';
import { freeNights, insertNights, keepNights, pickSlots, readEndedOwners, readTakenSlots } from './nights-store';
import { followBooking } from '../guest-access/follow-booking';
import type { Db } from '../../platform/db/schema';
import type { BookingMail, BookingMailKind } from '../../platform/mail/content';

/** The mail that tells of a status; the others are seen on the booker's page alone. */
const MAIL_OF: Readonly<Partial<Record<BookingStatus, BookingMailKind>>> = {
  CONFIRMED: 'confirmed',
  EXPIRED: 'lapsed',
  LAPSED: 'lapsed',
  CANCELLED: 'cancelled',
  PAID_NEEDS_REFUND: 'refundDue',
};

/** Who of the staff changes a booking, and what they wrote beside it. */
interface ByStaff {
  name: string;
  note: string;
}

export interface Changed {
  /** As it was by the clock when the event came. */
  before: Booking;
  after: Booking;
}

/**
 * Lets something happen to a booking: status, nights, mail and what reception has to know, in one transaction. What
 * its time has ended counts as ended first, whoever comes by.
 *
 * @param facts what the event brought along, such as money
 * @param by who of the staff did it; `null` for the guest, the wallet or the clock
 * @returns `null` when there is no such booking; `before` and `after` with the same status when nothing changed
 */
export async function changeBooking(
  tx: Db,
  id: string,
  event: BookingEvent,
  now: number,
  facts: Pick<BookingChange, 'paid' | 'sandbox_paid' | 'refund_due' | 'payment_method'> = {},
  by: ByStaff | null = null,
): Promise<Changed | null> {
  const found = await lockBooking(tx, id);
  if (!found) return null;
  const before = await endWhenOver(tx, found, now);
  const slots = event === 'paid' && !ownsNights(before) ? await freeSlots(tx, before, now) : null;
  const next = nextStatus(before.status, event, ownsNights(before) || slots !== null);
  if (next === null) return { before, after: before };
  // Nothing was paid that could be given back.
  if (next === 'PAID_NEEDS_REFUND' && facts.sandbox_paid !== undefined) return { before, after: before };
  if (next === 'CONFIRMED') {
    if (slots) await insertNights(tx, { roomId: before.room_id, bookingId: id, endsAt: null }, slots);
    else await keepNights(tx, id);
  } else if (ownsNights(before)) {
    await freeNights(tx, id);
  }
  const refund = next === 'PAID_NEEDS_REFUND' ? { refund_due: facts.paid ?? before.paid } : {};
  const ends = next === 'CONFIRMED' ? { ends_at: null } : {};
  return { before, after: await move(tx, before, { ...facts, ...refund, ...ends, status: next }, now, by) };
}

/**
 * Notes that the guest has the money back: PAID_NEEDS_REFUND becomes REFUNDED, a cancelled booking owes nothing more.
 *
 * @returns `null` when there is no such booking; `before` and `after` the same when nothing was owed
 */
export async function settleRefund(
  tx: Db,
  id: string,
  now: number,
  by: ByStaff & { reference: string },
): Promise<Changed | null> {
  const before = await lockBooking(tx, id);
  if (!before) return null;
  if (before.refund_due <= 0) return { before, after: before };
  const status = nextStatus(before.status, 'refunded', false) ?? before.status;
  const { paid, refund_due: refunded } = before;
  const { reference } = by;
  const money = { kept: paid - refunded, due: 0, refunded, ...(reference !== '' && { reference }) };
  const told = { event: 'refunded' as const, money };
  return { before, after: await move(tx, before, { status, refund_due: 0 }, now, by, told) };
}

/** Notes the end of every other booking whose time is over and that still stands on these nights of a room. */
export async function endOthers(
  tx: Db,
  stay: Pick<Booking, 'id' | 'room_id' | 'check_in' | 'check_out'>,
  now: number,
): Promise<void> {
  for (const id of await readEndedOwners(tx, stay.room_id, stay.check_in, stay.check_out, now)) {
    const other = id === stay.id ? null : await readBooking(tx, id);
    if (other) await endWhenOver(tx, other, now);
  }
}

/** What a mail says of a booking. */
export function mailOf(booking: Booking): BookingMail {
  return {
    id: booking.id,
    to: booking.guest_email,
    guestName: booking.guest_name,
    apartmentId: booking.apartment_id,
    roomId: booking.room_id,
    checkIn: booking.check_in,
    checkOut: booking.check_out,
    quantity: booking.quantity,
    total: booking.total,
    paid: booking.paid,
    refundDue: booking.refund_due,
    method: booking.payment_method,
    policy: booking.policy,
    freeUntil: booking.free_until,
    feePercent: booking.fee_percent,
    endsAt: booking.ends_at,
    sequence: booking.sequence,
  };
}

async function endWhenOver(tx: Db, booking: Booking, now: number): Promise<Booking> {
  const status = statusAt({ status: booking.status, endsAt: booking.ends_at }, now);
  if (status === booking.status) return booking;
  await freeNights(tx, booking.id);
  return move(tx, booking, { status }, now);
}

async function move(
  tx: Db,
  booking: Booking,
  change: BookingChange,
  now: number,
  by: ByStaff | null = null,
  told: { event: 'refunded' | null; money: BookingMoney | null } = { event: null, money: null },
): Promise<Booking> {
  const moved = { ...booking, ...change, sequence: booking.sequence + 1, updated_at: now };
  await updateBooking(tx, booking.id, { ...change, sequence: moved.sequence }, now);
  await insertHistory(tx, {
    booking_id: booking.id,
    sequence: moved.sequence,
    at: now,
    status: moved.status,
    staff_name: by?.name ?? null,
    note: by?.note ?? '',
    event: told.event,
    detail: detailOf(told.money ?? moneyOf(booking, moved)),
  });
  await followBooking(tx, booking, moved, now);
  const mail = MAIL_OF[moved.status];
  if (mail && moved.status !== booking.status && moved.guest_email !== '') {
    const content = { kind: mail, booking: mailOf(moved) };
    if (by === null && moved.paid === 0) await insertStrangersMail(tx, moved.guest_email, content, moved.lang, now);
    else await insertMail(tx, content, moved.lang, now);
  }
  if (moved.refund_due > booking.refund_due) {
    const detail = { amount: moved.refund_due };
    await insertAttention(tx, { kind: 'refundDue', bookingId: booking.id, orderId: null, detail }, now);
  }
  return moved;
}

/** What ending a paid booking does with the money; `null` while it goes on, or nothing was paid. */
function moneyOf(before: Booking, { status, paid, refund_due: due }: Booking): BookingMoney | null {
  const ends = status !== before.status && (status === 'CANCELLED' || status === 'PAID_NEEDS_REFUND');
  return ends && paid > 0 ? { kept: paid - due, due, refunded: 0 } : null;
}

const detailOf = (money: BookingMoney | null): string | null => (money === null ? null : JSON.stringify(money));

/** Nights for a booking that has given its own away; `null` when they are not all free any more. */
async function freeSlots(tx: Db, booking: Booking, now: number): Promise<ReturnType<typeof pickSlots>> {
  await endOthers(tx, booking, now);
  const room = await readRoom(tx, booking.room_id);
  const taken = await readTakenSlots(tx, booking.room_id, booking.check_in, booking.check_out, now);
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out, quantity: booking.quantity };
  return room && pickSlots(taken, room.maxRooms, stay);
}

const ownsNights = ({ status }: Booking): boolean =>
  status === 'HOLD' || status === 'PENDING' || status === 'CONFIRMED';
