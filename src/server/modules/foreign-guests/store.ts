import type { ExpressionBuilder } from 'kysely';
import type { ForeignGuestFilter } from '../../../contract/foreign-guests/desk';
import type { Day } from '../../../domain/days';
import type { Declaration } from '../../../domain/foreign-guests/declaration';
import type { DeclaredStay } from '../../../domain/foreign-guests/declared-stay';
import { readArrivedFromAbroad } from '../booking-records/desk-store';
import type { Booking } from '../booking-records/store';
import type { Db, Tables } from '../../platform/db/schema';

/** A foreign guest as kept (decision 82). Instants are UTC ms. */
export interface StoredForeignGuest {
  id: string;
  bookingId: string | null;
  stayId: string | null;
  declaration: Declaration;
  arrivedAt: number;
  createdAt: number;
  createdBy: string;
  declaredAt: number | null;
  declaredBy: string | null;
  /** Stay that the portal was told, where the guest's stay is another one since; else `null`. */
  declaredStay: DeclaredStay | null;
  dueSince: number | null;
}

/**
 * Reads foreign guests. Those still to be declared come in the order of their arrival, all others the latest first.
 * Guests of one booking or stay stand together, in the order in which they were written down. Without a window all are
 * read.
 */
export async function readForeignGuests(
  db: Db,
  filter: ForeignGuestFilter,
  window: { limit: number; offset: number } | null = null,
): Promise<StoredForeignGuest[]> {
  let query = db.selectFrom('foreign_guests').selectAll();
  if (filter === 'open') query = query.where((where) => where.not(areDeclared(where)));
  if (filter === 'declared') query = query.where(areDeclared);
  const ordered = (filter === 'open' ? query.orderBy('arrived_at') : query.orderBy('arrived_at', 'desc'))
    .orderBy('booking_id')
    .orderBy('stay_id')
    .orderBy('created_at')
    .orderBy('id');
  const rows = window === null ? ordered : ordered.limit(window.limit).offset(window.offset);
  return (await rows.execute()).map(stored);
}

export async function countForeignGuests(db: Db): Promise<{ open: number; declared: number; all: number }> {
  const row = await db
    .selectFrom('foreign_guests')
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn.countAll<number>().filterWhere(areDeclared).as('declared'),
    ])
    .executeTakeFirstOrThrow();
  return { open: row.all - row.declared, declared: row.declared, all: row.all };
}

/** Reads the foreign guests who came by a booking or a stay. */
export async function readForeignGuestsOf(
  db: Db,
  of: { bookingId: string } | { stayId: string },
): Promise<StoredForeignGuest[]> {
  const query = db.selectFrom('foreign_guests').selectAll();
  const rows = await (
    'bookingId' in of ? query.where('booking_id', '=', of.bookingId) : query.where('stay_id', '=', of.stayId)
  ).execute();
  return rows.map(stored);
}

export async function readForeignGuest(db: Db, id: string): Promise<StoredForeignGuest | null> {
  const row = await db.selectFrom('foreign_guests').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? stored(row) : null;
}

export async function insertForeignGuest(db: Db, foreignGuest: StoredForeignGuest): Promise<void> {
  const { id, bookingId, stayId, declaration, arrivedAt, createdAt, createdBy, declaredAt, declaredBy } = foreignGuest;
  await db
    .insertInto('foreign_guests')
    .values({
      id,
      booking_id: bookingId,
      stay_id: stayId,
      ...columnsOf(declaration),
      arrived_at: arrivedAt,
      created_at: createdAt,
      created_by: createdBy,
      updated_at: createdAt,
      declared_at: declaredAt,
      declared_by: declaredBy,
    })
    .execute();
}

export type ForeignGuestChange = Pick<StoredForeignGuest, 'declaration' | 'arrivedAt' | 'declaredStay' | 'dueSince'>;

