import type { Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';

/** Another channel's calendar of a room. */
export interface Channel {
  id: string;
  roomId: number;
  name: string;
  url: string;
  createdAt: number;
  readAt: number | null;
  triedAt: number | null;
  problem: string | null;
  /** When a reading first found nothing any more in a calendar that had stays. */
  emptySince: number | null;
}

export async function insertChannel(
  db: Db,
  channel: Pick<Channel, 'id' | 'roomId' | 'name' | 'url' | 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('room_channels')
    .values({
      id: channel.id,
      room_id: channel.roomId,
      name: channel.name,
      url: channel.url,
      created_at: channel.createdAt,
      read_at: null,
      tried_at: null,
      problem: null,
      empty_since: null,
    })
    .execute();
}

export async function readChannels(db: Db): Promise<Channel[]> {
  const rows = await db
    .selectFrom('room_channels')
    .selectAll()
    .orderBy('room_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    roomId: row.room_id,
    name: row.name,
    url: row.url,
    createdAt: row.created_at,
    readAt: row.read_at,
    triedAt: row.tried_at,
    problem: row.problem,
    emptySince: row.empty_since,
  }));
}

export async function readChannel(db: Db, id: string): Promise<Channel | null> {
  return (await readChannels(db)).find((channel) => channel.id === id) ?? null;
}

/** Notes how a reading went. */
export async function noteReading(db: Db, id: string, now: number, problem: string | null): Promise<void> {
  await db
    .updateTable('room_channels')
    .set({ tried_at: now, problem, ...(problem === null ? { read_at: now, empty_since: null } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Notes that a calendar that had stays has none any more; the first time stands. */
export async function noteEmpty(db: Db, id: string, since: number, now: number): Promise<void> {
  await db
    .updateTable('room_channels')
    .set({ tried_at: now, problem: 'suddenlyEmpty', empty_since: since })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes the channels that are to be read again, so that no other process reads them at the same time.
 *
 * @param before last tried before this instant
 */
export async function takeDueChannels(db: Db, before: number, now: number): Promise<string[]> {
  const due = (await readChannels(db)).filter(({ triedAt }) => triedAt === null || triedAt < before);
  const taken: string[] = [];
  for (const { id, triedAt } of due) {
    const { numUpdatedRows } = await db
      .updateTable('room_channels')
      .set({ tried_at: now })
      .where('id', '=', id)
      .where('tried_at', 'is not distinct from', triedAt)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) taken.push(id);
  }
  return taken;
}

export async function deleteChannel(db: Db, id: string): Promise<void> {
  await db.deleteFrom('channel_conflicts').where('channel_id', '=', id).execute();
  await db.deleteFrom('room_channels').where('id', '=', id).execute();
}

/** What a channel's bookings stand for here, by the channel's own name for each. */
export async function readChannelBookings(
  db: Db,
  channelId: string,
): Promise<{ id: string; uid: string; checkIn: Day; checkOut: Day }[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'channel_uid', 'check_in', 'check_out'])
    .where('channel_id', '=', channelId)
    .where('status', '=', 'CONFIRMED')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    uid: row.channel_uid ?? '',
    checkIn: row.check_in,
    checkOut: row.check_out,
  }));
}

export interface ChannelEvent {
  uid: string;
  checkIn: Day;
  checkOut: Day;
}

/** Puts a channel's conflicts in place of those known; one that is still there keeps the time it was first seen. */
export async function replaceConflicts(
  db: Db,
  channelId: string,
  conflicts: readonly ChannelEvent[],
  now: number,
): Promise<void> {
  const known = await db.selectFrom('channel_conflicts').selectAll().where('channel_id', '=', channelId).execute();
  await db.deleteFrom('channel_conflicts').where('channel_id', '=', channelId).execute();
  for (const { uid, checkIn, checkOut } of conflicts) {
    const before = known.find((one) => one.uid === uid && one.check_in === checkIn && one.check_out === checkOut);
    await db
      .insertInto('channel_conflicts')
      .values({
        channel_id: channelId,
        uid,
        check_in: checkIn,
        check_out: checkOut,
        seen_at: before?.seen_at ?? now,
      })
      .execute();
  }
}

interface ChannelConflict extends ChannelEvent {
  channelId: string;
  channelName: string;
  roomId: number;
  seenAt: number;
}

/** Nights that channels have sold and that are taken here, the soonest first. */
export async function readChannelConflicts(db: Db): Promise<ChannelConflict[]> {
  const rows = await db
    .selectFrom('channel_conflicts')
    .innerJoin('room_channels', 'room_channels.id', 'channel_conflicts.channel_id')
    .selectAll('channel_conflicts')
    .select(['room_channels.name', 'room_channels.room_id'])
    .orderBy('channel_conflicts.check_in')
    .execute();
  return rows.map((row) => ({
    channelId: row.channel_id,
    channelName: row.name,
    roomId: row.room_id,
    uid: row.uid,
    checkIn: row.check_in,
    checkOut: row.check_out,
    seenAt: row.seen_at,
  }));
}
