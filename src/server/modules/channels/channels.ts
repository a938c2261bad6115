import { randomUUID } from 'node:crypto';
import { type CalendarProblem, type DeskChannels, type NewChannel } from '../../../contract/channels/desk';
import { calendarFeedPath } from '../../../contract/channels/desk-calls';
import { MAX_DAYS_AHEAD } from '../../../domain/bookings/booking';
import { addDays, dayInVietNam } from '../../../domain/days';
import { STALE_CHANNEL_MS } from '../../../domain/desk/items';
import type { Language } from '../../../domain/languages';
import { CalendarUnread } from './calendar-problem';
import type { ReadCalendar } from './calendar-reader';
import { ensureChannelFeed, readChannelFeeds, readFeeds } from './feeds-store';
import { nightsOfChannel } from './channel-nights';
import { echoesOf } from './echoes';
import {
  type Channel,
  deleteChannel,
  insertChannel,
  noteEchoes,
  noteEmpty,
  noteReading,
  readChannel,
  readChannelConflicts,
  readChannels,
  takeDueChannels,
  writeBlocksWithin,
} from './store';
import { type ChannelBooking, readChannelBookings } from '../booking-records/channel-store';
import { readToldNights } from './told-nights';
import { isStoreUnavailable } from '../../platform/db/failures';
import { inTransaction } from '../../platform/db/transaction';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { Logger } from '../../platform/logger';
import type { Catalogue } from '../catalogue/catalogue';
import { newFeedToken } from './feeds';
import { syncChannel } from './sync-job';
import { namesOf } from '../booking-records/names';
import type { HotelState } from '../hotel/hotel';
import { answerOnceIn } from '../../platform/db/replay';
import { readApart } from './read-apart';
import { IntervalJob } from '../../platform/jobs/interval-job';
import { isoOf } from '../../platform/iso';
import { lockRoom } from '../catalogue/module';
import { changeBooking } from '../bookings/module';

/** Pause between two readings of every channel, in ms. */
const READ_EVERY_MS = 15 * 60_000;
const TICK_MS = 30_000;
const STOP_LIMIT_MS = 4000;
const MAX_CHANNELS = 500;
/** So many channels are read at a time: one that does not answer keeps none of the others waiting for long. */
const LANES = 3;
/** A calendar that has lost all its stays is believed at a reading so much later, in ms, or when staff ask again. */
const EMPTY_WAIT_MS = 10 * 60_000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  hotel: HotelState;
  catalogue: Catalogue;
  read: ReadCalendar;
  /** On a public server: whoever sits between could make up stays, or take them away. */
  httpsOnly: boolean;
}

/** Rooms sold on other channels too: their calendars are read here (ours is told to them by `channel-feeds.ts`). */
export class Channels {
  readonly #deps: Deps;
  readonly interval: IntervalJob;

  constructor(deps: Deps) {
    this.#deps = deps;
    const options = { name: 'reading of channels', everyMs: TICK_MS, stopLimitMs: STOP_LIMIT_MS };
    this.interval = new IntervalJob({ ...options, log: deps.log, run: () => this.run() });
  }

