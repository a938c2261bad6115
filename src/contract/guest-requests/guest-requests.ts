import * as z from 'zod/mini';
import {
  MAX_WISHED,
  MESSAGE_SENDERS,
  REQUEST_KINDS,
  REQUEST_STATES,
  WISH_PARTS,
  WISHES,
} from '../../domain/guest-requests/guest-request';
import { MAX_REQUEST_TEXT, REQUEST_PHOTO_BYTES } from '../../domain/guest-requests/request-form';

/** A photograph in base64 is a third longer than its bytes. */
const PHOTO_LETTERS = Math.ceil(REQUEST_PHOTO_BYTES / 3) * 4;

/** Longest name of a place that a taxi is wanted to. */
const MAX_PLACE = 160;

/** One thing of a request that was chosen by its picture: it needs no words, and each reader has their own for it. */
export const wish = z.object({
  what: z.enum(WISHES),
  /** Says how many; of a taxi, how many people. */
  count: z.optional(z.int()),
  /** Day and hour by the house's clock; a taxi without an hour is wanted now. */
  day: z.optional(z.string()),
  hour: z.optional(z.string()),
  /** Place to go to, as the house names it in Vietnamese. */
  to: z.optional(z.string()),
  /** Names what is out of order. */
  part: z.optional(z.enum(WISH_PARTS)),
});
export type Wish = z.infer<typeof wish>;

const newWish = z.extend(wish, {
  count: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_WISHED))),
  day: z.optional(z.string().check(z.maxLength('2026-11-20'.length))),
  hour: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  to: z.optional(z.string().check(z.maxLength(MAX_PLACE))),
});

/**
 * `POST /api/guide/{code}/requests` with `Authorization: Stay <key>` and an `Idempotency-Key`: 201 with a receipt.
 * 401 `stayKeyNeeded`, 403 `stayEnded` (also for a key that is none), 422, 429 with the time to come back.
 */
export const newGuestRequest = z.object({
  kind: z.enum(REQUEST_KINDS),
  /** As typed; may be empty where the kind says enough. */
  text: z.string().check(z.maxLength(MAX_REQUEST_TEXT * 2)),
  /** Holds what was chosen by its picture, all of the request's kind. */
  wishes: z.optional(z.array(newWish).check(z.maxLength(WISHES.length))),
  /** Instant at which it was written, by the phone's clock, ISO 8601. */
  madeAt: z.string().check(z.maxLength(40)),
  /** JPEG, WebP or PNG in base64, of a repair alone. */
  photo: z.optional(z.string().check(z.maxLength(PHOTO_LETTERS))),
});
export type NewGuestRequest = z.infer<typeof newGuestRequest>;

/** Only this makes a request count as sent. */
export const requestReceipt = z.object({ id: z.string(), state: z.enum(REQUEST_STATES), receivedAt: z.string() });

/** Words under a request. Instants are ISO 8601 in UTC. */
export const requestMessage = z.object({
  /** Counts those of its request from 1, in the order in which they came. */
  nth: z.int(),
  sender: z.enum(MESSAGE_SENDERS),
  text: z.string(),
  at: z.string(),
  /** As in a request; `null` of reception. */
  sentAs: z.nullable(z.string()),
});
export type RequestMessage = z.infer<typeof requestMessage>;

/**
 * `POST /api/guide/{code}/requests/{id}/messages`, with the same headers: 201 with a receipt. A request that is closed is
 * open again by it. 401, 403, 404 for a request of another stay, 422 also for no words, 429.
 */
export const newRequestMessage = z.object({
  text: z.string().check(z.maxLength(MAX_REQUEST_TEXT * 2)),
});
export type NewRequestMessage = z.infer<typeof newRequestMessage>;

/** A request as its guest sees it: who of the staff it was is nobody's business. Instants are ISO 8601 in UTC. */
const guestRequest = z.object({
  id: z.string(),
  /** The idempotency key under which a phone has sent it: that phone knows its own by it, its receipt lost or not. */
  sentAs: z.nullable(z.string()),
  kind: z.enum(REQUEST_KINDS),
  text: z.string(),
  /** Holds what was chosen by its picture; answers that a phone has kept from before have none. */
  wishes: z.optional(z.array(wish)),
  photo: z.boolean(),
  state: z.enum(REQUEST_STATES),
  receivedAt: z.string(),
  seenAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** Answer of reception; `''` for none. */
  answer: z.string(),
  /** The thread under it, the oldest first. */
  messages: z.array(requestMessage),
});
export type GuestRequest = z.infer<typeof guestRequest>;

/** `GET /api/guide/{code}/requests`: those of the key's own stay, the newest first, whichever phone has sent them. */
export const guestRequestList = z.object({ requests: z.array(guestRequest), serverNow: z.string() });
export type GuestRequestList = z.infer<typeof guestRequestList>;
