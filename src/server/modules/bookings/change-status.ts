import type { BookingMoney } from '../../../contract/bookings/desk';
import { keptFee, owedBack, type RefundMeans } from '../../../domain/billing/bill';
import {
  type BookingEvent,
  type BookingStatus,
  isGivenUp,
  nextStatus,
  statusAt,
} from '../../../domain/bookings/booking';
import { addLine } from '../money/ledger';
import { insertDeskIssue, resolveRefunds } from '../attention/store';
import {
  type Booking,
  type BookingChange,
  insertHistory,
  lockBooking,
  readBooking,
  updateBooking,
} from '../booking-records/store';
import { insertHouseMail } from '../../platform/mail/house';
import { insertMail, insertStrangersMail } from '../../platform/mail/store';
import {
  freeNights,
  freeNightsFrom,
  insertNights,
  keepNights,
  pickSlots,
  readEndedOwners,
  type TypedSlot,
} from '../booking-records/nights-store';
import { readTakenRooms } from '../stay-records/taken-rooms';
import type { Tx } from '../../platform/db/schema';
import type { BookingMailKind, HouseNews } from '../../../domain/mails/still-true';
import { mailOf } from '../booking-records/row-views';
import { readRoom } from '../catalogue/module';
import { followBooking, giveDoorsByHouse } from '../guest-access/module';

/** The mail that tells of a status; the others are seen on the booker's page alone. */
const MAIL_OF: Readonly<Partial<Record<BookingStatus, BookingMailKind>>> = {
  CONFIRMED: 'confirmed',
  EXPIRED: 'lapsed',
  LAPSED: 'lapsed',
  CANCELLED: 'cancelled',
  PAID_NEEDS_REFUND: 'refundDue',
};

/** Name of the staff who changes a booking, and their note. */
interface ByStaff {
  name: string;
  note: string;
  /** Instant at which its mail goes out, UTC ms; left out for at once. */
  mailAt?: number;
}

/** Facts that come with an event. */
interface Facts extends Pick<BookingChange, 'sandbox_paid' | 'payment_method'> {
  /** Payment by the wallet, VND, and its own name for it. */
  paid?: number;
  reference?: string;
  /** Price of a cancellation, VND; no more is kept than was paid. */
  fee?: number;
}

/** Status, debt and nights taken away by a change, kept in the history so that undo can give them back. */
export interface TakenAway {
  status: BookingStatus;
  endsAt: number | null;
  /** VND that were owed back before. */
  due: number;
  nights: TypedSlot[];
  /** The line of the bill that keeps the fee; not there for none. */
  line?: string;
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
  tx: Tx,
  id: string,
  event: BookingEvent,
  now: number,
  { paid = 0, reference = '', fee = 0, ...facts }: Facts = {},
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
  }
  const freed = next !== 'CONFIRMED' && ownsNights(before) ? await freeNightsFrom(tx, id, '') : [];
  const line = { kind: 'WALLET', amount: paid, reference, by: null } as const;
  const received = paid > 0 ? (await addLine(tx, before, line, now)).booking : before;
  const kept = next === 'CANCELLED' ? keptFee(fee, received) : 0;
  const feeLine = { kind: 'FEE', amount: kept, by: by?.name ?? null } as const;
  const charged = kept > 0 ? await addLine(tx, received, feeLine, now) : null;
  const settled = charged?.booking ?? received;
  const ends = next === 'CONFIRMED' ? { ends_at: null } : {};
  const back = { status: before.status, endsAt: before.ends_at, due: before.refund_due, nights: freed };
  const taken = { ...back, ...(charged && { line: charged.id }) } satisfies TakenAway;
  const told = { event: null, money: null, kept, ...(by && { taken }) };
  const after = await move(tx, before, settled, { ...facts, ...ends, status: next }, now, by, told);
  const gave = next === 'CONFIRMED' && (await giveDoorsByHouse(tx, after, now, by !== null));
  return { before, after: gave ? ((await readBooking(tx, id)) ?? after) : after };
}

/**
 * Notes that the guest has the money back: PAID_NEEDS_REFUND becomes REFUNDED, a cancelled booking owes nothing more.
 *
 * @returns `null` when there is no such booking; `before` and `after` the same when nothing was owed
 */
export async function settleRefund(
  tx: Tx,
  id: string,
  now: number,
  by: ByStaff & { reference: string; means?: RefundMeans },
): Promise<Changed | null> {
  const before = await lockBooking(tx, id);
  if (!before) return null;
  if (before.refund_due <= 0) return { before, after: before };
  const { reference, means } = by;
  const line = { kind: 'REFUND', amount: before.refund_due, reference, by: by.name, ...(means && { means }) } as const;
  const { booking } = await addLine(tx, before, line, now);
  return { before, after: await noteRefund(tx, booking, before.refund_due, now, by) };
}

/**
 * Notes that nothing is owed any more to a guest who was owed something, after the line that says so.
 *
 * @param booking as it is after the line
 * @param refunded what has gone back with it, VND
 */
