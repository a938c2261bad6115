import { type Day } from '../../../domain/days';
import { groupBy } from '../../../domain/group-by';
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

/** Stays of bookings whose guests are inside. */
export async function readInsideOf(db: Db, bookingIds: readonly string[]): Promise<StoredStay[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .selectFrom('stays')
    .select(STAY_COLUMNS)
    .where('arrived_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('booking_id', 'in', bookingIds)
    .orderBy('to_day')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

/** Reads the doors that guests of bookings are behind, by booking. */
export async function readDoorsInside(db: Db, bookingIds: readonly string[]): Promise<Map<string, string[]>> {
  const stays = groupBy(await readInsideOf(db, bookingIds), ({ bookingId }) => bookingId ?? '');
  return new Map([...stays].map(([id, own]) => [id, own.map(({ apartment }) => apartment)]));
}

/**
 * The first day after a day on which somebody comes, by door; not there for one that nobody has from then on.
 *
 * @param doors of these alone
 */
export async function readNextArrivals(db: Db, day: Day, doors?: readonly string[]): Promise<Map<string, Day>> {
  if (doors?.length === 0) return new Map();
  const rows = await db
    .selectFrom('stays')
    .select((select) => ['apartment', select.fn.min('from_day').as('first')])
    .where('revoked_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('from_day', '>', day)
    .where('to_day', '>', day)
    .$if(doors !== undefined, (stays) => stays.where('apartment', 'in', [...(doors ?? [])]))
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

/** Stays that began by a day and were taken back. @param since those alone whose days reach to this one */
export async function readRevokedStays(db: Db, day: Day, since: Day): Promise<StoredStay[]> {
  const rows = await db
    .selectFrom('stays')
    .select(STAY_COLUMNS)
    .where('revoked_at', 'is not', null)
    .where('to_day', '>=', since)
    .where('from_day', '<=', day)
    .execute();
  return rows.map(stored);
}

/** Asks for the guests of stays, and how long each may still ask for something. */
export const endsOfStays = (db: Db) =>
  db.selectFrom('stays').select(['id', 'guest_name', 'booking_id', 'to_day', 'arrived_at', 'ended_at', 'revoked_at']);

/** The names of those who hold the keys of stays, by stay. */
export async function readHolders(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('stays').select(['id', 'guest_name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.guest_name]));
}
