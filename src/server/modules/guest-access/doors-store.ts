import { compareDoors } from '../../../domain/guide/door-order';
import type { Db } from '../../platform/db/schema';

/** A door as it is given to guests. */
export interface Door {
  code: string;
  /** The room type that it is sold as; `null` for a door that no booking is given. */
  roomId: number | null;
  readyAt: number | null;
  readyBy: string | null;
}

/** The doors in use of a room type, or of all, in the order of the house. */
export async function readDoors(db: Db, roomId: number | null = null): Promise<Door[]> {
  let doors = db
    .selectFrom('guide_apartments')
    .select(['code', 'room_id', 'ready_at', 'ready_by'])
    .where('retired_at', 'is', null);
  if (roomId !== null) doors = doors.where('room_id', '=', roomId);
  const rows = await doors.execute();
  return rows
    .map((row) => ({ code: row.code, roomId: row.room_id, readyAt: row.ready_at, readyBy: row.ready_by }))
    .sort((a, b) => compareDoors(a.code, b.code));
}

/** One door in use; `null` when there is none of that code. */
export async function readDoor(db: Db, code: string): Promise<Door | null> {
  return (await readDoors(db)).find((door) => door.code === code) ?? null;
}

/** Gives doors to a room type, whichever they belonged to before. */
export async function giveDoors(tx: Db, roomId: number | null, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .updateTable('guide_apartments')
    .set({ room_id: roomId })
    .where('code', 'in', [...codes])
    .execute();
}
