import type { Selectable } from 'kysely';
import type { MoneyTables } from './tables';
import type { Db } from '../../platform/db/schema';

export type PaymentAttempt = Selectable<MoneyTables['payment_attempts']>;

export async function insertAttempt(tx: Db, attempt: PaymentAttempt): Promise<void> {
  await tx.insertInto('payment_attempts').values(attempt).execute();
}

export async function readAttempt(db: Db, orderId: string): Promise<PaymentAttempt | null> {
  const row = await db.selectFrom('payment_attempts').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  return row ?? null;
}

/** A booking's attempts, newest first. */
export async function readAttempts(db: Db, bookingId: string): Promise<PaymentAttempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .execute();
}

export type AttemptChange = Partial<Omit<PaymentAttempt, 'order_id' | 'booking_id' | 'request_id' | 'created_at'>>;

/**
 * @param expected changes it only while these columns are as they were seen
 * @returns whether it was changed
 */
export async function updateAttempt(
  db: Db,
  orderId: string,
  change: AttemptChange,
  expected: Partial<Pick<PaymentAttempt, 'state' | 'busy_until' | 'next_check_at'>> = {},
): Promise<boolean> {
  let update = db.updateTable('payment_attempts').set(change).where('order_id', '=', orderId);
  if (expected.state !== undefined) update = update.where('state', '=', expected.state);
  if (expected.busy_until !== undefined) update = update.where('busy_until', '=', expected.busy_until);
  if (expected.next_check_at !== undefined) {
    update = update.where('next_check_at', 'is not distinct from', expected.next_check_at);
  }
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The wallet's page of a booking's order that can still be paid. */
export async function readOpenPayUrl(db: Db, bookingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('pay_url')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'OPEN')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.pay_url ?? null;
}

/** Orders that the wallet is to be asked about, most overdue first. */
export async function readDueAttempts(db: Db, now: number, limit: number): Promise<PaymentAttempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
}
