import { BLOCKING_STATUSES, type BlockingStatus } from '../../../domain/bookings/booking';
import type { CalendarPage } from '../../../domain/bookings/calendar-pages';
import { addDays, type Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';
import type { Booking } from './store';
import type { BookingKind } from './tables';

/** Nights that a booking keeps a room type taken for, in as many rooms as `quantity`; half-open. */
export interface TakenStretch {
  bookingId: string;
  status: BlockingStatus;
  /** The channel that has sold it; `null` for all others. */
  channelId: string | null;
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  updatedAt: number;
}

/**
 * Everything that keeps nights of a room type taken from a day on, as the nights themselves say: with whoever should have
 * left and is still in, and whoever sleeps behind a door of this type though they booked another. What has begun before
 * the day says when.
 */
export async function readTakenStretches(db: Db, roomId: number, from: Day, now: number): Promise<TakenStretch[]> {
  const rows = await db
    .selectFrom('room_nights')
    .innerJoin('bookings', 'bookings.id', 'room_nights.booking_id')
    .select(['bookings.id', 'status', 'channel_id', 'check_in', 'updated_at', 'night'])
    .select((select) => select.fn.countAll<number>().as('rooms'))
    .where('room_nights.room_id', '=', roomId)
    .where('night', '>=', from)
    .where((where) => where.or([where('room_nights.ends_at', 'is', null), where('room_nights.ends_at', '>', now)]))
    .groupBy(['bookings.id', 'night'])
    .orderBy('check_in')
    .orderBy('bookings.id')
    .orderBy('night')
    .execute();
  const stretches: TakenStretch[] = [];
  for (const { id: bookingId, night, rooms: quantity, ...row } of rows) {
    const last = stretches.at(-1);
    if (last?.bookingId === bookingId && last.checkOut === night && last.quantity === quantity) {
      last.checkOut = addDays(night, 1);
      continue;
    }
    stretches.push({
      bookingId,
      status: blockingStatus(row.status),
      channelId: row.channel_id,
      checkIn: night === from && row.check_in < from ? row.check_in : night,
      checkOut: addDays(night, 1),
      quantity,
      updatedAt: row.updated_at,
    });
  }
  return stretches;
}

/** Counts whoever is in the house on a booking that is over as confirmed: their night is kept. */
const blockingStatus = (status: Booking['status']): BlockingStatus =>
  BLOCKING_STATUSES.find((blocking) => blocking === status) ?? 'CONFIRMED';

/** Counts the rooms that are taken by room and night, for several rooms at once. */
export async function countTakenNights(
  db: Db,
  roomIds: readonly number[],
  from: Day,
  until: Day,
  now: number,
): Promise<Map<number, Map<Day, number>>> {
  const counts = new Map<number, Map<Day, number>>();
  if (roomIds.length === 0) return counts;
  const rows = await db
    .selectFrom('room_nights')
    .select((select) => ['room_id', 'night', select.fn.countAll<number>().as('taken')])
    .where('room_id', 'in', roomIds)
    .where('night', '>=', from)
    .where('night', '<', until)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .groupBy(['room_id', 'night'])
    .execute();
  for (const { room_id: id, night, taken } of rows)
    counts.set(id, (counts.get(id) ?? new Map<Day, number>()).set(night, taken));
  return counts;
}

/**
 * Counts the rooms of the house that are taken, by night of `[from, until)`. Nights are counted in an index alone, and
 * those that the clock has freed, which are few, taken off.
 */
export async function countNightsOfHouse(db: Db, from: Day, until: Day, now: number): Promise<Map<Day, number>> {
  const [all, over] = await Promise.all([
    db
      .selectFrom('room_nights')
      .select((select) => ['night', select.fn.countAll<number>().as('rooms')])
      .where('night', '>=', from)
      .where('night', '<', until)
      .groupBy('night')
      .execute(),
    db.selectFrom('room_nights').select('night').where('ends_at', '<=', now).execute(),
  ]);
  const counts = new Map(all.map(({ night, rooms }) => [night, rooms]));
  for (const { night } of over) counts.set(night, (counts.get(night) ?? 0) - 1);
  return counts;
}

/** A night that is not free, and whose it is. */
export interface TakenNight {
  roomId: number;
  slot: number;
  night: Day;
  bookingId: string;
  kind: BookingKind;
  status: Booking['status'];
  name: string;
  quantity: number;
  checkIn: Day;
  checkOut: Day;
  arrived: boolean;
  left: boolean;
  noShow: boolean;
}

/** Nights of `[from, until)` that are not free, with whose they are, by room, slot and night. */
const takenNights = (db: Db, from: Day, until: Day, now: number) =>
  db
    .selectFrom('room_nights')
    .innerJoin('bookings', 'bookings.id', 'room_nights.booking_id')
    .select([
      'room_nights.room_id',
      'room_nights.slot',
      'room_nights.night',
      'room_nights.booking_id',
      'bookings.kind',
      'bookings.status',
      'bookings.guest_name',
      'bookings.quantity',
      'bookings.check_in',
      'bookings.check_out',
      'bookings.arrived_at',
      'bookings.left_at',
      'bookings.no_show_at',
    ])
    .where('room_nights.night', '>=', from)
    .where('room_nights.night', '<', until)
    .where((where) => where.or([where('room_nights.ends_at', 'is', null), where('room_nights.ends_at', '>', now)]))
    .orderBy('room_nights.room_id')
    .orderBy('room_nights.slot')
    .orderBy('room_nights.night');

const takenNightOf = (row: Awaited<ReturnType<ReturnType<typeof takenNights>['execute']>>[number]): TakenNight => ({
  roomId: row.room_id,
  slot: row.slot,
  night: row.night,
  bookingId: row.booking_id,
  kind: row.kind,
  status: row.status,
  name: row.guest_name,
  quantity: row.quantity,
  checkIn: row.check_in,
  checkOut: row.check_out,
  arrived: row.arrived_at !== null,
  left: row.left_at !== null,
  noShow: row.no_show_at !== null,
});

/** Every night taken in `[from, until)` of the rooms of a page, by room, slot and night. */
export async function readTakenNights(
  db: Db,
  { roomIds, slots }: CalendarPage,
  from: Day,
  until: Day,
  now: number,
): Promise<TakenNight[]> {
  if (roomIds.length === 0) return [];
  let nights = takenNights(db, from, until, now).where('room_nights.room_id', 'in', roomIds);
  if (slots) {
    nights = nights.where('room_nights.slot', '>=', slots.from).where('room_nights.slot', '<', slots.until);
  }
  return (await nights.execute()).map(takenNightOf);
}

/** The same of all rooms of some bookings. */
export async function readTakenNightsOf(
  db: Db,
  bookings: readonly string[],
  from: Day,
  until: Day,
  now: number,
): Promise<TakenNight[]> {
  if (bookings.length === 0) return [];
  const nights = takenNights(db, from, until, now).where('room_nights.booking_id', 'in', bookings);
  return (await nights.execute()).map(takenNightOf);
}
