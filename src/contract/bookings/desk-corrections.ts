import * as z from 'zod/mini';
import { MAX_BOOKING_TEXT } from './bookings';

const text = z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(MAX_BOOKING_TEXT));
const count = z.optional(z.int());

/** Names of corrected fields in the history, which never keeps their old values. */
const CORRECTED_FIELDS = ['name', 'phone', 'email', 'people', 'nationality', 'source', 'note', 'total'] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** Result of a correction: its fields, and the price where it followed, VND. */
export const bookingCorrection = z.object({
  fields: z.array(z.enum(CORRECTED_FIELDS)),
  from: z.optional(z.int()),
  to: z.optional(z.int()),
});

export type BookingCorrection = z.infer<typeof bookingCorrection>;

/**
 * `PATCH /api/reception/bookings/{id}`: what is not sent stays. 409 `bookingChanged` when the booking has another
 * `sequence` by now; 409 `priceChanged` with `totalPrice` until that is sent along.
 */
export const correctBooking = z.object({
  /** Sequence of the booking as it was read. */
  sequence: z.int(),
  guestName: z.optional(text.check(z.minLength(1))),
  guestPhone: z.optional(text),
  /** `''` for none: then no mail goes out. */
  guestEmail: z.optional(text),
  adults: count,
  children: count,
  babies: count,
  nationality: z.optional(text),
  /** Place that it came from. */
  source: z.optional(z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(60))),
  note: z.optional(z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(500))),
  /** The price on the screen for the changed number of guests, VND. */
  totalPrice: count,
});
export type CorrectBooking = z.infer<typeof correctBooking>;
