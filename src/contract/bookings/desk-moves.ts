import * as z from 'zod/mini';

/** Place and time of a booking, and what it costs there, VND. */
const movePlace = z.object({
  roomId: z.int(),
  room: z.string(),
  apartment: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  total: z.int(),
});
export type MovePlace = z.infer<typeof movePlace>;

/** A move as the history tells it: what was charged besides and what was paid then say what is owed or due back, VND. */
export const bookingMove = z.object({
  from: movePlace,
  to: movePlace,
  charges: z.int(),
  paid: z.int(),
  /** The door that the guest had chosen and does not get there; not there where they keep it. */
  lostDoor: z.optional(z.string()),
});
export type BookingMove = z.infer<typeof bookingMove>;

/** `GET /api/reception/bookings/{id}/move?roomId=&checkIn=&checkOut=`: what a move would do; nothing is changed. */
export const movePreview = z.extend(bookingMove, {
  /** The first night on which not enough rooms are free; `null` when it can be done. */
  takenNight: z.nullable(z.string()),
});
export type MovePreview = z.infer<typeof movePreview>;

/** `POST /api/reception/bookings/{id}/move` */
export const moveBooking = z.object({
  roomId: z.int(),
  checkIn: z.string(),
  checkOut: z.string(),
  /** The price on the screen, VND. */
  totalPrice: z.int(),
  note: z.optional(z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(500))),
});
export type MoveBooking = z.infer<typeof moveBooking>;
