import type { Selectable } from 'kysely';
import type { DeskTables } from '../desk/tables';
import type { Db } from '../../platform/db/schema';

export type HistoryRow = Selectable<DeskTables['booking_history']>;

type NewHistoryRow = Omit<HistoryRow, 'event' | 'detail'> & Partial<HistoryRow>;

export async function insertHistory(tx: Db, row: NewHistoryRow): Promise<void> {
  await tx.insertInto('booking_history').values(row).execute();
}

/** Everything that has happened to a booking, oldest first. */
export function readHistory(db: Db, bookingId: string): Promise<HistoryRow[]> {
  return db.selectFrom('booking_history').selectAll().where('booking_id', '=', bookingId).orderBy('sequence').execute();
}
