import type { Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';

const ROWS_AT_ONCE = 200;
/** SQLite takes 32,766 values in one statement. */
const BOOKINGS_AT_ONCE = 2000;

/** A stay with a door, and the nights that are its own, in order. */
interface Occupancy {
  id: string;
  apartment: string;
  nights: readonly Day[];
}

/** Reads the stays that have a door on nights of `[from, until)`; their ids. */
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

/** Doors that are taken on nights of `[from, until)`. @param doors of these alone */
export async function readTakenDoors(db: Db, from: Day, until: Day, doors?: readonly string[]): Promise<Set<string>> {
  if (doors?.length === 0) return new Set();
  let taken = db
    .selectFrom('door_nights')
    .select('door')
    .distinct()
    .where('night', '>=', from)
    .where('night', '<', until);
  if (doors !== undefined) taken = taken.where('door', 'in', doors);
  const rows = await taken.execute();
  return new Set(rows.map((row) => row.door));
}

/** Nights of `[from, until)` behind a door, of a guest in one of a booking's rooms or of one without a booking. */
interface NightsBehind {
  stayId: string;
  bookingId: string | null;
  slot: number;
  guestName: string;
  arrivedAt: number | null;
  endedAt: number | null;
  door: string;
  first: Day;
  last: Day;
}

const nightsBehind = (db: Db, from: Day, until: Day) =>
  db
    .selectFrom('door_nights')
    .innerJoin('stays', 'stays.id', 'door_nights.stay_id')
    .select((select) => [
      'stays.id as stayId',
      'stays.booking_id as bookingId',
      'stays.slot',
      'stays.guest_name as guestName',
      'stays.arrived_at as arrivedAt',
      'stays.ended_at as endedAt',
      'door_nights.door',
      select.fn.min('night').as('first'),
      select.fn.max('night').as('last'),
    ])
    .where('night', '>=', from)
    .where('night', '<', until)
    .groupBy(['stays.id', 'door_nights.door'])
    .orderBy('first');

/** The doors of bookings on nights of `[from, until)`, the earliest first. */
export async function readDoorsOfBookings(
  db: Db,
  bookings: readonly string[],
  from: Day,
  until: Day,
): Promise<NightsBehind[]> {
  const found: NightsBehind[] = [];
  for (let at = 0; at < bookings.length; at += BOOKINGS_AT_ONCE) {
    const some = bookings.slice(at, at + BOOKINGS_AT_ONCE);
    found.push(...(await nightsBehind(db, from, until).where('stays.booking_id', 'in', some).execute()));
  }
  return found;
}

/** The same of guests without a booking, behind some doors. */
export async function readDoorsWithoutBooking(
  db: Db,
  doors: readonly string[],
  from: Day,
  until: Day,
): Promise<NightsBehind[]> {
  if (doors.length === 0) return [];
  return nightsBehind(db, from, until).where('stays.booking_id', 'is', null).where('door', 'in', doors).execute();
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

/** A stay made by hand that stands, and the room type that its door is sold as. */
interface StayByHand {
  id: string;
  roomId: number;
  door: string;
  guestName: string;
  from: Day;
  to: Day;
  createdAt: number;
}

/** Reads the stays made by hand behind doors of room types on nights of `[from, until)`, the first made in front. */
export async function readStaysByHand(
  db: Db,
  roomIds: readonly number[],
  from: Day,
  until: Day | null,
): Promise<StayByHand[]> {
  if (roomIds.length === 0) return [];
  let stays = db
    .selectFrom('stays')
    .innerJoin('guide_apartments', 'guide_apartments.code', 'stays.apartment')
    .select(['id', 'room_id', 'apartment', 'guest_name', 'from_day', 'to_day', 'created_at'])
    .where('booking_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('to_day', '>', from)
    .where('room_id', 'in', roomIds);
  if (until !== null) stays = stays.where('from_day', '<', until);
  const rows = await stays.orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    roomId: row.room_id ?? 0,
    door: row.apartment,
    guestName: row.guest_name,
    from: row.from_day,
    to: row.to_day,
    createdAt: row.created_at,
  }));
}

/** Reads the nights from a day on that guests of bookings have behind some doors. */
export const readNightsOfBookings = (
  db: Db,
  doors: readonly string[],
  from: Day,
): Promise<{ door: string; night: Day }[]> =>
  db
    .selectFrom('door_nights')
    .innerJoin('stays', 'stays.id', 'door_nights.stay_id')
    .select(['door', 'night'])
    .where('door', 'in', doors)
    .where('night', '>=', from)
    .where('stays.booking_id', 'is not', null)
    .execute();
