import { sql } from 'kysely';
import type { Day } from '../../../domain/days';
import type { Booking } from './store';
import type { Db, Ids } from '../../platform/db/schema';

/** Columns that the desk's day is told from. */
export const DAY_COLUMNS = [
  'id',
  'kind',
  'apartment_id',
  'room_id',
  'check_in',
  'check_out',
  'quantity',
  'adults',
  'children',
  'babies',
  'total',
  'status',
  'ends_at',
  'paid',
  'charges',
  'guest_name',
  'guest_phone',
  'email_key',
  'arrived_at',
  'left_at',
  'no_show_at',
  'arrival_hour',
  'departure_hour',
  'chosen_door',
] as const;

/** A booking as the desk's day has it. */
export type DayBooking = Pick<Booking, (typeof DAY_COLUMNS)[number]>;

/** Every booking whose guests are in the house. */
export function readAllInHouse(db: Db): Promise<DayBooking[]> {
  return db
    .selectFrom('bookings')
    .select(DAY_COLUMNS)
    .where('arrived_at', 'is not', null)
    .where('left_at', 'is', null)
    .orderBy('guest_name')
    .execute();
}

/** Reads bookings, as the board tells of them. */
export async function readDayBookingsById(db: Db, ids: readonly string[]): Promise<DayBooking[]> {
  return ids.length === 0 ? [] : db.selectFrom('bookings').select(DAY_COLUMNS).where('id', 'in', ids).execute();
}

/**
 * Guests' bookings that stand or whose guests are in the house, on nights of `[from, until)`; nobody who has left, or
 * not come.
 */
export const readStandingBetween = (db: Db, from: Day, until: Day): Promise<Booking[]> =>
  standingBetween(db, from, until).selectAll().execute();

const standingBetween = (db: Db, from: Day, until: Day) =>
  db
    .selectFrom('bookings')
    .where('kind', '=', 'GUEST')
    .where('check_in', '<', until)
    .where('check_out', '>', from)
    .where('left_at', 'is', null)
    .where('no_show_at', 'is', null)
    .where((where) => where.or([where('arrived_at', 'is not', null), where('status', 'in', ['CONFIRMED', 'PENDING'])]));

/** Reads names and nights of the same, of some room types alone. */
export const readStandingOf = (
  db: Db,
  { roomIds, from, until }: { roomIds: readonly number[]; from: Day; until: Day },
): Promise<Pick<Booking, 'id' | 'room_id' | 'guest_name' | 'check_in' | 'check_out'>[]> =>
  standingBetween(db, from, until)
    .select(['id', 'room_id', 'guest_name', 'check_in', 'check_out'])
    .where('room_id', 'in', roomIds)
    .execute();

/** Bookings of a status that still hold their nights, the one that ends first in front. */
export function readWaiting(db: Db, status: 'HOLD' | 'PENDING', now: number, limit: number): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', status)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute();
}

/** Bookings whose guests the hotel owes money. */
export function readRefundsDue(db: Db, limit: number): Promise<Booking[]> {
  return (
    db
      .selectFrom('bookings')
      .selectAll()
      // Literally: the index `bookings_owed_back` is of these rows alone.
      .where('refund_due', '>', (where) => where.lit(0))
      .orderBy('updated_at')
      .limit(limit)
      .execute()
  );
}

/** Tells whether anything was ever booked, blocked or sold elsewhere. */
export const hasBookings = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Counts the mails of a kind that a booking has had since an instant. */
export async function countMails(db: Db, bookingId: string, kind: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('mails')
    .select((select) => select.fn.countAll<number>().as('mails'))
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row?.mails ?? 0;
}

/** Says what differs once a booking has come or changed, or a hold has run out, which changes nothing in the database. */
export const bookingChanges = (db: Db, now: number): Promise<unknown> =>
  Promise.all([
    db
      .selectFrom('bookings')
      .select(({ fn }) => [fn.max('updated_at').as('last'), fn.countAll<number>().as('all')])
      .executeTakeFirst(),
    db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('live'))
      .where('status', 'in', ['HOLD', 'PENDING'])
      .where('ends_at', '>', now)
      .executeTakeFirst(),
  ]);

/**
 * Bookings whose guests have come, still stand and do not say that their guest is Vietnamese: those in the house, and those
 * who came within a time.
 *
 * @param since UTC ms
 * @param except those not
 */
export async function readArrivedFromAbroad(db: Db, since: number, except: Ids): Promise<Booking[]> {
  const arrived = db
    .selectFrom('bookings')
    .selectAll()
    // Literally: the indices `bookings_from_abroad` are of these rows alone.
    .where(sql<boolean>`guest_nationality NOT IN ('Việt Nam', '')`)
    .where('arrived_at', 'is not', null)
    .where('id', 'not in', except);
  // Each by an index of its own.
  const rows = await arrived
    .where('left_at', 'is', null)
    .union(arrived.where('arrived_at', '>=', since))
    .orderBy('arrived_at')
    .orderBy('id')
    .execute();
  // Asked for in the statement, these would be looked up by.
  return rows.filter(({ kind, status }) => kind === 'GUEST' && (status === 'CONFIRMED' || status === 'PENDING'));
}

/** The names of those who have booked, by booking. */
export async function readBookers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('bookings').select(['id', 'guest_name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.guest_name]));
}
