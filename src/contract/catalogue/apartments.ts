import * as z from 'zod/mini';
import { BLOCKING_STATUSES, RATE_POLICIES } from '../../domain/bookings/booking';
import { GOING_BY } from '../../domain/catalogue/amenities';
import { priceRules } from './prices';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const vnd = z.int().check(z.nonnegative());
/** Cost of a guest above those included for the whole stay, VND; absent in answers from before a house had its own. */
export const surcharges = z.optional(z.object({ adult: vnd, child: vnd }));

/** A picture; `alt` says what a photograph shows, in the language of `?lang=`, and is absent for a drawing of ours. */
const shownPicture = z.object({ imageUrl: z.string(), alt: z.optional(z.string()) });
export type ShownPicture = z.infer<typeof shownPicture>;

/**
 * An apartment of the catalogue, with the specification's own field names. Texts are in the language of `?lang=`,
 * Vietnamese without one. Its address on the site is `slugOf(name)`; the search finds it by the slug of either language.
 */
const apartment = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Street address. */
  location: z.string(),
  /** One of the specification's (`AREAS`), or another city in the same spelling. */
  area: z.string(),
  status: z.enum(['AVAILABLE', 'OCCUPIED']),
  /** From so much a night, before the discount, VND. */
  pricePerDay: vnd,
  pricePerMonth: vnd,
  discountPercent: z.int(),
  /** Guests whose price is included. */
  maxAdults: z.int(),
  max_bed: z.int(),
  maxChildren: z.int(),
  /** m². */
  acreage: z.number(),
  numRooms: z.int(),
  images: z.array(shownPicture),
  /** The house it belongs to. */
  name_apartment: z.string(),
});
export type Apartment = z.infer<typeof apartment>;

/**
 * `GET /api/apartments`, `GET /api/apartments/by-area?area=`, `GET /api/apartments/search?name=` (marks and case
 * aside; an address of the site, `can-ho-dep`, finds too; the best match comes first, and no more than a page of them,
 * each whole: `foundApartments`). All take `?lang=`.
 */
export const apartmentList = z.array(apartment);

/** `GET /api/apartments/{apartmentId}`, with `?lang=`: what lists leave out of an apartment stands here. */
export const oneApartment = z.extend(apartment, {
  /** Things that it has, or plainly has not; absent where the house says nothing of them. */
  amenities: z.optional(
    z.array(
      z.object({
        /** One of `AMENITIES`, for its sign. */
        kind: z.string(),
        text: z.string(),
        missing: z.optional(z.boolean()),
      }),
    ),
  ),
  /** Places near it, in the house's own order; absent as `amenities`. */
  distances: z.optional(
    z.array(z.object({ name: z.string(), metres: z.int(), minutes: z.int(), by: z.enum(GOING_BY) })),
  ),
});
export type WholeApartment = z.infer<typeof oneApartment>;
export const foundApartments = z.array(oneApartment);

/**
 * The first two of them with `?page=`, from 1: a list that is no longer than a page (`CATALOGUE_PAGE`) as it is, of a
 * longer one that page. `&name=` then leaves what a name or street holds, `&sort=` orders (`PRICE_ORDERS`), and
 * `/api/apartments?city=` takes those that lie in an area by their address too.
 */
const apartmentPage = z.object({
  items: apartmentList,
  /** Apartments of all pages. */
  total: z.int(),
  /** The page after it; absent in the last. */
  next: z.optional(z.int()),
  /** The order of prices is that of a month's. */
  byMonth: z.boolean(),
});
export type ApartmentPage = z.infer<typeof apartmentPage>;
export const apartmentAnswer = z.union([apartmentList, apartmentPage]);

/** `GET /api/places?lang=`: where the house has apartments, those with the most first. */
export const placeList = z.array(
  z.object({
    /** Part of addresses: `da-nang`. */
    id: z.string(),
    name: z.string(),
    /** For `?area=` and, in small letters with hyphens, for `/search-results?location=`. */
    area: z.string(),
    /** Quarters of it, by the addresses of the apartments. */
    parts: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
);

/** A room type of an apartment. */
export const room = z.object({
  id: z.int(),
  apartmentId: z.int(),
  name: z.string(),
  description: z.string(),
  /** One night in one room, before the discount, VND. */
  price: vnd,
  /** Percent. */
  discount: z.int(),
  /** Guests whose price is included; how many more are taken says `guestLimits` in `domain/guests`. */
  maxAdults: z.int(),
  maxChildren: z.int(),
  /** Rooms of this type. */
  maxRooms: z.int(),
  /** m²; `size` is the same. */
  capacity: z.number(),
  size: z.number(),
  guests: z.int(),
  beds: z.int(),
  /** Rooms left on every night of the dates that were asked for; all of them when no dates were. */
  roomsLeft: z.int(),
  policy: z.enum(RATE_POLICIES),
  /** Terms of cancelling by it in this house; absent as `surcharges`. */
  cancellation: z.optional(z.object({ freeBeforeDays: z.int(), feePercent: z.int() })),
  /** Rules by which its nights differ from `price`; absent where they do not. */
  rules: z.optional(priceRules),
  surcharges,
  /** Price of the whole stay for the guests that a search named, VND; absent where they do not fit in. */
  total: z.optional(vnd),
  /** Its own pictures, its home's where it has none; only in the answer of a search. */
  images: z.optional(z.array(shownPicture)),
});
export type Room = z.infer<typeof room>;

/** `GET /api/rooms/apartment/{apartmentId}`, with `?checkIn=&checkOut=` for `roomsLeft` and `?lang=`. */
export const roomList = z.array(room);

/** `GET /api/rooms/{roomId}` is one `room`, with `?lang=`: an address of the booking page may name nothing else. */

/** `GET /api/room-images/room/{roomId}`, with `?lang=`. */
export const roomImages = z.array(shownPicture);

/**
 * `GET /api/apartment-bookings/by-room?roomId=`: what keeps nights of a room taken, from today on. A booking of two
 * rooms stands in it twice, so that counting the entries of a night against `maxRooms` is right
 * (`domain/availability`).
 */
export const takenStays = z.array(z.object({ status: z.enum(BLOCKING_STATUSES), checkIn: day, checkOut: day }));
export type TakenStay = z.infer<typeof takenStays>[number];

/**
 * `GET /api/availability?area=&checkIn=&checkOut=&rooms=&lang=`: the search in one call. Apartments of the area that are
 * AVAILABLE and have at least `rooms` (1 when absent) rooms of one type free on every night, with those room types.
 * With `adults`, `children` and `quantity`, the rooms that they ask for, each room says its `total`.
 *
 * Where more room types are free than a page holds (`CATALOGUE_PAGE`), it is a page of them, `&page=`, from 1: those in
 * which the guests sleep in the quarter `part`, that pass the filters `only` (`ROOM_FILTERS`), in the order `sort`
 * (`PRICE_ORDERS`), first those in as many rooms as were asked for. An apartment may then come more than once.
 */
export const availability = z.object({
  checkIn: day,
  checkOut: day,
  serverNow: z.string(),
  results: z.array(z.object({ apartment, rooms: z.array(room) })),
  /** Room types of all pages; absent, as what follows, where this is all that is free. */
  total: z.optional(z.int()),
  /** The page after it; absent in the last. */
  next: z.optional(z.int()),
  /** Room types that are free and have no place to sleep for everybody. */
  unfit: z.optional(z.int()),
  /** Filters that leave some of what fits, and not all of it. */
  useful: z.optional(z.array(z.string())),
});
export type Availability = z.infer<typeof availability>;
