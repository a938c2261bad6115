import type { Selectable } from 'kysely';
import { BLOCKING_STATUSES, type BookingStatus } from '../../../domain/bookings/booking';
import type { Day } from '../../../domain/days';
import type { BookingRecordTables } from './tables';
import { bookingDigits } from '../../../domain/bookings/booking-number';
import { searchTextOf } from '../../../domain/bookings/booking-search';
import type { Database, Db } from '../../platform/db/schema';
import { lockRoom } from '../catalogue/module';

export type Booking = Selectable<BookingRecordTables['bookings']>;
export type HistoryRow = Selectable<BookingRecordTables['booking_history']>;
export type NewBookingRow = Omit<
  Booking,
  | 'paid'
  | 'charges'
  | 'refund_due'
  | 'sandbox_paid'
  | 'sequence'
  | 'updated_at'
  | 'search'
  | 'kind'
  | 'channel_id'
  | 'channel_uid'
  | 'channel_block'
  | 'door'
  | 'arrived_at'
  | 'left_at'
  | 'no_show_at'
  | 'arrival_hour'
  | 'departure_hour'
  | 'chosen_door'
  | 'lost_door'
  | 'source'
  | 'note'
  | 'nights'
> &
  Partial<
    Pick<
      Booking,
      | 'chosen_door'
      | 'lost_door'
      | 'nights'
      | 'kind'
      | 'channel_id'
      | 'channel_uid'
      | 'channel_block'
      | 'door'
      | 'source'
      | 'note'
    >
  >;

/** @param by who of the staff made it, `null` for a guest; and with what words */
export async function insertBooking(
  tx: Db,
  booking: NewBookingRow,
  { staffName = null, note = '' }: { staffName?: string | null; note?: string } = {},
): Promise<void> {
  const { id, created_at: at, status } = booking;
  await tx
    .insertInto('bookings')
    .values({
      kind: 'GUEST',
      channel_id: null,
      channel_uid: null,
      channel_block: 0,
      door: null,
      source: '',
      note: '',
      nights: null,
      ...booking,
      paid: 0,
      charges: 0,
      refund_due: 0,
      sandbox_paid: 0,
      sequence: 0,
      updated_at: at,
      search: searchTextOf(booking),
    })
    .execute();
  await insertHistory(tx, { booking_id: id, sequence: 0, at, status, staff_name: staffName, note });
}

