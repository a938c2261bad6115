import { statusAt } from '../../../../domain/bookings/booking';
import { AppError } from '../../../errors';
import { bumpParts } from '../../../platform/db/revisions';
import type { Tx } from '../../../platform/db/schema';
import { insertMail, withdrawMail } from '../../../platform/mail/store';
import { MAIL_WORDS } from '../../../platform/mail/words';
import { resolveRefunds } from '../../attention/store';
import { mailOf } from '../../booking-records/row-views';
import { keepNights } from '../../booking-records/nights-store';
import { type Booking, type HistoryRow, insertHistory, readHistory, updateBooking } from '../../booking-records/store';
import { followBooking, requireFreeDoor } from '../../guest-access/module';
import { readLine } from '../../money/bill-store';
import { voidLine } from '../../money/ledger';
import type { Staff } from '../../staff/audit-store';
import { lockApartment, readAllStaysOfBooking, readStaysOfBooking, updateStay } from '../../stay-records/desk-store';
import { restoreKeys } from '../../stay-records/keys-store';
import type { TakenAway } from '../change-status';
import { takeNightsBack } from '../departures';

/**
 * Mails of a confirmation or cancellation at the desk wait so long, in ms, when the desk offers the way back: its
 * notice stays for eight seconds, and the call needs its time.
 */
const UNDO_MAIL_MS = 12_000;
export const mailAt = (undo: boolean, now: number): number => (undo ? now + UNDO_MAIL_MS : now);

/** Tells a guest who has read what is taken back how it stands again. */
const MAIL_OF = { HOLD: 'hold', PENDING: 'requested', CONFIRMED: 'confirmed' } as const;
type Standing = keyof typeof MAIL_OF;

/**
 * Takes a confirmation by the desk back: the booking waits again for as long as it did. The caller holds its lock.
 *
 * @throws AppError 409 `undoPaid`, `undoArrived`, `undoDoor` where something has been built on it, `undoChanged` where
 *   it is not the last thing that happened, `undoLapsed` when its time is over
 */
export async function undoConfirm(tx: Tx, booking: Booking, staff: Staff, now: number): Promise<void> {
  if (booking.status === 'PENDING') return;
  if (booking.paid !== 0 || booking.charges !== 0) throw new AppError(409, 'undoPaid');
  if (booking.arrived_at !== null) throw new AppError(409, 'undoArrived');
  if ((await readStaysOfBooking(tx, booking.id)).length > 0) throw new AppError(409, 'undoDoor');
  const last = await lastChange(tx, booking, 'CONFIRMED', now);
  await keepNights(tx, booking.id, last.taken.endsAt);
  const back = await goBack(tx, booking, last, staff, now);
  await followBooking(tx, booking, back, now);
  await tellAgain(tx, back, 'confirmed', last, now);
}

/**
 * Takes a cancellation by the desk back: nights, door, links and money are as before. The caller holds its lock.
 *
 * @throws AppError 409 `nightTaken`, `doorTaken` when somebody else has what is to be given back, `undoChanged`,
 *   `undoLapsed` as above
 */
export async function undoCancel(tx: Tx, booking: Booking, staff: Staff, now: number): Promise<void> {
  if (booking.kind === 'GUEST' && booking.status in MAIL_OF) return;
  const last = await lastChange(tx, booking, 'CANCELLED', now);
  const { nights, line: id } = last.taken;
  await takeNightsBack(tx, booking, nights, now);
  if (booking.door !== null) {
    await lockApartment(tx, booking.door);
    const { door: apartment, check_in: from, check_out: to } = booking;
    await requireFreeDoor(tx, { apartment, from, to, bookingId: booking.id }, now);
  }
  const line = id === undefined ? null : await readLine(tx, booking.id, id);
  const settled =
    line?.voided_at === null
      ? await voidLine(tx, booking, line, { by: staff.name, reason: MAIL_WORDS[booking.lang].bill.back }, now)
      : booking;
  await resolveRefunds(tx, booking.id, now);
  const back = await goBack(tx, settled, last, staff, now);
  for (const stay of await readAllStaysOfBooking(tx, booking.id)) {
    if (stay.revokedAt !== last.at && stay.endedAt !== last.at) continue;
    await lockApartment(tx, stay.apartment);
    await requireFreeDoor(tx, stay, now, stay.id);
    await updateStay(tx, stay.id, stay.revokedAt === last.at ? { revokedAt: null } : { endedAt: null });
  }
  await restoreKeys(tx, booking.id, last.at);
  await bumpParts(tx, 'guide');
  await tellAgain(tx, back, 'cancelled', last, now);
}

interface LastChange {
  at: number;
  taken: TakenAway & { status: Standing };
}

/** Reads what somebody of the staff has done, if nothing has happened to the booking since. */
async function lastChange(tx: Tx, booking: Booking, status: HistoryRow['status'], now: number): Promise<LastChange> {
  const last = (await readHistory(tx, booking.id)).at(-1);
  const isIt = booking.kind === 'GUEST' && booking.status === status && last?.status === status && last.event === null;
  const { taken } = JSON.parse((isIt && last.detail) || '{}') as { taken?: LastChange['taken'] };
  if (!last || !taken) throw new AppError(409, 'undoChanged');
  if (statusAt(taken, now) !== taken.status) throw new AppError(409, 'undoLapsed');
  return { at: last.at, taken };
}

async function goBack(
  tx: Tx,
  booking: Booking,
  { taken: { status, endsAt, due } }: LastChange,
  staff: Staff,
  now: number,
): Promise<Booking> {
  const change = { status, ends_at: endsAt, refund_due: due, sequence: booking.sequence + 1 };
  await updateBooking(tx, booking.id, change, now);
  const { sequence } = change;
  await insertHistory(tx, { booking_id: booking.id, sequence, at: now, status, staff_name: staff.name, note: '' });
  return { ...booking, ...change, updated_at: now };
}

/** Takes the mail back that waits; where it has gone out, the guest is told how it stands now. */
async function tellAgain(
  tx: Tx,
  booking: Booking,
  told: 'confirmed' | 'cancelled',
  { at, taken }: LastChange,
  now: number,
): Promise<void> {
  if (!(await withdrawMail(tx, booking.id, told, at)) || booking.guest_email === '') return;
  await insertMail(tx, { kind: MAIL_OF[taken.status], booking: mailOf(booking) }, booking.lang, now);
}
