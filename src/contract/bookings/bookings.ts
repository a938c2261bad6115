import * as z from 'zod/mini';
import { BOOKING_STATUSES, RATE_POLICIES, REFUND_WORKING_DAYS } from '../../domain/bookings/booking';

import { GUIDE_LANGUAGES } from '../../domain/guide/guide-languages';
import { errorEnvelope } from '../errors';
import { ownReview } from '../reviews/reviews';

/** Longest name, mail address or phone number, and longest message of a request (reliability catalogue I-3). */
export const MAX_BOOKING_TEXT = 200;
const MAX_BOOKING_MESSAGE = 5000;

/** Counted in the one form in which it is kept, as the form on the screen counts it. */
const text = z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(MAX_BOOKING_TEXT));
const optionalText = z.nullish(text);
const count = z.optional(z.int());
const language = z.optional(z.enum(['vi', 'en']));

/**
 * `POST /api/apartment-bookings`, with the specification's field names. 201 `newBooking`; 422 with `field`;
 * 409 `bookingConflict`. What else is sent, `userId` among it, is not read.
 */
export const bookingRequest = z.object({
  apartmentId: z.int(),
  roomId: z.int(),
  /** Days `YYYY-MM-DD`; what is wrong with them says `stayProblem` in `domain/booking`. */
  checkIn: z.string(),
  checkOut: z.string(),
  /** The price on the guest's screen, VND: `quoteStay().total`. */
  totalPrice: z.int(),
  /** HOLD for the wallet, PENDING for pay on site. */
  status: z.enum(['HOLD', 'PENDING']),
  guestName: text.check(z.minLength(1)),
  guestPhone: optionalText,
  guestEmail: text.check(z.minLength(1)),
  guestIdentityNumber: optionalText,
  /** `YYYY-MM-DD`. */
  guestBirthday: optionalText,
  /** "Việt Nam" when absent. */
  guestNationality: optionalText,
  /** Rooms; 1 when absent. */
  quantity: count,
  /** The room's included counts when absent. */
  adults: count,
  children: count,
  babies: count,
  /** The very door, of a booking of one room; left to the house when absent. */
  door: optionalText,
  /** Language of the booking's mails, of its page in them too; that of Accept-Language when absent. */
  lang: z.optional(z.enum(GUIDE_LANGUAGES)),
});
export type BookingRequest = z.infer<typeof bookingRequest>;

/** Instants are ISO 8601 in UTC. */
export const newBooking = z.object({
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** End of the hold, or of the time that reception has to confirm. */
  expiresAt: z.nullable(z.string()),
  serverNow: z.string(),
  totalPrice: z.int(),
  /**
   * Tells whether there is a mail to the guest, on its way: an address that has had its share of strangers' mails
   * gets no more.
   */
  mailing: z.optional(z.boolean()),
});
export type NewBooking = z.infer<typeof newBooking>;

/**
 * Error bodies of a booking, by `code`:
 * `nightsTaken` 409 with `alternatives`; `occupied` 409 (the apartment takes no bookings); `priceChanged` 409 with the
 * right `totalPrice`; `sameBooking` 409 when the same guest has booked the same room and dates in the last 10 minutes,
 * with its `bookingId` for whose it is and for nobody else; `doorGone` 409 with the field when the door is not to be had
 * any more; `tooManyHolds` 429 (ruling 9); `walletTooSmall`, `walletTooLarge` 422 (ruling 5);
 * `datesMissing`, `checkOutNotAfterCheckIn`, `checkInPast`, `stayTooLong`, `tooFarAhead`, `tooManyGuests`, `tooFewGuests`,
 * `tooManyRooms`, `required`, `email`, `invalid` 422 with `field`.
 */
export const bookingConflict = z.extend(errorEnvelope, {
  totalPrice: z.optional(z.int()),
  bookingId: z.optional(z.string()),
  alternatives: z.optional(
    z.object({
      /** The same room for as many nights, nearest dates first. */
      dates: z.array(z.object({ checkIn: z.string(), checkOut: z.string(), totalPrice: z.int() })),
      /** Other rooms of the area on the same dates that have enough left, nearest price first. */
      rooms: z.array(
        z.object({
          apartmentId: z.int(),
          apartmentName: z.string(),
          roomId: z.int(),
          roomName: z.string(),
          roomsLeft: z.int(),
          totalPrice: z.int(),
        }),
      ),
    }),
  ),
});
export type BookingConflict = z.infer<typeof bookingConflict>;

/**
 * `GET /api/apartment-bookings/{id}`: the booker's own view; nothing in it names the guest. By the id alone it says what
 * was booked; `guides` and `companions` are for the browser that booked (its cookie), the account that booked, and
 * `Authorization: Booking <secret>`, with the secret from the fragment of the link in a mail. Takes `?lang=`.
 */