  /** Reads every channel whose turn it is. What goes wrong with one is that one's. */
  async run(): Promise<void> {
    const { db, clock, log } = this.#deps;
    const now = clock();
    const due = await takeDueChannels(db, now - READ_EVERY_MS, now);
    const lane = async (): Promise<void> => {
      for (let id = due.shift(); id !== undefined; id = due.shift()) {
        try {
          await this.#read(await this.#existing(id), 'byItself');
        } catch (error) {
          log.error({ channel: id, reason: reasonOf(error) }, 'channel not read');
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  /** @param origin where other channels find this server */
  async list(origin: string, lang: Language): Promise<DeskChannels> {
    const { db, clock, catalogue } = this.#deps;
    const now = clock();
    const [channels, conflicts, feeds, tokenOf] = await Promise.all([
      readChannels(db),
      readChannelConflicts(db),
      readFeeds(db),
      readChannelFeeds(db),
    ]);
    const linkOf = (token: string | null): string | null => (token === null ? null : origin + calendarFeedPath(token));
    const nameOf = (roomId: number): { room: string; apartment: string } =>
      namesOf(catalogue, { room_id: roomId, apartment_id: catalogue.room(roomId)?.apartmentId ?? 0 }, lang);
    return {
      channels: await Promise.all(
        channels.map(async ({ id, roomId, name, url, createdAt, readAt, problem, blocksWithin, faults }) => ({
          id,
          roomId,
          ...nameOf(roomId),
          name,
          host: new URL(url).hostname,
          readAt: isoOf(readAt),
          stale: now - (readAt ?? createdAt) > STALE_CHANNEL_MS,
          problem: problem as CalendarProblem | null,
          ...countsOf(await readChannelBookings(db, id)),
          blocksWithin,
          faults: faults.first,
          faultTotal: faults.total,
          link: linkOf(tokenOf({ roomId, url })),
          conflicts: conflicts
            .filter(({ channelId }) => channelId === id)
            .map(({ uid, checkIn, checkOut, seenAt }) => ({ uid, from: checkIn, to: checkOut, seenAt: isoOf(seenAt) })),
        })),
      ),
      feeds: catalogue.everything.flatMap(({ rooms }) =>
        rooms.map(({ id }) => ({ roomId: id, ...nameOf(id), link: linkOf(feeds.get(id) ?? null) })),
      ),
      serverNow: isoOf(now),
    };
  }

  /**
   * Adds a channel and reads it at once; how that went stands in the list. The same idempotency key adds it once, however
   * slow the channel is and however often one asks.
   *
   * @throws AppError 422, also for http on a public server; 409 `channelKnown` when the room has this calendar already
   */
  async add(wanted: NewChannel, key: string | null = null): Promise<string> {
    const { db, clock, catalogue } = this.#deps;
    const { roomId, name, url } = wanted;
    if (!catalogue.standing(roomId)) throw new AppError(422, 'invalid', { field: 'roomId' });
    // Some channels hand their calendar out under the calendar programs' own scheme.
    const address = url.replace(/^webcals?:/i, 'https:');
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new AppError(422, 'invalid', { field: 'url' });
    if (this.#deps.httpsOnly && !/^https:/i.test(address)) throw new AppError(422, 'webAddress', { field: 'url' });
    const call = { route: 'reception-channels', key, body: wanted, status: 201 };
    const { json, isNew } = await inTransaction(db, async (tx) => {
      const now = clock();
      return answerOnceIn(tx, call, now, async () => {
        await lockRoom(tx, roomId);
        const channels = await readChannels(tx);
        if (channels.length >= MAX_CHANNELS) throw new AppError(409, 'conflict');
        const known = channels.find((one) => one.roomId === roomId && isSameAddress(one.url, address));
        if (known) throw new AppError(409, 'channelKnown', { field: 'url', words: { name: known.name } });
        const made = randomUUID();
        await insertChannel(tx, { id: made, roomId, name, url: address, createdAt: now });
        await ensureChannelFeed(tx, { roomId, url: address }, newFeedToken(), now);
        return JSON.stringify(made);
      });
    });
    const id = JSON.parse(json) as string;
    if (isNew) await this.#read(await this.#existing(id), 'byHand');
    return id;
  }

  /** Reads one channel on request, and notes the result. @throws AppError 404 */
  async readNow(id: string): Promise<void> {
    await this.#read(await this.#existing(id), 'byHand');
  }

  /** Reads a channel. A fault of the channel is noted and shown at the desk; a fault of the database is thrown. */
  async #read(channel: Channel, asked: 'byHand' | 'byItself'): Promise<void> {
    const { db, clock, log } = this.#deps;
    const { id, name } = channel;
    try {
      await this.#sync(channel, asked);
    } catch (error) {
      if (isStoreUnavailable(error)) throw error;
      const problem: CalendarProblem = error instanceof CalendarUnread ? error.problem : 'failed';
      // Never the error itself: it may quote the address, which opens the calendar.
      const line = { channel: id, name, problem, reason: reasonOf(error) };
      if (problem === 'failed') log.error(line, 'channel not read');
      else log.warn(line, 'channel not read');
      await noteReading(db, id, clock(), problem);
    }
  }

  async #sync(channel: Channel, asked: 'byHand' | 'byItself'): Promise<void> {
    const { db, clock, log, hotel, catalogue, read } = this.#deps;
    const { id, roomId, name } = channel;
    const text = await read(channel.url);
    const today = dayInVietNam(clock());
    const content = await readApart(text, today, addDays(today, MAX_DAYS_AHEAD));
    const { events, isEmpty, isWhole } = content;
    const now = clock();
    const gone = isEmpty && isWhole && (await readChannelBookings(db, id)).some(({ checkOut }) => checkOut > today);
    const since = channel.emptySince;
    const believed = since !== null && (asked === 'byHand' || now - since >= EMPTY_WAIT_MS);
    if (gone && !believed) {
      log.warn({ channel: id, name }, 'channel suddenly empty, its nights are kept for now');
      await noteEmpty(db, id, since ?? now, now);
      return;
    }
    await catalogue.ensureFresh();
    const { maxRooms: rooms = 1, rules } = catalogue.room(roomId) ?? {};
    if (!isWhole) log.warn({ channel: id, name, faults: content.faultTotal }, 'channel read in part');
    await inTransaction(db, async (tx) => {
      // As it is now: the house may have changed it while the channel took its time.
      const { echoes, blocksWithin } = (await readChannel(tx, id)) ?? channel;
      const told = await readToldNights(tx, { roomId, rooms, rules, asking: id, today, now });
      const isEcho = echoesOf(told, echoes, today);
      const wanted = nightsOfChannel(events, { today, rooms, blocksWithin, isEcho });
      await syncChannel(tx, channel, wanted, { now, today, checkInTime: hotel.checkInTime, isWhole });
      const back = events.filter((event) => event.isBlock && isEcho(event));
      await noteEchoes(
        tx,
        id,
        back.map(({ checkIn, checkOut }) => ({ checkIn, checkOut })),
      );
      const faults = { first: content.faults, total: content.faultTotal };
      await noteReading(tx, id, now, isWhole ? null : 'damaged', faults);
    });
  }

  /**
   * Says which of a channel's nights count as sold, and reads it at once.
   *
   * @param within days ahead up to which nights that the channel does not sell count; `null` for all of them
   * @throws AppError 404
   */
  async countBlocks(id: string, within: number | null): Promise<void> {
    await this.#existing(id);
    await writeBlocksWithin(this.#deps.db, id, within);
    await this.readNow(id);
  }

  /** Ends a channel; the nights it kept are free again, but for those whose guest is named. @returns what adds it again @throws AppError 404 */
  async remove(id: string): Promise<NewChannel> {
    const { db, clock } = this.#deps;
    const { roomId, name, url } = await this.#existing(id);
    await inTransaction(db, async (tx) => {
      for (const booking of await readChannelBookings(tx, id)) {
        if (booking.isNamed) continue;
        await changeBooking(tx, booking.id, 'cancelled', clock());
      }
      await deleteChannel(tx, id);
    });
    return { roomId, name, url };
  }

  async #existing(id: string): Promise<Channel> {
    const channel = await readChannel(this.#deps.db, id);
    if (!channel) throw new AppError(404, 'notFound');
    return channel;
  }
}

/** Says how many stays of a channel keep nights here, and how many stretches of nights that it does not sell. */
const countsOf = (bookings: readonly ChannelBooking[]): { stays: number; blocks: number } => {
  const blocks = bookings.filter(({ isBlock }) => isBlock).length;
  return { stays: bookings.length - blocks, blocks };
};

const isSameAddress = (a: string, b: string): boolean => new URL(a).href === new URL(b).href;

/** Gives code, name or type of an error, never its message: that may quote an address. */
const reasonOf = (error: unknown): string => {
  const { cause } = error as Partial<Error>;
  const one = cause instanceof Error ? cause : error;
  const code = (one as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : one instanceof Error ? one.name : typeof one;
};
