import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { calendarFeedPath, type DeskChannels, type NewChannel } from '../../contract/desk-channels';
import { MAX_DAYS_AHEAD } from '../../domain/booking';
import { roomCalendar } from '../../domain/room-calendar';
import { addDays, type Day, dayInVietNam, nightsOf } from '../../domain/days';
import { STALE_CHANNEL_MS } from '../../domain/desk-items';
import type { Language } from '../../domain/languages';
import { CalendarUnread, type CalendarProblem, type ReadCalendar } from '../adapters/calendar-reader';
import {
  type Channel,
  deleteChannel,
  type FeedStay,
  insertChannel,
  noteReading,
  readChannel,
  readChannelBookings,
  readChannelConflicts,
  readChannels,
  readFeeds,
  readFeedStays,
  readRoomOfFeed,
  takeDueChannels,
  writeFeed,
} from '../db/channels';
import { lockRoom } from '../db/catalogue';
import { inTransaction } from '../db/retry';
import type { Database } from '../db/schema';
import { AppError } from '../errors';
import type { Logger } from '../logger';
import { changeBooking } from './booking-changes';
import { checkInTimeOf } from './bookings';
import type { Catalogue } from './catalogue';
import { eventsOf } from './channel-events';
import { syncChannel } from './channel-sync';
import { namesOf } from './desk-names';
import type { HotelState } from './hotel';
import { answeredBefore, keepJson } from './once';
import { Rounds } from './rounds';

/** How often every channel is read, in ms. */
const READ_EVERY_MS = 15 * 60_000;
const TICK_MS = 30_000;
const STOP_LIMIT_MS = 4000;
const TOKEN_BYTES = 24;
const MAX_CHANNELS = 500;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  hotel: HotelState;
  catalogue: Catalogue;
  read: ReadCalendar;
}

/** Rooms sold on other channels too: their calendars are read here, and ours is told to them. */
export class Channels {
  readonly #deps: Deps;
  readonly rounds: Rounds;

  constructor(deps: Deps) {
    this.#deps = deps;
    const round = { name: 'reading of channels', everyMs: TICK_MS, stopLimitMs: STOP_LIMIT_MS };
    this.rounds = new Rounds({ ...round, log: deps.log, run: () => this.run() });
  }

  /** Reads every channel whose turn it is. */
  async run(): Promise<void> {
    const { db, clock } = this.#deps;
    const now = clock();
    for (const id of await takeDueChannels(db, now - READ_EVERY_MS, now)) await this.readNow(id);
  }

  /** @param origin where other channels find this server */
  async list(origin: string, lang: Language): Promise<DeskChannels> {
    const { db, clock, catalogue } = this.#deps;
    await catalogue.ensureFresh();
    const now = clock();
    const [channels, conflicts, feeds] = await Promise.all([readChannels(db), readChannelConflicts(db), readFeeds(db)]);
    const nameOf = (roomId: number): { room: string; apartment: string } =>
      namesOf(catalogue, { room_id: roomId, apartment_id: catalogue.room(roomId)?.apartmentId ?? 0 }, lang);
    const iso = (instant: number): string => new Date(instant).toISOString();
    return {
      channels: await Promise.all(
        channels.map(async ({ id, roomId, name, url, createdAt, readAt, problem }) => ({
          id,
          roomId,
          ...nameOf(roomId),
          name,
          host: new URL(url).hostname,
          readAt: readAt === null ? null : iso(readAt),
          stale: now - (readAt ?? createdAt) > STALE_CHANNEL_MS,
          problem: problem as CalendarProblem | null,
          stays: (await readChannelBookings(db, id)).length,
          conflicts: conflicts
            .filter(({ channelId }) => channelId === id)
            .map(({ uid, checkIn, checkOut, seenAt }) => ({ uid, from: checkIn, to: checkOut, seenAt: iso(seenAt) })),
        })),
      ),
      feeds: catalogue.everything.flatMap(({ rooms }) =>
        rooms.map(({ id }) => {
          const token = feeds.get(id);
          return { roomId: id, ...nameOf(id), link: token === undefined ? null : origin + calendarFeedPath(token) };
        }),
      ),
      serverNow: iso(now),
    };
  }

  /**
   * Adds a channel and reads it at once; how that went stands in the list. The same idempotency key adds it once, however
   * slow the channel is and however often one asks.
   *
   * @throws AppError 422; 409 `channelKnown` when the room has this calendar already
   */
  async add(wanted: NewChannel, key: string | null = null): Promise<string> {
    const { db, clock, catalogue } = this.#deps;
    const { roomId, name, url } = wanted;
    if (!catalogue.room(roomId)) throw new AppError(422, 'invalid', { field: 'roomId' });
    // Some channels hand their calendar out under the calendar programs' own scheme.
    const address = url.replace(/^webcals?:/i, 'https:');
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new AppError(422, 'invalid', { field: 'url' });
    const call = { route: 'reception-channels', key, body: wanted };
    const { id, isNew } = await inTransaction(db, async (tx) => {
      const now = clock();
      const before = await answeredBefore(tx, call, now);
      if (before) return { id: JSON.parse(before) as string, isNew: false };
      await lockRoom(tx, roomId);
      const channels = await readChannels(tx);
      if (channels.length >= MAX_CHANNELS) throw new AppError(409, 'conflict');
      const known = channels.find((one) => one.roomId === roomId && isSameAddress(one.url, address));
      if (known) throw new AppError(409, 'channelKnown', { field: 'url', words: { name: known.name } });
      const made = randomUUID();
      await insertChannel(tx, { id: made, roomId, name, url: address, createdAt: now });
      await keepJson(tx, call, 201, JSON.stringify(made));
      return { id: made, isNew: true };
    });
    if (isNew) await this.readNow(id);
    return id;
  }

