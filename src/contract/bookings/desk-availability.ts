import * as z from 'zod/mini';
import { surcharges } from '../catalogue/apartments';
import { priceRules } from '../catalogue/prices';
import { BOOKING_STATUSES } from '../../domain/bookings/booking';
import { PRESENCES } from '../../domain/bookings/guest-marks';
import { BOOKING_KINDS } from './desk';

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
      /** Number of the type that is free on every night. */
      left: z.int(),
      /** Surcharge of the whole stay, VND, as a booking is charged it. */
      surcharge: z.int(),
      total: z.int(),
      /** The rule that keeps it from being sold: the desk may sell it with a reason. */
      unsold: z.optional(
        z.object({
          reason: z.enum(['stopSell', 'closedToArrival', 'closedToDeparture', 'minStay']),
          day: z.string(),
          minStay: z.optional(z.int()),
        }),
      ),
    }),
  ),
  serverNow: z.string(),
});
export type DeskAvailability = z.infer<typeof deskAvailability>;

/**
 * `GET /api/reception/calendar?from=&nights=&page=`: the nights of a house by room and door. A large house comes in pages;
 * what is of the whole house stands on the first one.
 */
export const deskCalendar = z.object({
  from: z.string(),
  nights: z.int(),
  today: z.string(),
  /** Every physical room of the page. */
  rooms: z.array(
    z.object({
      roomId: z.int(),
      /** Number among the rooms of its type, from 0. */
      slot: z.int(),
      /** Number of rooms of the type. */
      of: z.int(),
      room: z.string(),
      apartment: z.string(),
    }),
  ),
  bars: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(BOOKING_KINDS),
      status: z.enum(BOOKING_STATUSES),
      /** Whereabouts of the guest, as far as it is one's. */
      presence: z.enum(PRESENCES),
      roomId: z.int(),
      slot: z.int(),
      /** The nights it has in this slot, half-open. */
      from: z.string(),
      to: z.string(),
      name: z.string(),
      /** The door of that room; `null` while it waits for one, not there where it is nobody's to give. */
      door: z.optional(z.nullable(z.string())),
      /** The doors that its nights are slept behind, and for which of the booking's rooms; not there for none. */
      doors: z.optional(z.array(z.object({ door: z.string(), slot: z.int(), from: z.string(), to: z.string() }))),
      /** The booking's own days and rooms, where this stretch is not all of it. */
      stay: z.optional(z.object({ from: z.string(), to: z.string(), rooms: z.int() })),
    }),
  ),
  /** Every room type of the house, and the pages on which its rooms are. */
  types: z.optional(
    z.array(
      z.object({ roomId: z.int(), of: z.int(), room: z.string(), apartment: z.string(), pages: z.array(z.int()) }),
    ),
  ),
  /** Every door in use, by tower and by the room type that it is sold as, in the order of the house. */
  doors: z.optional(z.array(z.object({ tower: z.string(), roomId: z.nullable(z.int()), codes: z.array(z.string()) }))),
  /** Doors of guests whom reception let in without a booking. */
  stays: z.optional(
    z.array(
      z.object({
        id: z.string(),
        door: z.string(),
        name: z.string(),
        from: z.string(),
        to: z.string(),
        presence: z.enum(PRESENCES),
      }),
    ),
  ),
  /** Number of the house's rooms that are taken, night by night. */
  taken: z.optional(z.array(z.int())),
  pages: z.optional(z.int()),
  serverNow: z.string(),
});
export type DeskCalendar = z.infer<typeof deskCalendar>;

/** `GET /api/reception/rooms`: what a booking at the desk has to know of every room type. */
export const deskRooms = z.array(
  z.object({
    id: z.int(),
    room: z.string(),
    apartment: z.string(),
    area: z.string(),
    price: z.int(),
    discount: z.int(),
    rules: z.optional(priceRules),
    surcharges,
    maxAdults: z.int(),
    maxChildren: z.int(),
    maxRooms: z.int(),
  }),
);
export type DeskRoom = z.infer<typeof deskRooms>[number];