export const bookingView = z.object({
  id: z.string(),
  /** Tells whether the call has shown that the booking is its sender's. Absent in what older phones have kept. */
  own: z.optional(z.boolean()),
  status: z.enum(BOOKING_STATUSES),
  room: z.object({
    id: z.int(),
    name: z.string(),
    apartmentId: z.int(),
    apartmentName: z.string(),
    /** Street address. */
    location: z.string(),
    imageUrl: z.nullable(z.string()),
  }),
  checkIn: z.string(),
  checkOut: z.string(),
  /** `HH:mm` in Viet Nam. */
  checkInTime: z.string(),
  checkOutTime: z.string(),
  nights: z.int(),
  quantity: z.int(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  /** One night in one room after the discount, VND. */
  pricePerNight: z.int(),
  surcharge: z.int(),
  totalPrice: z.int(),
  payment: z.object({
    method: z.nullable(z.enum(['MOMO', 'CASH'])),
    /** Paid according to the wallet, VND; 0 before it has answered. */
    paid: z.int(),
    /** The wallet's page of an order that can still be paid. */
    payUrl: z.nullable(z.string()),
    /** Owed back by the hotel, VND. */
    refundDue: z.int(),
    /** Paid to the wallet that stands in for MoMo, VND: no real money. Absent where it had no part in it. */
    sandboxPaid: z.optional(z.int()),
    /** Working days within which it comes. */
    refundDays: z._default(z.int(), REFUND_WORKING_DAYS),
  }),
  /** The copy of the policy that the booking keeps. */
  policy: z.object({
    name: z.enum(RATE_POLICIES),
    freeBeforeDays: z.int(),
    feePercent: z.int(),
    /** Cancelling is free before this instant. */
    freeUntil: z.string(),
  }),
  /** The guide of each room: the house's until the room has its door. Absent while there is none. */
  guides: z.optional(z.array(z.object({ slot: z.int(), door: z.nullable(z.string()), link: z.string() }))),
  /** The door that the booker has chosen, held with the nights. Absent where it is left to the house, and by the id alone. */
  chosenDoor: z.optional(z.string()),
  /** The one that they had chosen and have lost, until their room has a door. */
  lostDoor: z.optional(z.string()),
  /** Links of those who travel along. Absent while the booking has no guide. */
  companions: z.optional(
    z.object({
      items: z.array(z.object({ id: z.string(), slot: z.int(), label: z.string(), link: z.string() })),
      /** Number of more that there may be. */
      left: z.int(),
    }),
  ),
  cancellation: z.object({
    allowed: z.boolean(),
    /** Price of cancelling now, VND. */
    fee: z.int(),
  }),
  /** Holds what has become of the last mail to the booker; not there while there is none to tell of. */
  mail: z.optional(z.enum(['waiting', 'sent', 'failed'])),
  /** Reception has noted that the guest has not come: the nights to come are sold again. */
  noShow: z.optional(z.boolean()),
  /** Words of its guest about the stay, and the name proposed for them. Absent until that is over, and by the id alone. */
  review: z.optional(ownReview),
  expiresAt: z.nullable(z.string()),
  createdAt: z.string(),
  serverNow: z.string(),
});
export type BookingView = z.infer<typeof bookingView>;

/**
 * `POST /api/apartment-bookings/{id}/cancel` → 200 `bookingView`. 403 `bookerOnly` to anybody but the booker, as for
 * companions. The guest agrees to a fee by naming it; 409
 * `feeChanged` with the right `fee` when it costs more by now, 409 `notCancellable` when it is too late.
 */
export const cancelRequest = z.object({ acceptedFee: z.optional(z.int().check(z.nonnegative())) });
export const cancelConflict = z.extend(errorEnvelope, { fee: z.optional(z.int()) });

/** `POST /api/apartments/{id}/send-email`: the older booking request form. Success is exactly 200. */
export const stayEnquiry = z.object({
  fullName: text.check(z.minLength(1)),
  phoneNumber: text.check(z.minLength(1)),
  email: text.check(z.minLength(1)),
  checkIn: z.string(),
  checkOut: z.string(),
  adults: z.int(),
  children: z.int(),
  message: z.nullish(z.string().check(z.trim(), z.maxLength(MAX_BOOKING_MESSAGE))),
  /** As the screen showed them; the server mails its own figures. */
  pricePerNight: z.optional(z.number()),
  totalPrice: z.optional(z.number()),
  lang: language,
});
export type StayEnquiry = z.infer<typeof stayEnquiry>;

/** `POST /api/apartment-bookings/{id}/companions`: a link of their own for somebody who travels along. */
export const newCompanion = z.object({
  /** Name of the companion, in the booker's words. */
  label: z.string().check(z.normalize('NFC'), z.trim(), z.minLength(1), z.maxLength(60)),
  /** Number among the booking's rooms, from 0; the first without one. */
  slot: z.optional(z.int()),
});
export type NewCompanion = z.infer<typeof newCompanion>;
