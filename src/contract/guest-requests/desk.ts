import * as z from 'zod/mini';
import { newRequestMessage, requestMessage, wish } from './guest-requests';
import { MAX_REQUEST_ANSWER, REQUEST_KINDS, REQUEST_STATES } from '../../domain/guest-requests/guest-request';

/** Words under a request, with the name of who has written them for reception. */
const deskMessage = z.extend(requestMessage, { staff: z.nullable(z.string()) });

/** A guest's request as reception sees it. Instants are ISO 8601 in UTC. */
export const deskRequest = z.object({
  id: z.string(),
  stayId: z.string(),
  apartment: z.string(),
  guestName: z.string(),
  /** The booking of its guest; not there for a stay that was made by hand. */
  bookingId: z.optional(z.string()),
  kind: z.enum(REQUEST_KINDS),
  text: z.string(),
  /** Holds what was chosen by its picture; answers that a device has kept from before have none. */
  wishes: z.optional(z.array(wish)),
  photo: z.boolean(),
  state: z.enum(REQUEST_STATES),
  /** Instants at which it was written, by the phone's clock, and came in. */
  madeAt: z.string(),
  receivedAt: z.string(),
  seenAt: z.nullable(z.string()),
  seenBy: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  answer: z.string(),
  /** The thread under it, the oldest first. */
  messages: z.array(deskMessage),
  /** The stay is over: nobody waits for this any more. */
  over: z.boolean(),
});
export type DeskRequest = z.infer<typeof deskRequest>;

/** `GET /api/reception/requests?show=&before=`: newest first; `older` is the `before` of the next page. */
export const deskRequests = z.object({
  requests: z.array(deskRequest),
  older: z.nullable(z.string()),
  open: z.int(),
  serverNow: z.string(),
});
export type DeskRequests = z.infer<typeof deskRequests>;

export const REQUEST_LISTS = ['open', 'closed'] as const;
export type RequestListName = (typeof REQUEST_LISTS)[number];

/** `PUT /api/reception/requests/{id}`; a refusal has words. Answers with the request as it is then. 404, 422. */
export const requestChange = z.object({
  state: z.enum(REQUEST_STATES),
  answer: z.optional(z.string().check(z.maxLength(MAX_REQUEST_ANSWER * 2))),
});
export type RequestChange = z.infer<typeof requestChange>;

/**
 * `POST /api/reception/requests/{id}/messages`: reception writes under a request, which is seen by it. Answers with the
 * request as it is then. 404; 409 `stayOver`; 422.
 */
export const deskRequestMessage = newRequestMessage;
