import { randomUUID } from 'node:crypto';
import { isCharged, type LineKind, owedBack, type RefundMeans, signedAmount } from '../../../domain/billing/bill';
import { isGivenUp } from '../../../domain/bookings/booking';
import type { Db } from '../../platform/db/schema';
import { type Booking, updateBooking } from '../booking-records/store';
import { type BillLine, insertLine, markVoided } from './bill-store';

/** A line to be added to a bill. */
interface NewLine {
  kind: LineKind;
  /** VND, above 0. */
  amount: number;
  text?: string;
  /** Of the wallet or the bank. */
  reference?: string;
  /** Means by which money goes back. */
  means?: RefundMeans;
  quantity?: number;
  /** Name of the staff; `null` for the wallet, the guest or the clock. */
  by: string | null;
}

/** A line as it stands, with the booking after it. */
interface AddedLine {
  id: string;
  booking: Booking;
}

/**
 * Writes a line onto a booking's bill and moves what the booking itself says of its money, in one transaction: there is
 * no other way to either (decision 107). The caller holds the booking's lock.
 */
export async function addLine(tx: Db, booking: Booking, line: NewLine, now: number): Promise<AddedLine> {
  const id = randomUUID();
  const { kind, text = '', reference = '', means = null, quantity = 1, by } = line;
  const amount = signedAmount(kind, line.amount);
  await insertLine(tx, {
    id,
    booking_id: booking.id,
    kind,
    text,
    reference,
    means,
    quantity,
    amount,
    created_at: now,
    staff_name: by,
    voided_at: null,
    voided_by: null,
    void_reason: null,
  });
  return { id, booking: await changeMoney(tx, booking, kind, amount, now) };
}

/** Strikes a line through: it stays where it is and no longer counts. The caller holds the booking's lock. */
export async function voidLine(
  tx: Db,
  booking: Booking,
  { id, kind, amount }: BillLine,
  { by, reason }: { by: string; reason: string },
  now: number,
): Promise<Booking> {
  await markVoided(tx, id, { at: now, by, reason });
  return changeMoney(tx, booking, kind, -amount, now);
}

async function changeMoney(tx: Db, booking: Booking, kind: LineKind, amount: number, now: number): Promise<Booking> {
  const money = isCharged(kind) ? { charges: booking.charges + amount } : { paid: booking.paid - amount };
  const moved = { ...booking, ...money };
  // Of a stay that goes on, what the balance says is owed back by nobody's word until somebody gives it back or cancels.
  const isOwed = isGivenUp(booking.status) || booking.refund_due > 0;
  const change = { ...money, refund_due: isOwed ? owedBack(moved) : 0 };
  await updateBooking(tx, booking.id, change, now);
  return { ...booking, ...change, updated_at: now };
}
