import { createHash, randomBytes } from 'node:crypto';
import { calendarFeedPath } from '../../../contract/channels/desk-calls';
import { dayInVietNam } from '../../../domain/days';
import { roomCalendar } from '../../../domain/bookings/room-calendar';
import { readFeedOf, renewChannelFeed, writeFeed } from './feeds-store';
import { readChannel, readChannels } from './store';
import { readToldNights } from './told-nights';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';

const TOKEN_BYTES = 24;

/** Makes a feed's key: 192 random bits cannot be guessed. */
export const newFeedToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
}

/**
 * Rooms' taken nights as calendars, for other channels to read. A channel that we read has an address of its own, under
 * which its own stays are left out: told them, it would tell them back to us under another name, and nights that it no
 * longer sells would stay taken for ever (decision 71).
 */
export class ChannelFeeds {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Gives a room's calendar a new address. @throws AppError 404 */
  async renewOfRoom(roomId: number, origin: string): Promise<string> {
    const { db, clock, catalogue } = this.#deps;
    if (!catalogue.standing(roomId)) throw new AppError(404, 'notFound');
    const token = newFeedToken();
    await writeFeed(db, roomId, token, clock());
    return origin + calendarFeedPath(token);
  }

  /** Gives a room's calendar for one channel a new address. @throws AppError 404 */
  async renewOfChannel(id: string, origin: string): Promise<string> {
    const { db, clock } = this.#deps;
    const channel = await readChannel(db, id);
    if (!channel) throw new AppError(404, 'notFound');
    const token = newFeedToken();
    await renewChannelFeed(db, channel, token, clock());
    return origin + calendarFeedPath(token);
  }

  /**
   * A room's taken nights as a calendar file. Nothing in it names a guest, and what another channel has sold is told
   * to every channel but that one. `null` when no channel has the address.
   *
   * @param host for the entries' own names
   */
  async text(token: string, host: string): Promise<string | null> {
    const { db, clock, hotel, catalogue } = this.#deps;
    const feed = await readFeedOf(db, token, await readChannels(db));
    if (feed === null) return null;
    const { roomId, channelId } = feed;
    if (catalogue.room(roomId)?.body.removed === true) return null;
    const now = clock();
    const today = dayInVietNam(now);
    const { maxRooms: rooms = 1, rules } = catalogue.room(roomId) ?? {};
    const told = await readToldNights(db, { roomId, rooms, rules, asking: channelId, today, now });
    const { brand } = hotel.current.profile;
    return roomCalendar(
      told.map(({ name, checkIn, checkOut, updatedAt }) => ({
        uid: `hien-${createHash('sha256').update(`feed ${roomId} ${name}`).digest('hex').slice(0, 32)}@${host}`,
        checkIn,
        checkOut,
        writtenAt: updatedAt,
        summary: brand,
      })),
    );
  }
}
