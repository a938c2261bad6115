import { createHash } from 'node:crypto';
import type { Channel } from './store';
import type { Db } from '../../platform/db/schema';

/** Addresses of the rooms' own calendars. */
export async function readFeeds(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('room_feeds').select(['room_id', 'token']).execute();
  return new Map(rows.map((row) => [row.room_id, row.token]));
}

/** Gives a room's calendar a new address; the old one is worth nothing from then on. */
export async function writeFeed(db: Db, roomId: number, token: string, now: number): Promise<void> {
  await db
    .insertInto('room_feeds')
    .values({ room_id: roomId, token, created_at: now })
    .onConflict((conflict) => conflict.column('room_id').doUpdateSet({ token, created_at: now }))
    .execute();
}

type Named = Pick<Channel, 'roomId' | 'url'>;

/**
 * Tells which channel's calendar an address of ours belongs to, without keeping that address after the channel is gone.
 */
const urlHash = (url: string): string => createHash('sha256').update(new URL(url).href).digest('hex');

/** Addresses of our calendars for single channels, of those that are read. */
export async function readChannelFeeds(db: Db): Promise<(channel: Named) => string | null> {
  const rows = await db.selectFrom('channel_feeds').selectAll().execute();
  const tokens = new Map(rows.map((row) => [`${row.room_id} ${row.url_hash}`, row.token]));
  return ({ roomId, url }) => tokens.get(`${roomId} ${urlHash(url)}`) ?? null;
}

/** Gives a channel an address of our calendar when it has none yet: added again, it has the one it had. */
export async function ensureChannelFeed(db: Db, { roomId, url }: Named, token: string, now: number): Promise<void> {
  await db
    .insertInto('channel_feeds')
    .values({ token, room_id: roomId, url_hash: urlHash(url), created_at: now })
    .onConflict((conflict) => conflict.columns(['room_id', 'url_hash']).doNothing())
    .execute();
}

/** Gives a channel a new address of our calendar; the old one is worth nothing from then on. */
export async function renewChannelFeed(db: Db, { roomId, url }: Named, token: string, now: number): Promise<void> {
  await db
    .insertInto('channel_feeds')
    .values({ token, room_id: roomId, url_hash: urlHash(url), created_at: now })
    .onConflict((conflict) => conflict.columns(['room_id', 'url_hash']).doUpdateSet({ token, created_at: now }))
    .execute();
}

/**
 * Finds the room whose calendar has this address, and the channel that it is made for (`null` for all). `null` for an
 * unknown address.
 */
export async function readFeedOf(
  db: Db,
  token: string,
  channels: readonly Channel[],
): Promise<{ roomId: number; channelId: string | null } | null> {
  const room = await db.selectFrom('room_feeds').select('room_id').where('token', '=', token).executeTakeFirst();
  if (room) return { roomId: room.room_id, channelId: null };
  const own = await db.selectFrom('channel_feeds').selectAll().where('token', '=', token).executeTakeFirst();
  if (!own) return null;
  const channel = channels.find((one) => one.roomId === own.room_id && urlHash(one.url) === own.url_hash);
  return { roomId: own.room_id, channelId: channel?.id ?? null };
}
