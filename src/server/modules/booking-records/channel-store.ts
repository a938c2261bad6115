import { keptUntil } from '../../../domain/bookings/guest-marks';
import type { Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';

/** A booking that stands for nights of a channel. */
export interface ChannelBooking {
  id: string;
  /** The channel's own name for it. */
  uid: string;
  checkIn: Day;
  checkOut: Day;
  /** Nights that the channel does not sell, without a guest. */
  isBlock: boolean;
}

/** What a channel's bookings stand for here, by the channel's own name for each. */
export async function readChannelBookings(db: Db, channelId: string): Promise<ChannelBooking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'channel_uid', 'check_in', 'check_out', 'channel_block'])
    .where('channel_id', '=', channelId)
    .where('status', '=', 'CONFIRMED')
    .orderBy('check_in')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    uid: row.channel_uid ?? '',
    checkIn: row.check_in,
    checkOut: row.check_out,
    isBlock: row.channel_block === 1,
  }));
}

/** Gives a channel's booking the name that the channel has for the same nights now. */
export async function renameChannelBooking(db: Db, id: string, uid: string): Promise<void> {
  await db.updateTable('bookings').set({ channel_uid: uid }).where('id', '=', id).execute();
}

/** A booking that keeps nights of a room taken, as its calendar tells it. */
export interface FeedStay {
  bookingId: string;
  /** The channel that has sold it; `null` for all others. */
  channelId: string | null;
  checkIn: Day;
  checkOut: Day;
  updatedAt: number;
  quantity: number;
}

/** What keeps nights of a room taken from a day on, for its calendar. A hold of ten minutes is over before it is read. */
export async function readFeedStays(db: Db, roomId: number, from: Day, now: number): Promise<FeedStay[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'check_in', 'check_out', 'quantity', 'updated_at', 'left_at', 'no_show_at', 'channel_id'])
    .where('room_id', '=', roomId)
    .where('check_out', '>', from)
    .where('status', 'in', ['PENDING', 'CONFIRMED'])
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('check_in')
    .orderBy('id')
    .execute();
  return rows
    .map((row) => ({
      bookingId: row.id,
      channelId: row.channel_id,
      checkIn: row.check_in,
      checkOut: keptUntil(row.check_out, row.left_at ?? row.no_show_at),
      quantity: row.quantity,
      updatedAt: row.updated_at,
    }))
    .filter(({ checkIn, checkOut }) => checkOut > checkIn && checkOut > from);
}
