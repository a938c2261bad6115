import { stockOf } from '../../../domain/catalogue/stock';
import { type Day, showDay } from '../../../domain/days';
import { AppError } from '../../errors';
import { bumpRevision } from '../../platform/db/revisions';
import type { Db, Tx } from '../../platform/db/schema';
import { firstNightAbove, roomsNeeded } from '../booking-records/nights-store';
import { lockRoom, readStocks, writeStock } from '../catalogue/module';
import { readDoors } from './doors-store';
import { readHotelDay } from './hotel-day';
import { loseChoices } from './lose-choices';

interface Typed {
  /** Rooms that shall be sold of a type; of all others doors alone say so. */
  typed?: ReadonlyMap<number, number>;
  /** Names the field of the input that says how many of a type are sold, or its doors. */
  fieldOf?: (roomId: number, what: 'doors' | 'maxRooms') => string;
}

/**
 * Changes doors of room types, or what is typed of their stock, and lets the stock follow. Bookings of a type wait while
 * it is checked and written. Whoever asks holds the revision of the catalogue, which is raised where a stock is another,
 * and has bumped that of the guide.
 *
 * @throws AppError `roomsSold` where fewer would be left than are sold on some night to come, with the first such night:
 *   409 for a door that is taken away, 422 for a number that was typed
 */
export async function followDoors<T>(
  tx: Tx,
  now: number,
  change: () => Promise<T>,
  { typed = new Map(), fieldOf }: Typed = {},
): Promise<T> {
  const today = await readHotelDay(tx, now);
  const [types, stocks] = [await typesOfDoors(tx), await readStocks(tx)];
  const result = await change();
  const typesNow = await typesOfDoors(tx);
  const [before, after] = [countDoors(types), countDoors(typesNow)];
  const moved = [...before.keys(), ...after.keys()].filter((id) => before.get(id) !== after.get(id));
  const followed = new Set([...moved, ...typed.keys()]);
  const others = [...types].filter(([code, roomId]) => typesNow.get(code) !== roomId);
  // Types that swap doors keep their stock; who has chosen such a door is changed under the lock of its type.
  const swapped = others.flatMap(([code, roomId]) => [roomId, typesNow.get(code) ?? null]).filter((id) => id !== null);
  for (const id of [...new Set([...followed, ...swapped])].sort((a, b) => a - b)) {
    const room = await lockRoom(tx, id);
    if (!followed.has(id) || !room || room.body.removed === true) continue;
    const doors = { before: before.get(id) ?? 0, doors: after.get(id) ?? 0 };
    const asked = typed.get(id) ?? null;
    const needed = await roomsNeeded(tx, id, today, now);
    const stock = stockOf({ ...doors, stands: stocks.get(id) ?? 0, typed: asked, needed });
    if (stock === null) {
      const isTaken = doors.doors < doors.before;
      const left = Math.min(asked ?? doors.doors, isTaken ? doors.doors : Infinity);
      const night = (await firstNightAbove(tx, id, left, today, now)) ?? today;
      const field = fieldOf?.(id, isTaken ? 'doors' : 'maxRooms');
      throw roomsSold(isTaken ? 409 : 422, { roomId: id, night, needed }, field);
    }
    if (stock === room.maxRooms) continue;
    await writeStock(tx, id, stock);
    await bumpRevision(tx, 'catalogue');
  }
  await loseChoices(
    tx,
    others.map(([code]) => [code, typesNow.get(code) ?? null]),
    now,
  );
  return result;
}

function roomsSold(
  status: number,
  { night, needed, ...rest }: { roomId: number; night: Day; needed: number },
  field?: string,
): AppError {
  return new AppError(status, 'roomsSold', {
    ...(field !== undefined && { field }),
    words: { night: showDay(night), needed: String(needed) },
    more: { ...rest, night, needed },
  });
}

/** Reads the room type of each door in use; `null` for one that is sold as none. */
const typesOfDoors = async (tx: Db): Promise<Map<string, number | null>> =>
  new Map((await readDoors(tx)).map(({ code, roomId }) => [code, roomId]));

/** Counts the doors in use of each room type that has some. */
function countDoors(types: ReadonlyMap<string, number | null>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const roomId of types.values()) {
    if (roomId !== null) counts.set(roomId, (counts.get(roomId) ?? 0) + 1);
  }
  return counts;
}
