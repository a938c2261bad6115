import * as z from 'zod/mini';

const offeredDoor = z.object({
  code: z.string(),
  /** `''` where the house's doors name none. */
  tower: z.string(),
  /** `null` for a code that says none. */
  floor: z.nullable(z.int()),
  /** View from it, in the language of the call; absent where the house does not say. */
  side: z.optional(z.string()),
  /** Path of a picture of that; absent where there is none. */
  picture: z.optional(z.string()),
  /** Name of the drawing of its floor; absent where there is none. */
  plan: z.optional(z.string()),
  free: z.boolean(),
});
export type OfferedDoor = z.infer<typeof offeredDoor>;

/**
 * `GET /api/rooms/{id}/doors?checkIn=&checkOut=`: the doors of a room type, in the order of the house, and which of them
 * may be chosen for all these nights. Never why one may not. 404 where the house does not let guests choose, and for a
 * type that is sold without doors; 422 for dates that cannot be booked. Takes `?lang=`.
 */
export const offeredDoors = z.object({ items: z.array(offeredDoor) });
