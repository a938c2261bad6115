import { type Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';
import { type StoredStay, STAY_COLUMNS, stored } from './store';

/** Stays that are going on on a day, or whose guests are inside. @param doors of these alone */
export async function readStandingStays(db: Db, day: Day, doors?: readonly string[]): Promise<StoredStay[]> {
  if (doors?.length === 0) return [];
  const stays = doors === undefined ? standing(db, day) : standing(db, day).where('apartment', 'in', doors);
  return (await stays.orderBy('apartment').orderBy('id').execute()).map(stored);
}

/**
 * Stays that the board of a day tells of: those that stand, and those whose guests were noted as gone since the day
 * began.
 *
 * @param since the beginning of the day, UTC ms
 * @param bookings of these alone; `null` for stays that were made by hand
 */
export async function readStaysOfDay(
  db: Db,
  day: Day,
  since: number,
  bookings?: readonly string[] | null,
): Promise<StoredStay[]> {
  if (bookings?.length === 0) return [];
  const own = (stays: ReturnType<typeof begun>) => {
    if (bookings === undefined) return stays;
    return bookings === null ? stays.where('booking_id', 'is', null) : stays.where('booking_id', 'in', bookings);
  };
  // Each by an index of its own.
  const rows = await own(standing(db, day))
    .unionAll(own(begun(db, day).where('ended_at', '>=', since)))
    .orderBy('apartment')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

const begun = (db: Db, day: Day) =>
  db.selectFrom('stays').select(STAY_COLUMNS).where('revoked_at', 'is', null).where('from_day', '<=', day);

const standing = (db: Db, day: Day) =>
  begun(db, day)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('to_day', '>=', day), where('arrived_at', 'is not', null)]));

/** Reads the bookings whose guests have a door that is not over. */
export async function readBookingsBehind(db: Db, doors: readonly string[]): Promise<string[]> {
  if (doors.length === 0) return [];
  const rows = await db
    .selectFrom('stays')
    .select('booking_id')
    .distinct()
    .where('apartment', 'in', doors)
    .where('ended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.flatMap(({ booking_id: id }) => id ?? []);
}

/** Tells whether there was ever a stay. */
export const hasStays = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('stays').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Stays whose guests are inside, of some doors or of all: checked in and not left, whatever the date. */
export async function readInside(db: Db, doors?: readonly string[]): Promise<StoredStay[]> {
  if (doors?.length === 0) return [];
  let stays = db
    .selectFrom('stays')
    .select(STAY_COLUMNS)
    .where('arrived_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('revoked_at', 'is', null);
  if (doors !== undefined) stays = stays.where('apartment', 'in', doors);
  return (await stays.orderBy('to_day').orderBy('id').execute()).map(stored);
}

/** Reads the doors that guests of bookings are behind, by booking. */
export async function readDoorsInside(db: Db, bookingIds: readonly string[]): Promise<Map<string, string[]>> {
  const doors = new Map<string, string[]>();
  if (bookingIds.length === 0) return doors;
  const rows = await db
    .selectFrom('stays')
    .select(['booking_id', 'apartment'])
    .where('booking_id', 'in', bookingIds)
    .where('arrived_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('to_day')
    .orderBy('id')
    .execute();
  for (const { booking_id: id, apartment } of rows) doors.set(id ?? '', [...(doors.get(id ?? '') ?? []), apartment]);
  return doors;
}

/** The first day after a day on which somebody comes, by door; not there for one that nobody has from then on. */
export async function readNextArrivals(db: Db, day: Day): Promise<Map<string, Day>> {
  const rows = await db
    .selectFrom('stays')
    .select((select) => ['apartment', select.fn.min('from_day').as('first')])
    .where('revoked_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('from_day', '>', day)
    .where('to_day', '>', day)
    .groupBy('apartment')
    .execute();
  return new Map(rows.map((row) => [row.apartment, row.first]));
}

/** Stays of a door that stand and begin or end on a day. */
export async function readStaysAround(db: Db, apartment: string, day: Day): Promise<StoredStay[]> {
  const rows = await db
    .selectFrom('stays')
    .select(STAY_COLUMNS)
    .where('apartment', '=', apartment)
    .where('revoked_at', 'is', null)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('from_day', '=', day), where('to_day', '=', day)]))
    .execute();
  return rows.map(stored);
}

/** A stay that is over, with when the code of its door was changed last. */
interface EndedStay extends Pick<
  StoredStay,
  'apartment' | 'guestName' | 'to' | 'departureHour' | 'endedAt' | 'revokedAt'
> {
  rotatedAt: number | null;
}

/**
 * Stays that are over on a day, and whose guest is not inside any more: left, or never noted as having come. Of each door
 * those that may be its last departure: whose days reach to where the last stay that was not taken back began.
 */
export async function readDepartures(db: Db, today: Day, since: Day): Promise<EndedStay[]> {
  const rows = await db
    .selectFrom('guide_apartments')
    // SQLite keeps the order of a cross join: door by door, each by its own index.
    .crossJoin('stays')
    .whereRef('stays.apartment', '=', 'guide_apartments.code')
    .select(['apartment', 'guest_name', 'from_day', 'to_day', 'departure_hour', 'ended_at', 'revoked_at', 'rotated_at'])
    .where('guide_apartments.card', '=', 0)
    .where('stays.to_day', '>=', (door) =>
      door.fn.coalesce(
        door
          .selectFrom('stays as last')
          .select('last.from_day')
          .whereRef('last.apartment', '=', 'guide_apartments.code')
          .where('last.from_day', '<=', today)
          .where('last.revoked_at', 'is', null)
          .where((where) =>
            where.or([
              where('last.ended_at', 'is not', null),
              where.and([where('last.to_day', '<=', today), where('last.arrived_at', 'is', null)]),
            ]),
          )
          .orderBy('last.from_day', 'desc')
          .limit(1),
        door.val(since),
      ),
    )
    .where((where) =>
      where.or([
        where.and([where('stays.to_day', '<=', today), where('stays.arrived_at', 'is', null)]),
        where('stays.revoked_at', 'is not', null),
        where('stays.ended_at', 'is not', null),
      ]),
    )
    .execute();
  // Asked for in the statement, these would be looked up by instead of the end.
  return rows
    .filter(({ from_day: from, to_day: to }) => from <= today && to >= since)
    .map((row) => ({
      apartment: row.apartment,
      guestName: row.guest_name,
      to: row.to_day,
      departureHour: row.departure_hour,
      endedAt: row.ended_at,
      revokedAt: row.revoked_at,
      rotatedAt: row.rotated_at,
    }));
}

/** Asks for the guests of stays, and how long each may still ask for something. */
export const endsOfStays = (db: Db) =>
  db.selectFrom('stays').select(['id', 'guest_name', 'to_day', 'ended_at', 'revoked_at']);

/** The names of those who hold the keys of stays, by stay. */
export async function readHolders(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('stays').select(['id', 'guest_name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.guest_name]));
}
