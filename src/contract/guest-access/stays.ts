import * as z from 'zod/mini';
import { GUIDE_LANGUAGES } from '../../domain/guide/guide-languages';
import { STAY_PHASES } from '../../domain/bookings/stay-phase';

/** Longest name, address or note that reception writes. */
export const MAX_DESK_TEXT = 200;

const text = z.string().check(z.normalize('NFC'), z.trim(), z.minLength(1), z.maxLength(MAX_DESK_TEXT));

/**
 * `POST /api/reception/stays` → 201 `madeStay`; 409 `doorTaken` with `stay` (id, guestName, from, to) when somebody else
 * has the door. Days are `YYYY-MM-DD`; the guest leaves on `to`.
 */
export const newStay = z.object({
  apartment: text,
  guestName: text,
  from: z.string(),
  to: z.string(),
  /** The door has another guest on these nights, and both belong together. */
  alongside: z.optional(z.boolean()),
  /** The guest is there already. */
  arrived: z.optional(z.boolean()),
});
export type NewStay = z.infer<typeof newStay>;

/** The link carries the stay's key in its fragment. It is told here once and kept nowhere. */
export const madeStay = z.object({ id: z.string(), link: z.string() });
export type MadeStay = z.infer<typeof madeStay>;

/** Instants are ISO 8601 in UTC. */
export const deskStay = z.object({
  id: z.string(),
  apartment: z.string(),
  guestName: z.string(),
  from: z.string(),
  to: z.string(),
  phase: z.enum(STAY_PHASES),
  /** The key was taken back. */
  revokedAt: z.nullable(z.string()),
  /** The guest left before the agreed day. */
  endedAt: z.nullable(z.string()),
  /** The guest's booking, where there is one that goes on: leaving is its business. */
  bookingId: z.optional(z.string()),
  /** The booking that the stay was made for: its days, its door and its end are decided there. */
  ofBooking: z.optional(z.string()),
  createdAt: z.string(),
});
export type DeskStay = z.infer<typeof deskStay>;

/** `GET /api/reception/stays?phase=&page=` */
export const stayPage = z.object({
  items: z.array(deskStay),
  page: z.int(),
  pages: z.int(),
  counts: z.object({ active: z.int(), coming: z.int(), past: z.int() }),
  /** In `open` mode the bare link shows the codes to everybody. */
  access: z.enum(['open', 'stay']),
  serverNow: z.string(),
});
export type StayPage = z.infer<typeof stayPage>;

/** `PUT /api/reception/stays/{id}`: another day of departure. */
export const stayDates = z.object({ to: z.string(), alongside: z.optional(z.boolean()) });
export type StayDates = z.infer<typeof stayDates>;

/** `POST /api/reception/stays/{id}/mail`: the link to the guest. The key proves that the link is the one on the screen. */
export const stayMail = z.object({
  email: text,
  lang: z.enum(['vi', 'en']),
  key: z.string().check(z.minLength(22), z.maxLength(256)),
});
export type StayMail = z.infer<typeof stayMail>;

/**
 * `GET /api/reception/stays/{id}/release`: what opens the sealed code on the guest's phone without a network: eight
 * symbols, their check symbol, and an address for a QR code. Before the hour: 409 `releaseEarly` with `opensAt`; while
 * the lock is still to get its next code: 409 `releaseLockWaits`.
 */
export const stayRelease = z.object({
  code: z.string(),
  check: z.string(),
  qr: z.string(),
  /** A phone of this stay was last given another code than the lock has now: the symbols do not open what it holds. */
  phoneBehind: z.optional(z.boolean()),
});
export type StayRelease = z.infer<typeof stayRelease>;

/** `POST /api/reception/stays/{id}/slips`: without a language that of the stay's booking, or the desk's own. */
export const newSlip = z.object({ lang: z.optional(z.enum(GUIDE_LANGUAGES)) });

const line = z.object({ label: z.string(), text: z.string() });
/**
 * Its answer: all that stands on a guest's arrival slip, in the guest's language. It opens the door, so each print is
 * noted. Refused as the release is: 409 `releaseEarly`, `releaseNotReady`, `releaseLockWaits`, `stayOver`.
 */
export const arrivalSlip = z.object({
  lang: z.enum(GUIDE_LANGUAGES),
  brand: z.string(),
  guestName: z.string(),
  from: z.string(),
  to: z.string(),
  door: line,
  /** Tower and floor; `null` where the number does not say them. */
  place: z.nullable(z.string()),
  /** `null` for a door that opens with a card. */
  code: z.nullable(line),
  way: z.object({
    heading: z.string(),
    steps: z.array(z.string()),
    /** The same for a slip without the code, which the guide shows then. */
    stepsWithGuide: z.array(z.string()),
  }),
  wifi: z.object({ label: z.string(), name: z.string(), password: z.string() }),
  /** Text of its QR code. */
  guide: line,
  /** Eight symbols and the ninth, for a phone without a network; `null` where nothing is sealed. */
  release: z.nullable(line),
  reception: line,
  /** In Vietnamese for who drives or is called; `''` where the house has said none. */
  address: z.string(),
  /** Words of danger are Vietnamese or English. */
  emergency: z.object({ lang: z.enum(['vi', 'en']), items: z.array(line) }),
  keep: z.string(),
  /** Says that no native reader has checked the words; `null` where there is nothing to say. */
  unchecked: z.nullable(z.string()),
});
export type ArrivalSlip = z.infer<typeof arrivalSlip>;

/** Answer to a change that has nothing else to say. */
export const done = z.object({ done: z.literal(true) });
export const DONE = { done: true } as const;
