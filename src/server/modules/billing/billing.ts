import type { Bill, Debts, NewCharge, NewPayment, VoidLine } from '../../../contract/billing/desk';
import { balanceOf, roomCharge } from '../../../domain/billing/bill';
import { nextStatus } from '../../../domain/bookings/booking';
import { nightsBetween, showDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { AppError } from '../../errors';
import type { Database, Tx } from '../../platform/db/schema';
import { answerOnce, type KeyedCall } from '../../platform/db/replay';
import { oneLineOf } from '../../platform/text-input';
import { type Booking, insertHistory, lockBooking, readBooking, updateBooking } from '../booking-records/store';
import { readDebts } from '../booking-records/search-store';
import type { Catalogue } from '../catalogue/catalogue';
import type { Staff } from '../staff/audit-store';
import { placeOf } from '../booking-records/names';
import type { HotelState } from '../hotel/hotel';
import { addLine, voidLine } from '../money/ledger';
import { type BillLine, readLine, readLines } from '../money/bill-store';
import { isoOf } from '../../platform/iso';
import { statusOf } from '../booking-records/row-views';
import { noteRefund } from '../bookings/module';

/** Id of the line that is no row: the room itself. */
const ROOM_LINE = 'room';
/** More are not read at once. */
const MOST_DEBTS = 1000;

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
  hotel: Pick<HotelState, 'current'>;
}

/** Person of the staff who changes a bill, and the idempotency key of the call. */
interface Caller {
  key: string | null;
  staff: Staff;
}

/** The money of bookings as reception sees and takes it. */
export class Billing {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Every line, the room first. @throws AppError 404 */
  async read(id: string, lang: Language): Promise<Bill> {
    const { db, clock, catalogue } = this.#deps;
    const booking = requireGuests(await readBooking(db, id));
    const now = { ...booking, status: statusOf(booking, clock()) };
    const room = roomCharge(now);
    const nights = nightsBetween(booking.check_in, booking.check_out);
    const stay = `${placeOf(catalogue, booking, lang)}, ${showDay(booking.check_in)} – ${showDay(booking.check_out)}`;
    const roomLine = {
      ...{ id: ROOM_LINE, kind: 'ROOM' as const, text: stay, quantity: nights * booking.quantity, amount: room },
      ...{ at: isoOf(booking.created_at), by: null, voided: false, voiding: null, voidable: false },
    };
    const lines = [...(room > 0 ? [roomLine] : []), ...(await readLines(db, id)).map(shownLine)];
    return {
      lines,
      balance: lines.reduce((sum, { amount, voided }) => sum + (voided ? 0 : amount), 0),
      paid: booking.paid,
      prices: this.#prices(lang),
    };
  }

