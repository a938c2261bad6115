import * as z from 'zod/mini';

/**
 * `GET /api/reception/availability?checkIn=&checkOut=&quantity=&adults=&children=&babies=`: room types that are free on
 * all of these nights and take these people, the cheapest first. Without `adults` as many come as each price includes.
 */
export const deskAvailability = z.object({
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
  quantity: z.int(),
  /** As it was asked; `null` for whom the price includes. */
  adults: z.nullable(z.int()),
  children: z.int(),
  babies: z.int(),
  rooms: z.array(
    z.object({
      roomId: z.int(),
      room: z.string(),
      apartment: z.string(),
      /** How many of the type are free on every night. */
      left: z.int(),
      /** What all of it costs, VND; a booking is charged this. */
      surcharge: z.int(),
      total: z.int(),
    }),
  ),
  serverNow: z.string(),
});
export type DeskAvailability = z.infer<typeof deskAvailability>;
