import * as z from 'zod/mini';
import { MAX_DAYS_AHEAD } from '../../domain/bookings/booking';

/** Reasons why another channel's calendar was not read; each has its words at the desk (`channels.problems`). */
const CALENDAR_PROBLEMS = [
  'unreachable',
  'refused',
  'notCalendar',
  'damaged',
  'tooLarge',
  'tooComplex',
  'suddenlyEmpty',
  'privateAddress',
  'insecure',
  'failed',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** Holds what can be wrong in a calendar file; each has its words at the desk (`channels.faults`). */
const CALENDAR_FAULTS = ['day', 'noDay', 'rule', 'cut', 'end', 'exception', 'zone', 'line'] as const;

const calendarFault = z.object({
  code: z.enum(CALENDAR_FAULTS),
  /** Of the file, from 1. */
  line: z.int(),
  /** Holds what stands there, as far as it helps to find it; `''` for nothing. */
  text: z.string(),
});
export type CalendarFault = z.infer<typeof calendarFault>;

/** Instants are ISO 8601 in UTC, days `YYYY-MM-DD`. */
const deskChannel = z.object({
  id: z.string(),
  roomId: z.int(),
  room: z.string(),
  apartment: z.string(),
  name: z.string(),
  /** The host alone: the whole address opens somebody's calendar. */
  host: z.string(),
  /** Instant at which it was last read well. */
  readAt: z.nullable(z.string()),
  stale: z.boolean(),
  problem: z.nullable(z.enum(CALENDAR_PROBLEMS)),
  /** Holds what was wrong in its file at the last reading, the first few, and how much in all. */
  faults: z.array(calendarFault),
  faultTotal: z.int(),
  /** Stays of it that keep nights here. */
  stays: z.int(),
  /** Stretches of nights that it does not sell ("Not available") and that are kept here. */
  blocks: z.int(),
  /** Such nights count as sold up to so many days ahead; `null` for all of them, 0 for none. */
  blocksWithin: z.nullable(z.int()),
  /** The address of our calendar for this channel alone: what it has told us is not told back to it. */
  link: z.nullable(z.string()),
  conflicts: z.array(z.object({ uid: z.string(), from: z.string(), to: z.string(), seenAt: z.string() })),
});
export type DeskChannel = z.infer<typeof deskChannel>;

/** `GET /api/reception/channels` */
export const deskChannels = z.object({
  channels: z.array(deskChannel),
  /** Every room type, and the address of its calendar once there is one. */
  feeds: z.array(z.object({ roomId: z.int(), room: z.string(), apartment: z.string(), link: z.nullable(z.string()) })),
  serverNow: z.string(),
});
export type DeskChannels = z.infer<typeof deskChannels>;

/** `POST /api/reception/channels` → 201: read at once, then every quarter of an hour. */
export const newChannel = z.object({
  roomId: z.int(),
  name: z.string().check(z.normalize('NFC'), z.trim(), z.minLength(1), z.maxLength(60)),
  url: z.string().check(z.trim(), z.minLength(8), z.maxLength(2000)),
});
export type NewChannel = z.infer<typeof newChannel>;

/** `PUT /api/reception/channels/{id}/blocks` → the channels, after this one was read again. */
export const countedBlocks = z.object({
  /** Nights that the channel does not sell count as sold up to so many days ahead; `null` for all of them, 0 for none. */
  within: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_DAYS_AHEAD))),
});

/** `DELETE /api/reception/channels/{id}`: what it was, so that it can be added again. */
export const removedChannel = z.object({ roomId: z.int(), name: z.string(), url: z.string() });

/** `POST /api/reception/feeds/{roomId}`, `POST /api/reception/channels/{id}/feed`: a new address; the old one ends. */
export const madeFeed = z.object({ link: z.string() });
