import type { Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';

const ROWS_AT_ONCE = 200;

/** A stay with a door, and the nights that are its own, in order. */
interface Occupancy {
  id: string;
  apartment: string;
  nights: readonly Day[];
}

/** Who has a door on nights of `[from, until)`, by the id of the stay. */
export async function readOccupants(db: Db, door: string, from: Day, until: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('door_nights')
    .select('stay_id')
    .distinct()
    .where('door', '=', door)
    .where('night', '>=', from)
    .where('night', '<', until)
    .execute();
  return rows.map((row) => row.stay_id);
}

/** Doors that are taken on nights of `[from, until)`. */
export async function readTakenDoors(db: Db, from: Day, until: Day): Promise<Set<string>> {
  const rows = await db
    .selectFrom('door_nights')
    .select('door')
    .distinct()
    .where('night', '>=', from)
    .where('night', '<', until)
    .execute();
  return new Set(rows.map((row) => row.door));
}

/** The doors of bookings on nights of `[from, until)`, by the booking and which of its rooms; the latest of each. */
export async function readDoorsOfBookings(db: Db, from: Day, until: Day): Promise<Map<string, Map<number, string>>> {
  const rows = await db
    .selectFrom('door_nights')
    .innerJoin('stays', 'stays.id', 'door_nights.stay_id')
    .select(['stays.booking_id', 'stays.slot', 'door', 'night'])
    .where('stays.booking_id', 'is not', null)
    .where('night', '>=', from)
    .where('night', '<', until)
    .orderBy('night')
    .execute();
  const doors = new Map<string, Map<number, string>>();
  for (const { booking_id: id, slot, door } of rows) {
    const own = doors.get(id ?? '') ?? new Map<number, string>();
    doors.set(id ?? '', own.set(slot, door));
  }
  return doors;
}

/**
 * Brings the nights of a stay in line with its days: a stay that was taken back has none, one that has ended those
 * before its end. The primary key refuses a night that somebody else has alone: then this throws.
 *
 * @param alongside whether its guest shares the door with whoever has it: such a stay takes the next share of a night
 */
export async function keepDoorNights(tx: Db, { id, apartment, nights }: Occupancy, alongside: boolean): Promise<void> {
  const own = tx.deleteFrom('door_nights').where('stay_id', '=', id);
  if (nights.length === 0) {
    await own.execute();
    return;
  }
  await own
    .where((where) => where.or([where('door', '!=', apartment), where('night', 'not in', [...nights])]))
    .execute();
  const [first = '', last = ''] = [nights[0], nights.at(-1)];
  const taken = await tx
    .selectFrom('door_nights')
    .select(['night', 'share', 'stay_id'])
    .where('door', '=', apartment)
    .where('night', '>=', first)
    .where('night', '<=', last)
    .execute();
  const kept = new Set(taken.filter((row) => row.stay_id === id).map(({ night }) => night));
  const next = new Map<Day, number>();
  for (const { night, share } of taken) next.set(night, Math.max(next.get(night) ?? 0, share + 1));
  const rows = nights
    .filter((night) => !kept.has(night))
    .map((night) => ({ door: apartment, night, share: alongside ? (next.get(night) ?? 0) : 0, stay_id: id }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx
      .insertInto('door_nights')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}
