import { BLOCKING_STATUSES, type BlockingStatus } from '../../../domain/bookings/booking';
import { addDays, type Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';
import type { Booking } from './store';

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
