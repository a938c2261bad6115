import * as z from 'zod/mini';

/** A link that the guest who leaves has, as far as names and nights tell. */
const departingStay = z.object({
  id: z.string(),
  apartment: z.string(),
  guestName: z.string(),
  from: z.string(),
  to: z.string(),
  /** The same name, and nobody else of that name it could be: ended unless somebody says otherwise. */
  sure: z.boolean(),
});
export type DepartingStay = z.infer<typeof departingStay>;

/** `GET /api/reception/bookings/{id}/departure`: what leaving now, or not having come, would mean; nothing is changed. */
export const departure = z.object({
  /** The booking is over already, cancelled or lapsed, and its guest is in the house nevertheless. */
  givenUp: z.boolean(),
  /** What is still to be paid, VND. */
  due: z.int(),
  /** Nights to come that are sold again, half-open; `null` when there are none. */
  freed: z.nullable(z.object({ from: z.string(), to: z.string() })),
  stays: z.array(departingStay),
});
export type Departure = z.infer<typeof departure>;

/** `PUT /api/reception/bookings/{id}/left`: which links end with it; without a list, those that are surely the guest's. */
export const leaving = z.nullish(z.object({ stays: z.optional(z.array(z.string()).check(z.maxLength(50))) }));