export async function noteRefund(
  tx: Tx,
  booking: Booking,
  refunded: number,
  now: number,
  by: ByStaff & { reference: string },
): Promise<Booking> {
  const status = nextStatus(booking.status, 'refunded', false) ?? booking.status;
  const { reference } = by;
  const money = { kept: booking.paid, due: 0, refunded, ...(reference !== '' && { reference }) };
  const told = { event: 'refunded' as const, money, kept: 0 };
  await resolveRefunds(tx, booking.id, now);
  return move(tx, booking, booking, { status, refund_due: 0 }, now, by, told);
}

/** Notes the end of every other booking whose time is over and that still stands on these nights of a room. */
export async function endOthers(
  tx: Tx,
  stay: Pick<Booking, 'id' | 'room_id' | 'check_in' | 'check_out'>,
  now: number,
): Promise<void> {
  for (const id of await readEndedOwners(tx, stay.room_id, stay.check_in, stay.check_out, now)) {
    const other = id === stay.id ? null : await readBooking(tx, id);
    if (other) await endWhenOver(tx, other, now);
  }
}

async function endWhenOver(tx: Tx, booking: Booking, now: number): Promise<Booking> {
  const status = statusAt({ status: booking.status, endsAt: booking.ends_at }, now);
  if (status === booking.status) return booking;
  await freeNights(tx, booking.id);
  return move(tx, booking, booking, { status }, now);
}

/** Entry of the history besides the status. */
interface Told {
  event: 'refunded' | null;
  money: BookingMoney | null;
  kept: number;
  taken?: TakenAway;
}

/**
 * @param booking as it was before
 * @param settled the same after what was written onto its bill
 */
async function move(
  tx: Tx,
  booking: Booking,
  settled: Booking,
  wanted: BookingChange,
  now: number,
  by: ByStaff | null = null,
  told: Told = { event: null, money: null, kept: 0 },
): Promise<Booking> {
  const next = { ...settled, ...wanted };
  // What a guest has paid for a room that they do not get is owed back, less what was kept of it.
  const due = isGivenUp(next.status) ? owedBack(next) : booking.refund_due;
  const change = { ...wanted, ...(next.status !== booking.status && { refund_due: due }) };
  const moved = { ...next, ...change, sequence: booking.sequence + 1, updated_at: now };
  await updateBooking(tx, booking.id, { ...change, sequence: moved.sequence }, now);
  await insertHistory(tx, {
    booking_id: booking.id,
    sequence: moved.sequence,
    at: now,
    status: moved.status,
    staff_name: by?.name ?? null,
    note: by?.note ?? '',
    event: told.event,
    detail: detailOf(told.money ?? moneyOf(booking, moved, told.kept), told.taken),
  });
  await followBooking(tx, booking, moved, now);
  const mail = MAIL_OF[moved.status];
  if (mail && moved.status !== booking.status && moved.guest_email !== '') {
    const content = { kind: mail, booking: { ...mailOf(moved), fee: told.kept } };
    if (by === null && moved.paid === 0) await insertStrangersMail(tx, moved.guest_email, content, moved.lang, now);
    else await insertMail(tx, content, moved.lang, now, { dueAt: by?.mailAt });
  }
  const news = by === null && moved.status !== booking.status ? newsOf(moved) : null;
  if (news !== null) await insertHouseMail(tx, news, mailOf(moved), now);
  if (moved.refund_due > booking.refund_due) {
    const detail = { amount: moved.refund_due };
    await insertDeskIssue(tx, { kind: 'refundDue', bookingId: booking.id, orderId: null, detail }, now);
  }
  return moved;
}

/** Gives what the house is told of a status that a guest, the wallet or the clock has brought about. */
function newsOf({ status, paid }: Booking): HouseNews | null {
  if (status === 'CONFIRMED') return paid > 0 ? 'paid' : 'confirmed';
  if (status === 'CANCELLED') return 'cancelled';
  return status === 'PAID_NEEDS_REFUND' ? 'refundDue' : null;
}

/** Splits the money of a paid booking that ends; `null` while it goes on, or when nothing was paid. */
function moneyOf(before: Booking, { status, paid, refund_due: due }: Booking, kept: number): BookingMoney | null {
  const ends = status !== before.status && (status === 'CANCELLED' || status === 'PAID_NEEDS_REFUND');
  return ends && paid > 0 ? { kept, due, refunded: 0 } : null;
}

const detailOf = (money: BookingMoney | null, taken?: TakenAway): string | null =>
  money === null && !taken ? null : JSON.stringify({ ...money, ...(taken && { taken }) });

/** Nights for a booking that has given its own away; `null` when they are not all free any more. */
async function freeSlots(tx: Tx, booking: Booking, now: number): Promise<ReturnType<typeof pickSlots>> {
  await endOthers(tx, booking, now);
  const room = await readRoom(tx, booking.room_id);
  const taken = await readTakenRooms(tx, booking.room_id, booking.check_in, booking.check_out, now);
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out, quantity: booking.quantity };
  return room && pickSlots(taken, room.maxRooms, stay);
}

const ownsNights = ({ status }: Booking): boolean => !isGivenUp(status);
