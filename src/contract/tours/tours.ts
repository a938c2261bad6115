import * as z from 'zod/mini';
import { TOUR_AREAS } from '../../domain/tours/tours';
import { TOUR_PAYMENTS, TOUR_TYPES } from '../../domain/validation/tour-booking';
import { MAX_LINE, MAX_LINES } from '../../domain/validation/line';
import { errorEnvelope } from '../errors';

const id = z.int();
const picture = z.object({
  id,
  imageUrl: z.string(),
  /** Description of a photograph; absent for a drawing of ours. */
  alt: z.optional(z.string()),
  /** Shown among "Ảnh Nổi Bật". */
  featured: z.boolean(),
});

/** A day of the itinerary. */
const schedule = z.object({
  id,
  title: z.string(),
  description: z.string(),
  details: z.array(
    z.object({
      id,
      /** `HH:mm:ss`. */
      timeSlot: z.string(),
      description: z.string(),
    }),
  ),
});

/** A tour, with the specification's own field names. Texts are in the language of `?lang=`, Vietnamese without one. */
export const tour = z.object({
  id,
  name: z.string(),
  description: z.string(),
  durationDays: z.number(),
  /** Means of travel; the usual one ("Ôtô") where a source does not say. */
  transportation: z.optional(z.string()),
  /** Place to sleep; the usual one ("Khách sạn tiêu chuẩn") where a source does not say. */
  hotel: z.optional(z.string()),
  /** Per person before the discount, VND. */
  price: z.number(),
  discountPercent: z.number(),
  area: z.catch(z.enum(TOUR_AREAS), 'OTHER'),
  /** Only ACTIVE ones are shown. */
  status: z.string(),
  images: z.array(picture),
  schedules: z.array(schedule),
});
export type Tour = z.infer<typeof tour>;
export type TourSchedule = Tour['schedules'][number];

/**
 * `GET /api/tours`, `GET /api/tours/by-area?area=` and `GET /shared-tours.json` (any other parameter of which is there
 * to get past a cache): whole tours, itinerary included, so that one answer is enough to read them all without a
 * network. All take `?lang=`. Ours lists ACTIVE tours alone.
 */
export const tourList = z.array(tour);

/** `GET /api/tours/{id}` is one `tour`; the specification lets it be a list whose first is used, so both are read. */
export const oneTour = z.union([tour, z.array(tour).check(z.minLength(1))]);
export const tourOf = (answer: z.infer<typeof oneTour>): Tour | null =>
  Array.isArray(answer) ? (answer[0] ?? null) : answer;

const line = z.string().check(z.maxLength(MAX_LINE));
const lines = z.nullish(z.string().check(z.maxLength(MAX_LINES)));

/** `POST /api/tours/{id}/contact`: somebody asks to be advised about a tour. 201 `receipt`; 404; 422 with `field`. */
export const tourContact = z.object({ name: line, email: line, phone: line, message: lines });
export type TourContact = z.infer<typeof tourContact>;

const count = z.int();

/**
 * `POST /api/tour-bookings`: the tour booking form asks reception for a trip. 201 `tourBookingReceipt`; 404 when the
 * tour is not there (any more); 422 with `field`; 409 `priceChanged` with the right `totalPrice`.
 */
export const tourBookingRequest = z.object({
  /** One of ours; absent for a trip that is not on the list, such as one abroad. */
  tourId: z.nullish(id),
  tourType: z.enum(TOUR_TYPES),
  tourName: line,
  adults: count,
  children: count,
  /** 2 to 5 years. */
  smallChildren: count,
  infants: count,
  /** `YYYY-MM-DD`. */
  departureDate: line,
  fullName: line,
  phone: line,
  email: line,
  address: line,
  province: line,
  district: z.nullish(line),
  ward: line,
  note: lines,
  paymentMethod: z.enum(TOUR_PAYMENTS),
  /** Total that the screen showed, VND: `quoteTour().total`; absent for a trip that reception still has to price. */
  totalPrice: z.nullish(z.int()),
  lang: z.optional(z.enum(['vi', 'en'])),
});
export type TourBookingRequest = z.infer<typeof tourBookingRequest>;

/** Our receipt. `totalPrice` is what the trip costs, VND; `null` when reception still has to say. */
export const tourBookingReceipt = z.object({
  id: z.string(),
  receivedAt: z.string(),
  totalPrice: z.nullable(z.int()),
});

/** 409 `priceChanged`. */
export const tourBookingConflict = z.extend(errorEnvelope, { totalPrice: z.optional(z.int()) });