  /** Reads one channel and notes how it went. @throws AppError 404 */
  async readNow(id: string): Promise<void> {
    const { db, clock, log, hotel } = this.#deps;
    const channel = await this.#existing(id);
    try {
      const text = await this.#deps.read(channel.url);
      const now = clock();
      const today = dayInVietNam(now);
      const events = eventsOf(text, today, addDays(today, MAX_DAYS_AHEAD));
      await inTransaction(db, async (tx) => {
        await syncChannel(tx, channel, events, { now, today, checkInTime: checkInTimeOf(hotel) });
        await noteReading(tx, id, now, null);
      });
    } catch (error) {
      if (!(error instanceof CalendarUnread)) throw error;
      log.warn({ channel: id, problem: error.problem }, 'channel not read');
      await noteReading(db, id, clock(), error.problem);
    }
  }

  /** Ends a channel; the nights it kept are free again. @returns what adds it again @throws AppError 404 */
  async remove(id: string): Promise<NewChannel> {
    const { db, clock } = this.#deps;
    const { roomId, name, url } = await this.#existing(id);
    await inTransaction(db, async (tx) => {
      for (const booking of await readChannelBookings(tx, id)) {
        await changeBooking(tx, booking.id, 'cancelled', clock());
      }
      await deleteChannel(tx, id);
    });
    return { roomId, name, url };
  }

  /** Gives a room's calendar a new address. @throws AppError 404 */
  async renewFeed(roomId: number, origin: string): Promise<string> {
    const { db, clock, catalogue } = this.#deps;
    if (!catalogue.room(roomId)) throw new AppError(404, 'notFound');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await writeFeed(db, roomId, token, clock());
    return origin + calendarFeedPath(token);
  }

  /**
   * A room's taken nights as a calendar file. Nothing in it names a guest, and what another channel has sold is told
   * to every channel. `null` when the address is nobody's.
   *
   * @param host for the entries' own names
   */
  async feed(token: string, host: string): Promise<string | null> {
    const { db, clock, hotel } = this.#deps;
    const roomId = await readRoomOfFeed(db, token);
    if (roomId === null) return null;
    const now = clock();
    const today = dayInVietNam(now);
    const stays = await readFeedStays(db, roomId, today, now);
    const rooms = this.#deps.catalogue.room(roomId)?.maxRooms ?? 1;
    const { brand } = hotel.current.profile;
    return roomCalendar(
      fullStretches(stays, rooms, today).map(({ name, checkIn, checkOut, updatedAt }) => ({
        uid: `hien-${createHash('sha256').update(`feed ${roomId} ${name}`).digest('hex').slice(0, 32)}@${host}`,
        checkIn,
        checkOut,
        writtenAt: updatedAt,
        summary: brand,
      })),
    );
  }

  async #existing(id: string): Promise<Channel> {
    const channel = await readChannel(this.#deps.db, id);
    if (!channel) throw new AppError(404, 'notFound');
    return channel;
  }
}

const isSameAddress = (a: string, b: string): boolean => new URL(a).href === new URL(b).href;

interface Stretch extends Pick<FeedStay, 'checkIn' | 'checkOut' | 'updatedAt'> {
  /** What makes it the same stretch at the next reading. */
  name: string;
}

/** Nights on which no room of a type is left. One room: every stay for itself; several: where they are all taken. */
function fullStretches(stays: readonly FeedStay[], rooms: number, today: Day): Stretch[] {
  if (rooms === 1) return stays.map(({ bookingId, ...stay }) => ({ ...stay, name: bookingId }));
  const taken = new Map<Day, number>();
  let updatedAt = 0;
  for (const stay of stays) {
    updatedAt = Math.max(updatedAt, stay.updatedAt);
    for (const night of nightsOf(stay.checkIn, stay.checkOut)) {
      if (night >= today) taken.set(night, (taken.get(night) ?? 0) + stay.quantity);
    }
  }
  const full = [...taken.keys()].filter((night) => (taken.get(night) ?? 0) >= rooms).sort();
  const stretches: Stretch[] = [];
  for (const night of full) {
    const last = stretches.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else stretches.push({ name: night, checkIn: night, checkOut: addDays(night, 1), updatedAt });
  }
  return stretches;
}
