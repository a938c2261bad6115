import * as z from 'zod/mini';
import { requestMessage, wish } from '../guest-requests/guest-requests';
import { MAX_LINE_AMOUNT } from '../../domain/billing/bill';
import { REQUEST_KINDS, REQUEST_STATES } from '../../domain/guest-requests/guest-request';

/**
 * `POST /api/reception/bookings/{id}/doors`. Without a slot: the first room of the booking that has no door. 409
 * `doorOccupied` with `{guestName, until}` while somebody is inside, 409 `otherType` for a door of another room type.
 */
export const newBookingDoor = z.object({
  door: z.string(),
  slot: z.optional(z.int()),
  /** Also while the guest before is still inside. */
  anyway: z.optional(z.boolean()),
  /** A door of another room type, for so much, VND; 0 is free. It takes that type's nights and gives back the booked ones. */
  upgrade: z.optional(z.object({ amount: z.int().check(z.minimum(0), z.maximum(MAX_LINE_AMOUNT)) })),
});
export type NewBookingDoor = z.infer<typeof newBookingDoor>;

/** Its answer: the stay, and the guest's link to it. */
export const givenDoor = z.object({ stayId: z.string(), link: z.string() });
export type GivenDoor = z.infer<typeof givenDoor>;

/** A guest who is behind a door: checked in and not left. */
export const inside = z.object({
  /** `null` for a stay that was made by hand. */
  bookingId: z.nullable(z.string()),
  guestName: z.string(),
  /** The day of leaving. */
  until: z.string(),
  /** The hour of leaving is over. */
  overdue: z.boolean(),
});
export type Inside = z.infer<typeof inside>;

const freeDoor = z.object({
  door: z.string(),
  /** It was made ready for the coming guest. */
  ready: z.boolean(),
  /** It is sold as the room type that was asked for. */
  own: z.boolean(),
  /** The booking's guest has chosen it; not there for any other. */
  chosen: z.optional(z.boolean()),
  /** Its guest comes today and it is still to be cleaned: given on purpose only. Not there where it is not. */
  dirty: z.optional(z.boolean()),
  /** Somebody is still inside, who should leave before: given on purpose only. Not there while nobody is. */
  inside: z.optional(inside),
});
/**
 * A door that nobody has on the nights of a stay. Doors of the room type come first, ready ones before others, those just
 * vacated and those with somebody inside last.
 */
export type FreeDoor = z.infer<typeof freeDoor>;

/** `GET /api/reception/free-doors?roomId=&from=&to=`; with `&occupied=1` those with somebody inside too. */
export const freeDoors = z.object({ items: z.array(freeDoor) });
export type FreeDoors = z.infer<typeof freeDoors>;

/** `GET /api/reception/bookings/{id}/doors` */
export const bookingDoors = z.object({
  /** True while doors can be given: the booking is confirmed and its guest has not left. */
  open: z.boolean(),
  /** One for each room of the booking. */
  rooms: z.array(
    z.object({
      slot: z.int(),
      /** `null` while there is no door. */
      door: z.nullable(z.string()),
      stayId: z.nullable(z.string()),
      /** `null` where the room has no key yet, or one that was made before links could be shown again. */
      link: z.nullable(z.string()),
      /** The door that the guest's phone still shows, since it has not asked for the guide of this one. */
      staleDoor: z.optional(z.string()),
    }),
  ),
  free: z.array(freeDoor),
  /** The door to give next; `null` when no door of the room type is free. */
  proposal: z.nullable(z.string()),
  /** Stays made by hand that look like this guest's: the desk may join them, nothing does so by itself. */
  alike: z.array(
    z.object({ stayId: z.string(), door: z.string(), guestName: z.string(), from: z.string(), to: z.string() }),
  ),
  /** The door that the guest had chosen and has lost. Absent once every room has a door. */
  lost: z.optional(z.string()),
});
export type BookingDoors = z.infer<typeof bookingDoors>;

/** `POST /api/reception/bookings/{id}/joins`: a stay made by hand is this booking's guest. */
export const newJoin = z.object({ stayId: z.string() });

/** `GET /api/reception/bookings/{id}/story`: what else there is of a booking's guests. Instants are ISO 8601 in UTC. */
export const bookingStory = z.object({
  /** Guest forms that came from the booker's address. */
  forms: z.array(z.object({ id: z.string(), at: z.string(), fullName: z.string(), apartment: z.string() })),
  /** Foreign guests who were written down with it, and how many of them the police have been told of. */
  declarations: z.object({ people: z.int(), declared: z.int() }),
  /** Requests of its guests to reception, newest first. */
  requests: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(REQUEST_KINDS),
      text: z.string(),
      /** Holds what was chosen by its picture; answers that a device has kept from before have none. */
      wishes: z.optional(z.array(wish)),
      state: z.enum(REQUEST_STATES),
      at: z.string(),
      answer: z.string(),
      messages: z.array(requestMessage),
    }),
  ),
});
export type BookingStory = z.infer<typeof bookingStory>;