export async function readBooking(db: Db, id: string): Promise<Booking | null> {
  return (await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The bookings of a number that guests say on the telephone, with its blank or without; nearly always one or none. */
export async function readBookingsByNumber(db: Db, number: string): Promise<Booking[]> {
  const digits = number.replace(/\s/g, '');
  if (!/^\d{8}$/.test(digits)) return [];
  const rows = await db.selectFrom('bookings').selectAll().where('search', 'like', `% ${digits} %`).execute();
  return rows.filter(({ id }) => bookingDigits(id) === digits);
}

/** Reads an account's bookings, the latest first. */
export async function readBookingsOf(db: Db, userId: string, limit: number): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Locks a booking's room, then reads the booking; see `lockRoom`. A booking that was moved while we waited is locked
 * where it is now.
 */
export async function lockBooking(tx: Db, id: string): Promise<Booking | null> {
  let booking = await readBooking(tx, id);
  for (let locked: number | null = null; booking !== null && booking.room_id !== locked;) {
    locked = booking.room_id;
    await lockRoom(tx, locked);
    booking = await readBooking(tx, id);
  }
  return booking;
}

export type BookingChange = Partial<
  Pick<
    Booking,
    | 'status'
    | 'ends_at'
    | 'payment_method'
    | 'paid'
    | 'charges'
    | 'refund_due'
    | 'sandbox_paid'
    | 'sequence'
    | 'arrived_at'
    | 'left_at'
    | 'no_show_at'
    | 'arrival_hour'
    | 'departure_hour'
    | 'chosen_door'
    | 'lost_door'
    | 'search'
    | 'kind'
    | 'lang'
    | MovedColumn
    | CorrectedColumn
  >
>;
/** Columns that another room or other dates change. */
type MovedColumn =
  | 'room_id'
  | 'apartment_id'
  | 'check_in'
  | 'check_out'
  | 'nightly_price'
  | 'surcharge'
  | 'nights'
  | 'total'
  | 'free_until'
  | 'channel_uid';

/** Columns that reception can correct. */
type CorrectedColumn =
  | 'guest_name'
  | 'guest_phone'
  | 'guest_email'
  | 'guest_nationality'
  | 'email_key'
  | 'phone_key'
  | 'adults'
  | 'children'
  | 'babies'
  | 'source'
  | 'note'
  | 'surcharge'
  | 'total';
export type Corrections = Partial<Pick<Booking, CorrectedColumn>>;

export async function updateBooking(tx: Db, id: string, change: BookingChange, now: number): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Values that two bookings of one guest share. */
interface SameGuest {
  roomId: number;
  checkIn: Day;
  checkOut: Day;
  emailKey: string;
  phoneKey: string | null;
  guestName: string;
}

/** The same guest's booking of the same room and dates that still blocks and was made at or after `since`. */
export async function findSameBooking(tx: Db, guest: SameGuest, since: number, now: number): Promise<Booking | null> {
  const rows = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('email_key', '=', guest.emailKey)
    .where('created_at', '>=', since)
    .where('room_id', '=', guest.roomId)
    .where('check_in', '=', guest.checkIn)
    .where('check_out', '=', guest.checkOut)
    .where('status', 'in', BLOCKING_STATUSES)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .execute();
  return rows.find((row) => row.phone_key === guest.phoneKey && row.guest_name === guest.guestName) ?? null;
}

/**
 * Counts the bookings that still need a room type, to come or running, nights for repair aside; a guest of another type
 * who was given one of its rooms counts too. @returns also the last day of leaving, `''` without any
 */
export async function readComing(
  tx: Db,
  roomIds: readonly number[],
  today: Day,
  now: number,
): Promise<{ bookings: number; until: Day }> {
  if (roomIds.length === 0) return { bookings: 0, until: '' };
  const row = await tx
    .selectFrom('bookings')
    .select(({ fn }) => [fn.countAll<number | string>().as('bookings'), fn.max('check_out').as('until')])
    .where((where) =>
      where.or([
        where('room_id', 'in', roomIds),
        where('id', 'in', (other) =>
          other
            .selectFrom('room_nights')
            .select('booking_id')
            .where('room_id', 'in', roomIds)
            .where('night', '>=', today),
        ),
      ]),
    )
    .where('kind', '!=', 'REPAIR')
    .where('status', 'in', BLOCKING_STATUSES)
    .where('check_out', '>=', today)
    .where('left_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .executeTakeFirst();
  return { bookings: Number(row?.bookings ?? 0), until: row?.until ?? '' };
}

export type Party = 'email_key' | 'phone_key' | 'device';

/** Reads when each live booking of this status of a party ends, soonest first. */
export async function readLiveEnds(
  tx: Db,
  party: Party,
  value: string,
  status: BookingStatus,
  { since, now }: { since: number; now: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select('ends_at')
    .where(party, '=', value)
    .where('created_at', '>=', since)
    .where('status', '=', status)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();
  return rows.map((row) => row.ends_at ?? 0);
}

/** Bookings whose time has ended while their status does not say so yet. */
export async function readEndedBookings(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', 'in', ['HOLD', 'PENDING'])
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

type NewHistoryRow = Omit<HistoryRow, 'event' | 'detail'> & Partial<HistoryRow>;

export async function insertHistory(tx: Db, row: NewHistoryRow): Promise<void> {
  await tx.insertInto('booking_history').values(row).execute();
}

/** Everything that has happened to a booking, oldest first. */
export function readHistory(db: Db, bookingId: string): Promise<HistoryRow[]> {
  return db.selectFrom('booking_history').selectAll().where('booking_id', '=', bookingId).orderBy('sequence').execute();
}

/** Asks for what has become of bookings, for who has a key of theirs. */
export const marksOfBookings = (db: Db) =>
  db.selectFrom('bookings').select(['id', 'status', 'check_in', 'check_out', 'left_at', 'no_show_at']);
