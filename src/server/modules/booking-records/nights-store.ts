import { type Day, nightsBetween, nightsOf } from '../../../domain/days';
import type { Db, Ids } from '../../platform/db/schema';

/** A night in one physical room of its type. */
export interface NightSlot {
  night: Day;
  slot: number;
}

interface NightsOwner {
  roomId: number;
  bookingId: string;
  /** Instant at which they stop blocking; `null` for never. */
  endsAt: number | null;
}

/** SQLite takes 32,766 values in one statement; this stays far below on both engines. */
const ROWS_AT_ONCE = 200;

/**
 * Slots that are taken on the nights of `[from, until)`, by night; what ended by the clock does not count.
 *
 * @param exceptBooking a booking whose own nights do not count
 */
export async function readTakenSlots(
  db: Db,
  roomId: number,
  from: Day,
  until: Day,
  now: number,
  exceptBooking = '',
): Promise<Map<Day, Set<number>>> {
  const rows = await db
    .selectFrom('room_nights')
    .select(['night', 'slot'])
    .where('room_id', '=', roomId)
    .where('night', '>=', from)
    .where('night', '<', until)
    .where('booking_id', '!=', exceptBooking)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .execute();
  const taken = new Map<Day, Set<number>>();
  for (const { night, slot } of rows) taken.set(night, (taken.get(night) ?? new Set()).add(slot));
  return taken;
}

/**
 * Picks a free slot for each room and night of a stay, the same slot through the whole stay where one is free.
 *
 * @returns `null` when some night has not enough rooms left
 */
export function pickSlots(
  taken: ReadonlyMap<Day, ReadonlySet<number>>,
  maxRooms: number,
  stay: { checkIn: Day; checkOut: Day; quantity: number },
): NightSlot[] | null {
  const nights = nightsOf(stay.checkIn, stay.checkOut);
  const slots = Array.from({ length: maxRooms }, (_, slot) => slot);
  const free = (slot: number, night: Day): boolean => !taken.get(night)?.has(slot);
  const whole = slots.filter((slot) => nights.every((night) => free(slot, night))).slice(0, stay.quantity);
  const picked: NightSlot[] = [];
  for (const night of nights) {
    const others = slots.filter((slot) => free(slot, night) && !whole.includes(slot));
    const own = [...whole, ...others].slice(0, stay.quantity);
    if (own.length < stay.quantity) return null;
    picked.push(...own.map((slot) => ({ night, slot })));
  }
  return picked;
}

/** The first night of a stay that has not enough rooms left; `null` when every one has. */
export const firstFullNight = (
  taken: ReadonlyMap<Day, ReadonlySet<number>>,
  maxRooms: number,
  stay: { checkIn: Day; checkOut: Day; quantity: number },
): Day | null =>
  nightsOf(stay.checkIn, stay.checkOut).find((night) => maxRooms - (taken.get(night)?.size ?? 0) < stay.quantity) ??
  null;

