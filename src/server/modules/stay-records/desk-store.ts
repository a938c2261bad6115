import { type Day, dayInVietNam, nightsOf } from '../../../domain/days';
import { nameKey } from '../../../domain/contact';
import type { StayPhase } from '../../../domain/bookings/stay-phase';
import type { Db } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { hasPart } from '../../platform/db/like';
import { noteDoors } from './changed-parts';
import { keepDoorNights } from './nights-store';
import { insertStay, type NewStayRow, type StoredStay, STAY_COLUMNS, stored } from './store';
import { readHotelDay } from './hotel-day';

/** Stays of one phase as of a day, the nearest first; a stay that was revoked or has ended is past. */
export async function readStaysInPhase(
  db: Db,
  phase: StayPhase,
  today: Day,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredStay[]> {
  const all = inPhase(db, phase, today).select(STAY_COLUMNS);
  const ordered =
    phase === 'past' ? all.orderBy('to_day', 'desc') : all.orderBy(phase === 'active' ? 'to_day' : 'from_day');
  const rows = await ordered.orderBy('apartment').orderBy('id').limit(limit).offset(offset).execute();
  return rows.map(stored);
}

export async function countStaysInPhase(db: Db, phase: StayPhase, today: Day): Promise<number> {
  const row = await inPhase(db, phase, today)
    .select((select) => select.fn.countAll<number>().as('stays'))
    .executeTakeFirst();
  return row?.stays ?? 0;
}

export async function readStay(db: Db, id: string): Promise<StoredStay | null> {
  const row = await db.selectFrom('stays').select(STAY_COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? stored(row) : null;
}

/** Links that are worth something on nights of `[from, until)`, of one apartment or of all. */
export async function readStaysBetween(
  db: Db,
  from: Day,
  until: Day,
  apartment: string | null = null,
): Promise<StoredStay[]> {
  let stays = db
    .selectFrom('stays')
    .select(STAY_COLUMNS)
    .where('revoked_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('from_day', '<', until)
    .where('to_day', '>', from);
  if (apartment !== null) stays = stays.where('apartment', '=', apartment);
  return (await stays.orderBy('from_day').orderBy('apartment').orderBy('id').execute()).map(stored);
}

/** The stays of a booking that stand, in the order of its rooms. */
export async function readStaysOfBooking(db: Db, bookingId: string): Promise<StoredStay[]> {
  const rows = await db
    .selectFrom('stays')
    .select(STAY_COLUMNS)
    .where('booking_id', '=', bookingId)
    .where('revoked_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('slot')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

/**
 * The doors of bookings, by booking, in the order of their rooms: those that guests have, and of who has left the last.
 * Bookings without a door are not there.
 */
export async function readDoorsOf(db: Db, bookingIds: readonly string[]): Promise<Map<string, string[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('stays')
    .select(['booking_id', 'slot', 'apartment', 'ended_at'])
    .where('booking_id', 'in', bookingIds)
    .where('revoked_at', 'is', null)
    .orderBy('slot')
    .orderBy('id')
    .execute();
  const last = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const room = `${row.booking_id} ${row.slot}`;
    const before = last.get(room);
    if (!before || (row.ended_at ?? Infinity) > (before.ended_at ?? Infinity)) last.set(room, row);
  }
  const doors = new Map<string, string[]>();
  for (const { booking_id: id, apartment } of last.values()) {
    if (id !== null) doors.set(id, [...(doors.get(id) ?? []), apartment]);
  }
  return doors;
}

/** Every stay that a booking has or had, whichever door it was. */
export async function readAllStaysOfBooking(db: Db, bookingId: string): Promise<StoredStay[]> {
  return (await db.selectFrom('stays').select(STAY_COLUMNS).where('booking_id', '=', bookingId).execute()).map(stored);
}

/** Locks a door for the rest of the transaction, so that two stays of it are looked at one after the other. */
export async function lockApartment(tx: Db, code: string): Promise<void> {
  await tx
    .updateTable('guide_apartments')
    .set((row) => ({ card: row.ref('card') }))
    .where('code', '=', code)
    .execute();
}

export interface StayChange {
  fromDay?: Day;
  bookingId?: string;
  slot?: number;
  toDay?: Day;
  endedAt?: number | null;
  revokedAt?: number | null;
  arrivedAt?: number | null;
  arrivalHour?: string | null;
  departureHour?: string | null;
  guestArrivedAt?: number;
  guestLeftAt?: number;
  guestName?: string;
  /** Fingerprint of the address that the link goes to. */
  sentTo?: string | null;
}

/**
 * Changes a stay, and with it the nights of its door.
 *
 * @param alongside see `keepDoorNights`
 */
export async function updateStay(tx: Db, id: string, change: StayChange, alongside = false): Promise<void> {
  const columns = {
    ...(change.fromDay === undefined ? {} : { from_day: change.fromDay }),
    ...(change.bookingId === undefined ? {} : { booking_id: change.bookingId }),
    ...(change.slot === undefined ? {} : { slot: change.slot }),
    ...(change.toDay === undefined ? {} : { to_day: change.toDay }),
    ...(change.endedAt === undefined ? {} : { ended_at: change.endedAt }),
    ...(change.revokedAt === undefined ? {} : { revoked_at: change.revokedAt }),
    ...(change.arrivedAt === undefined ? {} : { arrived_at: change.arrivedAt }),
    ...(change.arrivalHour === undefined ? {} : { arrival_hour: change.arrivalHour }),
    ...(change.departureHour === undefined ? {} : { departure_hour: change.departureHour }),
    ...(change.guestArrivedAt === undefined ? {} : { guest_arrived_at: change.guestArrivedAt }),
    ...(change.guestLeftAt === undefined ? {} : { guest_left_at: change.guestLeftAt }),
    ...(change.guestName === undefined ? {} : { guest_name: change.guestName, search: nameKey(change.guestName) }),
    ...(change.sentTo === undefined ? {} : { sent_to: change.sentTo }),
  };
  if (Object.keys(columns).length > 0) {
    await tx.updateTable('stays').set(columns).where('id', '=', id).execute();
  }
  const stay = await readStay(tx, id);
  if (!stay) return;
  noteDoors(tx, [stay.apartment]);
  await keepDoorNights(tx, { ...stay, nights: await ownNights(tx, stay) }, alongside);
  if (typeof change.endedAt === 'number') await forgetReady(tx, stay.apartment, change.endedAt);
}

/** After a departure the door is to be made ready again. */
async function forgetReady(tx: Db, door: string, leftAt: number): Promise<void> {
  await tx
    .updateTable('guide_apartments')
    .set({ ready_at: null, ready_by: null })
    .where('code', '=', door)
    .where('ready_at', '<=', leftAt)
    .execute();
}

/** Makes a stay and takes the nights of its door; see `updateStay`. */
export async function makeStay(tx: Db, stay: NewStayRow, now: number, alongside = false): Promise<void> {
  await requireDoorInUse(tx, stay.apartment);
  await insertStay(tx, stay, now);
  await keepDoorNights(tx, { ...stay, nights: nightsOf(stay.from, stay.to) }, alongside);
}

/** The door may have been retired since it was chosen. @throws AppError 409 `doorRetired` */
async function requireDoorInUse(tx: Db, door: string): Promise<void> {
  const row = await tx.selectFrom('guide_apartments').select('retired_at').where('code', '=', door).executeTakeFirst();
  if (row && row.retired_at !== null) throw new AppError(409, 'doorRetired', { words: { door } });
}

/**
 * The nights that a stay keeps its door for. The one that is running when it ends was slept by who has come; who has not
 * leaves it to others.
 */
async function ownNights(tx: Db, { from, to, arrivedAt, revokedAt, endedAt }: StoredStay): Promise<Day[]> {
  if (revokedAt !== null) return [];
  const nights = nightsOf(from, to);
  if (endedAt === null) return nights;
  const end = arrivedAt === null ? await readHotelDay(tx, endedAt) : dayInVietNam(endedAt);
  return nights.filter((night) => night < end);
}

function inPhase(db: Db, phase: StayPhase, today: Day) {
  const stays = db.selectFrom('stays');
  if (phase === 'past') {
    return stays.where((where) =>
      where.or([
        where('revoked_at', 'is not', null),
        where('ended_at', 'is not', null),
        where.and([where('to_day', '<', today), where('arrived_at', 'is', null)]),
      ]),
    );
  }
  const open = stays
    .where('revoked_at', 'is', null)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('to_day', '>=', today), where('arrived_at', 'is not', null)]));
  return phase === 'coming' ? open.where('from_day', '>', today) : open.where('from_day', '<=', today);
}

/**
 * Finds who has which door on a day or later, and before them who should have left by then and is still inside; the
 * first to come in front.
 *
 * @param words without marks, in lower case; each must be found, in the name or in the door's code
 */
export async function findStays(db: Db, words: readonly string[], from: Day, limit: number): Promise<StoredStay[]> {
  const overdue = await named(db, words)
    .where('arrived_at', 'is not', null)
    .where('to_day', '<=', from)
    .limit(limit)
    .execute();
  const others = await named(db, words)
    .where('to_day', '>', from)
    .limit(limit - overdue.length)
    .execute();
  return [...overdue, ...others].map(stored);
}

/** Asks for the stays that stand and are found by words. */
function named(db: Db, words: readonly string[]) {
  let stays = db
    .selectFrom('stays')
    .select(STAY_COLUMNS)
    .where('revoked_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('from_day')
    .orderBy('apartment')
    .orderBy('id');
  for (const word of words) {
    stays = stays.where((where) =>
      where.or([hasPart(where.ref('search'), word), hasPart(where.fn<string>('lower', ['apartment']), word)]),
    );
  }
  return stays;
}
