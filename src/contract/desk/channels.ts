import * as z from 'zod/mini';

/** Why another channel's calendar was not read; each has its words at the desk (`channels.problems`). */
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

/** Instants are ISO 8601 in UTC, days `YYYY-MM-DD`. */
const deskChannel = z.object({
  id: z.string(),
  roomId: z.int(),
  room: z.string(),
  apartment: z.string(),
  name: z.string(),
  /** The host alone: the whole address opens somebody's calendar. */
  host: z.string(),
  /** When it was last read well. */
  readAt: z.nullable(z.string()),
  stale: z.boolean(),
  problem: z.nullable(z.enum(CALENDAR_PROBLEMS)),
  /** Stays of it that keep nights here. */
  stays: z.int(),
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

/** `DELETE /api/reception/channels/{id}`: what it was, so that it can be added again. */
export const removedChannel = z.object({ roomId: z.int(), name: z.string(), url: z.string() });

/** `POST /api/reception/feeds/{roomId}`, `POST /api/reception/channels/{id}/feed`: a new address; the old one ends. */
export const madeFeed = z.object({ link: z.string() });
