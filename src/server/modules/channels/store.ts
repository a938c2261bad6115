import type { CalendarFault } from '../../../contract/channels/desk';
import type { Day } from '../../../domain/days';
import type { ChannelNights } from './channel-nights';
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
  /** Instant at which a reading first found nothing any more in a calendar that had stays. */
  emptySince: number | null;
  /** Nights that are not for sale there count as sold up to so many days ahead; `null` for all of them. */
  blocksWithin: number | null;
  /** Days of our own that it told back at the last reading. */
  echoes: { checkIn: Day; checkOut: Day }[];
  faults: CalendarFaults;
}

/** Holds what was wrong in a calendar, the first few. */
interface CalendarFaults {
  first: CalendarFault[];
  total: number;
}

const NO_FAULTS: CalendarFaults = { first: [], total: 0 };

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
      blocks_within: null,
      echoes: null,
      faults: null,
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
    blocksWithin: row.blocks_within,
    echoes: row.echoes === null ? [] : (JSON.parse(row.echoes) as Channel['echoes']),
    faults: row.faults === null ? NO_FAULTS : (JSON.parse(row.faults) as CalendarFaults),
  }));
}

export async function readChannel(db: Db, id: string): Promise<Channel | null> {
  return (await readChannels(db)).find((channel) => channel.id === id) ?? null;
}

/** Notes how a reading went, and what was wrong in the file; without it, that there was none to be read. */
export async function noteReading(
  db: Db,
  id: string,
  now: number,
  problem: string | null,
  faults: CalendarFaults = NO_FAULTS,
): Promise<void> {
  await db
    .updateTable('room_channels')
    .set({
      tried_at: now,
      problem,
      faults: faults.total === 0 ? null : JSON.stringify(faults),
      ...(problem === null ? { read_at: now, empty_since: null } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Notes which days of a channel's calendar are our own, told back. */
export async function noteEchoes(db: Db, id: string, echoes: Channel['echoes']): Promise<void> {
  await db
    .updateTable('room_channels')
    .set({ echoes: echoes.length === 0 ? null : JSON.stringify(echoes) })
    .where('id', '=', id)
    .execute();
}

/** @param within days ahead up to which nights not for sale count as sold; `null` for all of them */
export async function writeBlocksWithin(db: Db, id: string, within: number | null): Promise<void> {
  await db.updateTable('room_channels').set({ blocks_within: within }).where('id', '=', id).execute();
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

type ChannelEvent = Omit<ChannelNights, 'isBlock'>;

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
    const before = known.find((one) => one.uid === uid);
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

/** Says what differs once a calendar was read, or has come or gone. */
export const channelChanges = (db: Db): Promise<unknown> =>
  db
    .selectFrom('room_channels')
    .select(({ fn }) => [fn.max('tried_at').as('last'), fn.countAll<number>().as('all')])
    .executeTakeFirst();