export async function updateForeignGuest(
  db: Db,
  id: string,
  { declaration, arrivedAt, declaredStay, dueSince }: ForeignGuestChange,
  now: number,
): Promise<void> {
  await db
    .updateTable('foreign_guests')
    .set({
      ...columnsOf(declaration),
      arrived_at: arrivedAt,
      declared_stay: declaredStay === null ? null : JSON.stringify(declaredStay),
      due_since: dueSince,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes guests as declared by a staff member; with `null`, as not declared. An earlier note stays as it is. */
export async function writeDeclared(db: Db, ids: readonly string[], by: string | null, now: number): Promise<void> {
  const changed = db.updateTable('foreign_guests').where('id', 'in', ids);
  if (by === null) {
    await changed.set({ declared_at: null, declared_by: null, declared_stay: null, updated_at: now }).execute();
    return;
  }
  await changed
    .set({ declared_at: now, declared_by: by, declared_stay: null, updated_at: now })
    .where((where) => where.not(areDeclared(where)))
    .execute();
}

export async function deleteForeignGuests(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('foreign_guests').where('id', 'in', ids).execute();
}

/** Deletes who has left on a day or before. @returns how many */
export async function forgetForeignGuests(db: Db, day: Day): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('foreign_guests').where('until_day', '<=', day).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ids of the bookings whose guests are exempt. */
const exemptBookings = (db: Db) => db.selectFrom('declaration_waivers').select('booking_id as id');

/** A booking, and how many of its guests are written down. */
type UndeclaredBooking = Booking & { written: number };

/**
 * Bookings whose guests have come, say of their guest that they are not Vietnamese or nothing that tells, and of whose
 * people somebody is not written down: those in the house, and those who came within a time. Nationality is text as typed:
 * the caller judges it.
 *
 * @param since UTC ms
 */
export async function readUndeclaredBookings(db: Db, since: number): Promise<UndeclaredBooking[]> {
  const bookings = await readArrivedFromAbroad(db, since, exemptBookings(db));
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const rows = await db
    .selectFrom('foreign_guests')
    .select(['booking_id', ({ fn }) => fn.countAll<number>().as('written')])
    .where('booking_id', 'in', ids)
    .groupBy('booking_id')
    .execute();
  const written = new Map(rows.map((row) => [row.booking_id, row.written]));
  return bookings
    .map((booking) => ({ ...booking, written: written.get(booking.id) ?? 0 }))
    .filter((one) => one.written < one.adults + one.children + one.babies);
}

/** Exempts a booking's guests from declaration. Idempotent. */
export async function insertWaiver(db: Db, bookingId: string, staffName: string, now: number): Promise<void> {
  await db
    .insertInto('declaration_waivers')
    .values({ booking_id: bookingId, staff_name: staffName, at: now })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
}

/** Forgets decisions that were made before an instant, UTC ms. */
export async function forgetWaivers(db: Db, before: number): Promise<void> {
  await db.deleteFrom('declaration_waivers').where('at', '<', before).execute();
}

export async function deleteWaiver(db: Db, bookingId: string): Promise<void> {
  await db.deleteFrom('declaration_waivers').where('booking_id', '=', bookingId).execute();
}

/** As `isDeclared` of the domain has it; never unknown, so that it can be denied. */
const areDeclared = (where: ExpressionBuilder<Tables, 'foreign_guests'>) =>
  where.and([
    where('declared_at', 'is not', null),
    where.or([where('due_since', 'is', null), where('declared_at', '>=', where.ref('due_since'))]),
  ]);

/** The day of departure as far as it is known. */
export const untilDayOf = ({ leftDay, to }: Declaration): Day => (leftDay === '' ? to : leftDay);

const columnsOf = (declaration: Declaration) => ({
  person: JSON.stringify(declaration),
  from_day: declaration.from,
  until_day: untilDayOf(declaration),
});

interface ForeignGuestRow {
  id: string;
  booking_id: string | null;
  stay_id: string | null;
  person: string;
  arrived_at: number;
  created_at: number;
  created_by: string;
  declared_at: number | null;
  declared_by: string | null;
  declared_stay: string | null;
  due_since: number | null;
}

const stored = (row: ForeignGuestRow): StoredForeignGuest => ({
  id: row.id,
  bookingId: row.booking_id,
  stayId: row.stay_id,
  declaration: JSON.parse(row.person) as Declaration,
  arrivedAt: row.arrived_at,
  createdAt: row.created_at,
  createdBy: row.created_by,
  declaredAt: row.declared_at,
  declaredBy: row.declared_by,
  declaredStay: row.declared_stay === null ? null : (JSON.parse(row.declared_stay) as DeclaredStay),
  dueSince: row.due_since,
});

/** Says what differs once a foreign guest is written down, changed or taken away, or a booking's guests are exempt. */
export const foreignGuestChanges = (db: Db): Promise<unknown> =>
  Promise.all([
    db
      .selectFrom('foreign_guests')
      .select(({ fn }) => [fn.max('updated_at').as('last'), fn.countAll<number>().as('all')])
      .executeTakeFirst(),
    db
      .selectFrom('declaration_waivers')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirst(),
  ]);
