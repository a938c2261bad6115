import * as z from 'zod/mini';
import { MAX_LINE_AMOUNT } from '../../domain/billing/bill';

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
  /** Still to be paid, VND. */
  due: z.int(),
  /** Nights to come that are sold again, half-open; `null` when there are none. */
  freed: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The price of these nights, VND: it stays on the bill unless somebody takes it off. Not there when there are none. */
  unused: z.optional(z.int()),
  stays: z.array(departingStay),
});
export type Departure = z.infer<typeof departure>;

/**
 * `PUT /api/reception/bookings/{id}/arrived`: 409 `doorOccupied` with `{guestName, until}` while the guest before is still
 * behind a door that was given ahead.
 */
export const arriving = z.nullish(
  z.object({
    /** Also while the guest before is still inside. */
    anyway: z.optional(z.boolean()),
  }),
);

/** `PUT /api/reception/bookings/{id}/left` */
export const leaving = z.nullish(
  z.object({
    /** Links that end with it; without a list, those that are surely the guest's. */
    stays: z.optional(z.array(z.string()).check(z.maxLength(50))),
    /** Takes the nights that are sold again off the bill. */
    dropNights: z.optional(z.boolean()),
  }),
);

/**
 * `PUT /api/reception/bookings/{id}/departure-hour` and `…/arrival-hour`: an hour of the last or the first day that was
 * agreed to with the guest. The hotel's own hour takes the agreement back. 409 `doorTaken` when another guest of the door
 * comes or leaves that day.
 */
export const agreedHour = z.object({
  /** `HH:mm` in Viet Nam. */
  hour: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** Charge for it, VND; without one nothing is added to the bill. */
  amount: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_LINE_AMOUNT))),
  /** Also when another guest has the door that day: their code waits until the room is left. */
  anyway: z.optional(z.boolean()),
  /** The guest's request for it: they are answered by it, and it is done. */
  request: z.optional(z.string()),
});
export type AgreedHour = z.infer<typeof agreedHour>;
