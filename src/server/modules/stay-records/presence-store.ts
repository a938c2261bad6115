import { type Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';
import { type StoredStay, STAY_COLUMNS, stored } from './store';

/**
 * Stays that the board of a day tells of: those that are going on or whose guests are inside, and those whose guests
 * were noted as gone since the day began.
 *
 * @param since the beginning of the day, UTC ms
 */
export async function readStaysOfDay(db: Db, day: Day, since: number): Promise<StoredStay[]> {
  const rows = await db
    .selectFrom('stays')
    .select(STAY_COLUMNS)
    .where('revoked_at', 'is', null)
    .where('from_day', '<=', day)
    .where((where) =>
      where.or([
        where('ended_at', '>=', since),
        where.and([
          where('ended_at', 'is', null),
          where.or([where('to_day', '>=', day), where('arrived_at', 'is not', null)]),
        ]),
      ]),
    )
    .orderBy('apartment')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

/** Tells whether there was ever a stay. */
export const hasStays = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('stays').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Stays whose guests are inside, of one door or of all: checked in and not left, whatever the date. */
export async function readInside(db: Db, apartment: string | null = null): Promise<StoredStay[]> {
  let stays = db
    .selectFrom('stays')
    .select(STAY_COLUMNS)
    .where('arrived_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('revoked_at', 'is', null);
  if (apartment !== null) stays = stays.where('apartment', '=', apartment);
  return (await stays.orderBy('to_day').orderBy('id').execute()).map(stored);
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

/** Stays that are over on a day, and whose guest is not inside any more: left, or never noted as having come. */
export async function readDepartures(
  db: Db,
  today: Day,
  since: Day,
): Promise<(StoredStay & { rotatedAt: number | null })[]> {
  const rows = await db
    .selectFrom('stays')
    .innerJoin('guide_apartments', 'guide_apartments.code', 'stays.apartment')
    .select(STAY_COLUMNS)
    .select('guide_apartments.rotated_at')
    .where('guide_apartments.card', '=', 0)
    .where('stays.to_day', '>=', since)
    .where('stays.from_day', '<=', today)
    .where((where) =>
      where.or([
        where.and([where('stays.to_day', '<=', today), where('stays.arrived_at', 'is', null)]),
        where('stays.revoked_at', 'is not', null),
        where('stays.ended_at', 'is not', null),
      ]),
    )
    .execute();
  return rows.map((row) => ({ ...stored(row), rotatedAt: row.rotated_at }));
}

/** Asks for the guests of stays, and how long each may still ask for something. */
export const endsOfStays = (db: Db) =>
  db.selectFrom('stays').select(['id', 'guest_name', 'to_day', 'ended_at', 'revoked_at']);