  /** Guests who have left and owe, the last to leave first. */
  async debts(): Promise<Debts> {
    const bookings = await readDebts(this.#deps.db, MOST_DEBTS);
    return {
      items: bookings.map((booking) => ({
        bookingId: booking.id,
        guestName: booking.guest_name,
        balance: balanceOf(booking),
        leftAt: isoOf(booking.left_at ?? booking.updated_at),
      })),
    };
  }

  /**
   * Puts something onto a bill besides the room, or takes something off it with a reason.
   *
   * @returns the answer as JSON, the same for the same idempotency key
   * @throws AppError 404, 422 with the field
   */
  charge(id: string, { kind = 'CHARGE', text, quantity = 1, amount }: NewCharge, caller: Caller): Promise<string> {
    const line = { kind, text: oneLineOf(text, 'text'), quantity, amount, by: caller.staff.name };
    const call = {
      route: `reception-charges-${id}`,
      key: caller.key,
      body: { text, quantity, amount, ...(kind === 'DISCOUNT' && { kind }) },
      status: 201,
    };
    return this.#change(id, call, async (tx, booking, now) => addLine(tx, booking, line, now));
  }

  /**
   * Notes money that has come, or has gone back. A refund that leaves nothing owed settles what was owed.
   *
   * @returns the answer as JSON, the same for the same idempotency key
   * @throws AppError 404; 409 `refundAbovePaid`, `aboveBalance` with what is open; 422 with the field
   */
  async pay(id: string, payment: NewPayment, { key, staff }: Caller): Promise<string> {
    const { kind, amount, note = '', means, above = false } = payment;
    if (kind === 'REFUND' && means === undefined) throw new AppError(422, 'required', { field: 'means' });
    const line = {
      kind,
      text: oneLineOf(note, 'note'),
      amount,
      by: staff.name,
      ...(kind === 'REFUND' && means && { means }),
    };
    const call = {
      route: `reception-payments-${id}`,
      key,
      body: { kind, amount, note, ...(means && { means }) },
      status: 201,
    };
    return this.#change(id, call, async (tx, booking, now) => {
      if (kind === 'REFUND' && amount > booking.paid) throw new AppError(409, 'refundAbovePaid', { field: 'amount' });
      const balance = balanceOf({ ...booking, status: statusOf(booking, now) });
      if (kind !== 'REFUND' && amount > Math.max(0, balance) && !above) {
        throw new AppError(409, 'aboveBalance', { field: 'amount', more: { balance } });
      }
      const written = await addLine(tx, booking, line, now);
      const isSettled = kind === 'REFUND' && booking.refund_due > 0 && written.booking.refund_due === 0;
      if (!isSettled) return written;
      const by = { name: staff.name, note: '', reference: '' };
      return { ...written, booking: await noteRefund(tx, written.booking, amount, now, by) };
    });
  }

  /**
   * Strikes a line through, with the reason.
   *
   * @returns the answer as JSON, the same for the same idempotency key
   * @throws AppError 404; 409 `lineVoided`; 409 `lineFixed` for what the wallet has said; 409 `refundAbovePaid` for money
   *   of which more has gone back than would be left
   */
  void(id: string, lineId: string, { reason }: VoidLine, { key, staff }: Caller): Promise<string> {
    const by = { by: staff.name, reason: oneLineOf(reason, 'reason') };
    const call = { route: `reception-void-${lineId}`, key, body: { id, reason } };
    return this.#change(id, call, async (tx, booking, now) => {
      if (lineId === ROOM_LINE) throw new AppError(409, 'lineFixed');
      const line = await readLine(tx, id, lineId);
      if (!line) throw new AppError(404, 'notFound');
      if (line.voided_at !== null) throw new AppError(409, 'lineVoided');
      if (isFixed(line)) throw new AppError(409, 'lineFixed');
      const after = await voidLine(tx, booking, line, by, now);
      if (after.paid < 0) throw new AppError(409, 'refundAbovePaid');
      return { id: lineId, booking: await reopenRefund(tx, after, staff, now) };
    });
  }

  /** The tables of the guide, each thing once: what is lent before what is replaced. */
  #prices(lang: Language): Bill['prices'] {
    const { compensation, bedding } = this.#deps.hotel.current.profile;
    const rows = [...bedding, ...compensation.flat()];
    const prices = rows.map(
      (row) => [row[lang], (lang === 'en' && 'priceEn' in row && row.priceEn) || row.price] as const,
    );
    return [...new Map(prices)].map(([text, price]) => ({ text, price }));
  }

  async #change(
    id: string,
    call: KeyedCall,
    change: (tx: Tx, booking: Booking, now: number) => Promise<{ id: string; booking: Booking }>,
  ): Promise<string> {
    return answerOnce(this.#deps, call, async (tx, now) => {
      const found = requireGuests(await lockBooking(tx, id));
      const done = await change(tx, found, now);
      const balance = balanceOf({ ...done.booking, status: statusOf(done.booking, now) });
      return JSON.stringify({ id: done.id, balance });
    });
  }
}

/** Nights kept for repair, or sold elsewhere, have no bill. */
function requireGuests(booking: Booking | null): Booking {
  if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
  return booking;
}

/** Tells whether a line cannot be voided because the wallet has the money. */
const isFixed = ({ kind, staff_name: by }: BillLine): boolean => by === null && kind !== 'FEE';

const shownLine = (line: BillLine): Bill['lines'][number] => ({
  id: line.id,
  kind: line.kind,
  text: [line.text, line.reference].filter((part) => part !== '').join(' · '),
  quantity: line.quantity,
  ...(line.means !== null && { means: line.means }),
  amount: line.amount,
  at: isoOf(line.created_at),
  by: line.staff_name,
  voided: line.voided_at !== null,
  voiding:
    line.voided_at === null
      ? null
      : { at: isoOf(line.voided_at), by: line.voided_by ?? '', reason: line.void_reason ?? '' },
  voidable: line.voided_at === null && !isFixed(line),
});

/** A refund that did not happen after all is owed again. */
async function reopenRefund(tx: Tx, booking: Booking, staff: Staff, now: number): Promise<Booking> {
  const status = booking.refund_due > 0 ? nextStatus(booking.status, 'refundVoided', false) : null;
  if (status === null) return booking;
  const sequence = booking.sequence + 1;
  await updateBooking(tx, booking.id, { status, sequence }, now);
  const row = { booking_id: booking.id, sequence, at: now, status, staff_name: staff.name, note: '' };
  await insertHistory(tx, row);
  return { ...booking, status, sequence };
}
