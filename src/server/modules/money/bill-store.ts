import type { Selectable } from 'kysely';
import { CHARGE_KINDS } from '../../../domain/billing/bill';
import type { Db } from '../../platform/db/schema';
import type { MoneyTables } from './tables';

export type BillLine = Selectable<MoneyTables['bill_lines']>;

export async function insertLine(tx: Db, line: Omit<BillLine, 'position'>): Promise<void> {
  const last = await tx
    .selectFrom('bill_lines')
    .select((select) => select.fn.max('position').as('position'))
    .where('booking_id', '=', line.booking_id)
    .executeTakeFirst();
  await tx
    .insertInto('bill_lines')
    .values({ ...line, position: (last?.position ?? 0) + 1 })
    .execute();
}

/** A booking's lines in the order in which they were written. */
export function readLines(db: Db, bookingId: string): Promise<BillLine[]> {
  return db.selectFrom('bill_lines').selectAll().where('booking_id', '=', bookingId).orderBy('position').execute();
}

export async function readLine(db: Db, bookingId: string, id: string): Promise<BillLine | null> {
  const row = await db
    .selectFrom('bill_lines')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function markVoided(
  tx: Db,
  id: string,
  { at, by, reason }: { at: number; by: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('bill_lines')
    .set({ voided_at: at, voided_by: by, void_reason: reason })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .execute();
}

/** The lines of bookings, each booking's in the order in which they were written. */
export async function readLinesOf(db: Db, bookingIds: readonly string[]): Promise<BillLine[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('bill_lines')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('position')
    .execute();
}

/** Takes out what was noted beside payments and voidings of bookings; what was sold stays as the accounts need it. */
export async function blankNotes(tx: Db, bookingIds: readonly string[]): Promise<void> {
  const lines = tx.updateTable('bill_lines').where('booking_id', 'in', bookingIds);
  await lines.set({ text: '' }).where('kind', 'not in', CHARGE_KINDS).execute();
  await lines.set({ void_reason: '' }).where('void_reason', 'is not', null).execute();
}
