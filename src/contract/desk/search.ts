import * as z from 'zod/mini';
import { BOOKING_FILTERS, deskBooking, listDays } from '../bookings/desk';

const q = z.string().check(z.maxLength(100));

/** `POST /api/reception/search`: who is looked for travels in the body, never in an address. */
export const deskSearch = z.object({ q });

/** Guests with a link for a door: who is there, or is to come. */
const foundStay = z.object({
  id: z.string(),
  apartment: z.string(),
  guestName: z.string(),
  from: z.string(),
  to: z.string(),
  phase: z.enum(['active', 'coming']),
  /** The guest's booking, where there is one. */
  bookingId: z.nullable(z.string()),
});
export type FoundStay = z.infer<typeof foundStay>;

/** A door that nobody is in and nobody comes to today. */
const freeDoor = z.object({ door: z.string(), room: z.string() });
export type FreeDoorFound = z.infer<typeof freeDoor>;

export const deskFound = z.object({
  bookings: z.array(deskBooking),
  stays: z.array(foundStay),
  /** Answers of a server of before have none. */
  doors: z.optional(z.array(freeDoor)),
});
export type DeskFound = z.infer<typeof deskFound>;

/** `POST /api/reception/bookings/find` → `deskBookingPage`: the list as `GET` gives it, for a search. */
export const bookingSearch = z.object({
  q,
  filter: z.enum(BOOKING_FILTERS),
  page: z.int().check(z.gte(1), z.lte(999_999)),
  ...listDays,
});
export type BookingSearch = z.infer<typeof bookingSearch>;

/**
 * `POST /api/reception/bookings/export`: the found list as a file. With `as: 'xlsx'` a workbook in `base64`, otherwise
 * CSV in `text`.
 */
export const bookingExport = z.object({
  q,
  filter: z.enum(BOOKING_FILTERS),
  as: z.optional(z.enum(['csv', 'xlsx'])),
  ...listDays,
});
export const exportedBookings = z.object({
  name: z.string(),
  type: z.optional(z.string()),
  text: z.optional(z.string()),
  base64: z.optional(z.string()),
});