/** Takes nights. The primary key refuses one that is taken already: then this throws. */
export async function insertNights(tx: Db, owner: NightsOwner, slots: readonly NightSlot[]): Promise<void> {
  const rows = slots.map(({ night, slot }) => ({
    room_id: owner.roomId,
    night,
    slot,
    booking_id: owner.bookingId,
    ends_at: owner.endsAt,
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx
      .insertInto('room_nights')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}

/** A night in one physical room, and of which type that is. */
export interface TypedSlot extends NightSlot {
  roomId: number;
}

/** Frees the nights of a booking from a day on. @returns what was freed, in order */
export async function freeNightsFrom(tx: Db, bookingId: string, from: Day): Promise<TypedSlot[]> {
  const freed = await tx
    .selectFrom('room_nights')
    .select(['night', 'slot', 'room_id as roomId'])
    .where('booking_id', '=', bookingId)
    .where('night', '>=', from)
    .orderBy('night')
    .orderBy('slot')
    .execute();
  await tx.deleteFrom('room_nights').where('booking_id', '=', bookingId).where('night', '>=', from).execute();
  return freed;
}

/** Frees one room of a booking on each night of `[from, to)`, of one room type. */
export async function freeSlotOfType(
  tx: Db,
  { bookingId, roomId, from, to }: { bookingId: string; roomId: number; from: Day; to: Day },
): Promise<void> {
  const own = await tx
    .selectFrom('room_nights')
    .select((select) => ['night', select.fn.max('slot').as('slot')])
    .where('booking_id', '=', bookingId)
    .where('room_id', '=', roomId)
    .where('night', '>=', from)
    .where('night', '<', to)
    .groupBy('night')
    .execute();
  for (const { night, slot } of own) {
    await tx
      .deleteFrom('room_nights')
      .where('booking_id', '=', bookingId)
      .where('room_id', '=', roomId)
      .where('night', '=', night)
      .where('slot', '=', slot)
      .execute();
  }
}

/** Counts the rooms that a booking holds on its last night, by room type; a door of another type has that type's nights. */
export async function readHeldTypes(db: Db, bookingId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('room_nights')
    .select((select) => ['room_id', select.fn.countAll<number>().as('rooms')])
    .where('booking_id', '=', bookingId)
    .where('night', '=', (last) =>
      last
        .selectFrom('room_nights')
        .select(({ fn }) => fn.max('night').as('night'))
        .where('booking_id', '=', bookingId),
    )
    .groupBy('room_id')
    .execute();
  return new Map(rows.map(({ room_id: id, rooms }) => [id, rooms]));
}

/** Frees every night of a booking that is not in `[from, to)`. */
export async function freeNightsOutside(tx: Db, bookingId: string, from: Day, to: Day): Promise<void> {
  await tx
    .deleteFrom('room_nights')
    .where('booking_id', '=', bookingId)
    .where((where) => where.or([where('night', '<', from), where('night', '>=', to)]))
    .execute();
}

export async function freeNights(tx: Db, bookingId: string): Promise<void> {
  await tx.deleteFrom('room_nights').where('booking_id', '=', bookingId).execute();
}

/** Nights of a booking that has no end any more, such as a confirmed one; or until when (UTC ms) it has them. */
export async function keepNights(tx: Db, bookingId: string, endsAt: number | null = null): Promise<void> {
  await tx.updateTable('room_nights').set({ ends_at: endsAt }).where('booking_id', '=', bookingId).execute();
}

/** Bookings whose time is over and whose rows still stand on nights of `[from, until)`. */
export async function readEndedOwners(tx: Db, roomId: number, from: Day, until: Day, now: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('room_nights')
    .select('booking_id')
    .distinct()
    .where('room_id', '=', roomId)
    .where('night', '>=', from)
    .where('night', '<', until)
    .where('ends_at', '<=', now)
    .execute();
  return rows.map((row) => row.booking_id);
}

/** Counts the rooms that a booking holds on a night. */
export async function readOwnNights(db: Db, bookingId: string, night: Day): Promise<number> {
  const row = await db
    .selectFrom('room_nights')
    .select((select) => select.fn.countAll<number>().as('rooms'))
    .where('booking_id', '=', bookingId)
    .where('night', '=', night)
    .executeTakeFirst();
  return row?.rooms ?? 0;
}

/** Counts the nights that a booking holds, over all its rooms. */
export async function countOwnNights(tx: Db, bookingId: string): Promise<number> {
  const row = await tx
    .selectFrom('room_nights')
    .select((select) => select.fn.countAll<number>().as('nights'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.nights ?? 0;
}

/** Counts the rooms of a type that have to stay, because they are sold or held on some night from a day on. */
export async function roomsNeeded(tx: Db, roomId: number, from: Day, now: number): Promise<number> {
  const row = await tx
    .selectFrom('room_nights')
    .select((select) => select.fn.max('slot').as('last'))
    .where('room_id', '=', roomId)
    .where('night', '>=', from)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();
  return typeof row?.last === 'number' ? row.last + 1 : 0;
}

/** The first night from a day on that needs more than so many rooms of a type; `null` when none does. */
export async function firstNightAbove(
  tx: Db,
  roomId: number,
  rooms: number,
  from: Day,
  now: number,
): Promise<Day | null> {
  const row = await tx
    .selectFrom('room_nights')
    .select((select) => select.fn.min('night').as('first'))
    .where('room_id', '=', roomId)
    .where('slot', '>=', rooms)
    .where('night', '>=', from)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();
  return row?.first ?? null;
}

/**
 * Counts the nights of the whole house that are kept until some instant after `from` and no later than `until` (ms).
 */
export async function countKeptNights(tx: Db, from: number, until: number): Promise<number> {
  const row = await tx
    .selectFrom('room_nights')
    .select((select) => select.fn.countAll<number | string>().as('nights'))
    .where('ends_at', '>', from)
    .where('ends_at', '<=', until)
    .executeTakeFirst();
  return Number(row?.nights ?? 0);
}

/** An unconfirmed, unpaid booking: how many nights it holds, and until when (ms). */
export interface Unconfirmed {
  nights: number;
  endsAt: number;
}

/**
 * Bookings that wait in some status and whose time has not ended, soonest end first.
 *
 * @param ids those of them; left out for the whole house
 */
export async function readUnconfirmed(
  tx: Db,
  statuses: readonly ('HOLD' | 'PENDING')[],
  now: number,
  ids?: Ids,
): Promise<Unconfirmed[]> {
  let query = tx.selectFrom('bookings').where('status', 'in', statuses).where('ends_at', '>', now);
  if (ids !== undefined) query = query.where('id', 'in', ids);
  const rows = await query.select(['check_in', 'check_out', 'quantity', 'ends_at']).orderBy('ends_at').execute();
  return rows.map((row) => ({
    nights: nightsBetween(row.check_in, row.check_out) * row.quantity,
    endsAt: row.ends_at ?? 0,
  }));
}
