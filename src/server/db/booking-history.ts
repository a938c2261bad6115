import type { Selectable } from 'kysely';
import type { DeskTables } from './desk-tables';
import type { Db } from './schema';

export type HistoryRow = Selectable<DeskTables['booking_history']>;

export async function insertHistory(tx: Db, row: HistoryRow): Promise<void> {
  await tx.insertInto('booking_history').values(row).execute();
}

/** Every status of a booking, oldest first. */
export function readHistory(db: Db, bookingId: string): Promise<HistoryRow[]> {
  return db.selectFrom('booking_history').selectAll().where('booking_id', '=', bookingId).orderBy('sequence').execute();
}
