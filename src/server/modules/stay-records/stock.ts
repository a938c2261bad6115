import { stockOf } from '../../../domain/catalogue/stock';
import { dayInVietNam, showDay } from '../../../domain/days';
import { AppError } from '../../errors';
import type { Db } from '../../platform/db/schema';
import { firstNightAbove, roomsNeeded } from '../booking-records/nights-store';
import { lockRoom, readRoom, writeStock } from '../catalogue/module';
import { readDoors } from './doors-store';

interface Typed {
  /** Rooms that shall be sold of a type; without it doors alone say so. */
  typed?: ReadonlyMap<number, number>;
  /** Names the field of the input that says how many of a type are sold, or its doors. */
  fieldOf?: (roomId: number, what: 'doors' | 'maxRooms') => string;
}

/**
 * Changes doors of room types, or what is typed of their stock, and lets the stock follow. Bookings of these types wait
 * meanwhile, so nothing is sold between the check and the change.
 *
 * @throws AppError `roomsSold` where fewer would be left than are sold on some night to come, with the first such night:
 *   409 for a door that is taken away, 422 for a number that was typed
 */
export async function followDoors(
  tx: Db,
  roomIds: Iterable<number | null>,
  now: number,
  change: () => Promise<void>,
  { typed, fieldOf = (_roomId, what) => what }: Typed = {},
): Promise<void> {
  const types = [...new Set(roomIds)].filter((id) => id !== null).sort((a, b) => a - b);
  for (const id of types) await lockRoom(tx, id);
  const before = await countDoors(tx, types);
  await change();
  const after = await countDoors(tx, types);
  const today = dayInVietNam(now);
  for (const id of types) {
    const room = await readRoom(tx, id);
    if (!room || room.body.removed === true) continue;
    const doors = { before: before.get(id) ?? 0, doors: after.get(id) ?? 0 };
    const needed = await roomsNeeded(tx, id, today, now);
    const asked = typed?.get(id) ?? null;
    const stock = stockOf({ ...doors, stands: room.maxRooms, typed: asked, needed });
    if (stock === null) {
      const isTaken = doors.doors < doors.before;
      const left = Math.min(asked ?? doors.doors, isTaken ? doors.doors : Infinity);
      const night = (await firstNightAbove(tx, id, left, today, now)) ?? today;
      throw new AppError(isTaken ? 409 : 422, 'roomsSold', {
        field: fieldOf(id, isTaken ? 'doors' : 'maxRooms'),
        words: { night: showDay(night), needed: String(needed) },
        more: { roomId: id, night, needed },
      });
    }
    if (stock !== room.maxRooms) await writeStock(tx, id, stock);
  }
}

async function countDoors(tx: Db, roomIds: readonly number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const { roomId } of await readDoors(tx, { roomIds })) {
    if (roomId !== null) counts.set(roomId, (counts.get(roomId) ?? 0) + 1);
  }
  return counts;
}
