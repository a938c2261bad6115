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
  /** The desk has said who comes: a guest with a door, links and a bill. */
  isNamed: boolean;
  /** Such a guest has come. */
  isHere: boolean;
}

/** Reads the bookings of a channel, by the channel's own name for each. */
export async function readChannelBookings(db: Db, channelId: string): Promise<ChannelBooking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'channel_uid', 'check_in', 'check_out', 'channel_block', 'kind', 'arrived_at'])
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
    isNamed: row.kind === 'GUEST',
    isHere: row.arrived_at !== null,
  }));
}

/** Gives a channel's booking the name that the channel has for the same nights now. */
export async function renameChannelBooking(db: Db, id: string, uid: string): Promise<void> {
  await db.updateTable('bookings').set({ channel_uid: uid }).where('id', '=', id).execute();
}

/** Reads the nights of room types that channels have sold on `[from, until)` and nobody has named a guest of yet. */
export const readNamelessNights = (
  db: Db,
  { roomIds, from, until }: { roomIds: readonly number[]; from: Day; until: Day },
): Promise<{ room_id: number; check_in: Day; check_out: Day }[]> =>
  db
    .selectFrom('bookings')
    .select(['room_id', 'check_in', 'check_out'])
    .where('kind', '=', 'CHANNEL')
    .where('channel_block', '=', 0)
    .where('status', '=', 'CONFIRMED')
    .where('room_id', 'in', roomIds)
    .where('check_in', '<', until)
    .where('check_out', '>', from)
    .execute();
