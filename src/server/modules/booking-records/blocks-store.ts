import type { Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';

/** A door that is kept from being sold on nights of `[from, to)`. */
export interface DoorBlock {
  /** Of the booking that keeps its nights. */
  id: string;
  door: string;
  from: Day;
  to: Day;
  reason: string;
}

/**
 * Reads the doors that are kept from being sold on nights of `[from, until)`, the earliest first.
 *
 * @param until `null` for all to come
 * @param doors of these alone
 */
export async function readDoorBlocks(
  db: Db,
  from: Day,
  until: Day | null,
  doors?: readonly string[],
): Promise<readonly DoorBlock[]> {
  if (doors?.length === 0) return [];
  let blocks = db
    .selectFrom('bookings')
    .select(['id', 'door', 'check_in', 'check_out', 'guest_name', 'status'])
    .where('door', 'is not', null)
    .where('check_out', '>', from);
  if (doors !== undefined) blocks = blocks.where('door', 'in', doors);
  const rows = await blocks.orderBy('check_in').orderBy('id').execute();
  // Asked for by their state or first night, SQLite would read bookings of no door too: every confirmed one, or all before.
  const here = rows.filter(
    ({ status, check_in: first }) => status === 'CONFIRMED' && (until === null || first < until),
  );
  return here.map(({ id, door, check_in: first, check_out: to, guest_name: reason }) => ({
    ...{ id, door: door ?? '', from: first, to, reason },
  }));
}

/** Renames a door in the bookings that keep it from being sold, and in those whose guests have chosen it. */
export async function renameDoorOfBookings(tx: Db, before: string, after: string): Promise<void> {
  await tx.updateTable('bookings').set({ door: after }).where('door', '=', before).execute();
  await tx.updateTable('bookings').set({ chosen_door: after }).where('chosen_door', '=', before).execute();
}
