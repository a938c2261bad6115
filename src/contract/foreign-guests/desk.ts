import * as z from 'zod/mini';
import { DECLARATION_STATES, DECLARE_WITHIN_HOURS } from '../../domain/foreign-guests/deadline';
import { PASSPORT_TYPES, PURPOSES, SEXES } from '../../domain/foreign-guests/declaration';

const line = z.string().check(z.maxLength(200));

/** Facts of a foreign guest for the police's portal. Days are `YYYY-MM-DD`, or `''` where they may be left out. */
const declaration = z.object({
  fullName: line,
  sex: z.enum(SEXES),
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`: as much as the passport tells. */
  birth: line,
  nationality: line,
  passportNumber: line,
  passportType: z.enum(PASSPORT_TYPES),
  entryDay: line,
  entryPort: line,
  purpose: z.enum(PURPOSES),
  stayLimit: line,
  room: line,
  from: line,
  arrivedAt: line,
  to: line,
  leftDay: line,
});

/** `POST /api/reception/residents` → 201 `foreignGuest`; `PUT /api/reception/residents/{id}`. */
export const foreignGuestInput = z.object({
  declaration,
  /** The booking or the stay that the guest came by; both `null` for one written by hand. */
  bookingId: z.nullable(line),
  stayId: z.nullable(line),
});
export type ForeignGuestInput = z.infer<typeof foreignGuestInput>;

/** A foreign guest as written down. Instants are ISO 8601 in UTC. */
export const foreignGuest = z.object({
  id: z.string(),
  declaration,
  bookingId: z.nullable(z.string()),
  stayId: z.nullable(z.string()),
  state: z.enum(DECLARATION_STATES),
  declareBy: z.string(),
  /** Stay that the portal knows of somebody who is to be declared again because their stay is another one now. */
  toldBefore: z.nullable(z.object({ from: z.string(), to: z.string(), room: z.string() })),
  declaredAt: z.nullable(z.string()),
  declaredBy: z.nullable(z.string()),
  createdBy: z.string(),
  /** The day on which all of it is deleted by itself. */
  deleteOn: z.string(),
});
export type ForeignGuest = z.infer<typeof foreignGuest>;

/** A booking whose guest is not Vietnamese and has come, while not all of its people are written down. */
const waitingGuest = z.object({
  bookingId: z.string(),
  place: z.string(),
  guestName: z.string(),
  people: z.int(),
  /** Number of them that is written down; answers that a device has kept from before have none, nor what follows. */
  written: z.optional(z.int()),
  /** Doors they are behind, and when reception saw them come: ISO 8601 in UTC. */
  doors: z.optional(z.array(z.string())),
  arrivedAt: z.optional(z.string()),
  from: z.string(),
  to: z.string(),
  /** As the booking says it, and its code of three letters where that can be told. */
  nationality: z.string(),
  nationalityCode: z.nullable(z.string()),
  identity: z.string(),
  birthday: z.string(),
  state: z.enum(DECLARATION_STATES),
  declareBy: z.string(),
});
export type WaitingGuest = z.infer<typeof waitingGuest>;

/** A stay of an apartment whose guest is here; where they come from is not known. */
const stayingGuest = z.object({
  stayId: z.string(),
  apartment: z.string(),
  guestName: z.string(),
  from: z.string(),
  to: z.string(),
});
export type StayingGuest = z.infer<typeof stayingGuest>;

/** `all` for the whole list. */
export const FOREIGN_GUEST_FILTERS = ['open', 'declared', 'all'] as const;
export type ForeignGuestFilter = (typeof FOREIGN_GUEST_FILTERS)[number];

/** `GET /api/reception/residents?show=&page=` */
export const foreignGuestList = z.object({
  items: z.array(foreignGuest),
  page: z.int(),
  pages: z.int(),
  waiting: z.array(waitingGuest),
  staying: z.array(stayingGuest),
  counts: z.object({ open: z.int(), declared: z.int(), all: z.int() }),
  checkInTime: z.string(),
  within: z.literal([...DECLARE_WITHIN_HOURS]),
  keptDays: z.int(),
  serverNow: z.string(),
});
export type ForeignGuestList = z.infer<typeof foreignGuestList>;

/** `PUT /api/reception/residents/declared`: they are declared on the portal, or are not after all. */
export const foreignGuestsDeclared = z.object({
  ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(200)),
  declared: z.boolean(),
});
export type ForeignGuestsDeclared = z.infer<typeof foreignGuestsDeclared>;

/** `PUT /api/reception/residents/within` */
export const declareWithin = z.object({ within: z.literal([...DECLARE_WITHIN_HOURS]) });
