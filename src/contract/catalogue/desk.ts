import * as z from 'zod/mini';
import { RATE_POLICIES } from '../../domain/bookings/booking';
import { AMENITIES, GOING_BY } from '../../domain/catalogue/amenities';
import { AREAS } from '../../domain/catalogue/areas';
import { normalizeApartmentCode } from '../../domain/guest-access/apartment-code';
import { named } from '../tours/desk';
import { bothNeeded, bothTexts, morePictures, percent, price, vietnameseNeeded, whole } from '../hotel/edited-text';

/** `HIDDEN`: not on the site and not for sale; what is booked stays booked. */
const HOME_STATES = ['AVAILABLE', 'OCCUPIED', 'HIDDEN'] as const;

const size = z.number('invalid').check(z.minimum(1, 'invalid'), z.maximum(10_000, 'invalid'));

const MAX_DOORS = 200;
/** Codes of doors that a room type is sold as. */
const doors = z
  .array(z.string().check(z.maxLength(40, 'tooLong'), z.overwrite(normalizeApartmentCode)))
  .check(z.maxLength(MAX_DOORS, 'invalid'));

/** VND; the house's own where the field is empty. */
const surcharge = z.optional(
  z.pipe(
    z.transform((value: unknown): unknown => value ?? undefined),
    z.optional(whole(0, 1_000_000_000)),
  ),
);

/** A room type as the desk edits it, with its apartment. */
export const roomEdit = z.object({
  /** 0 for one that is new. */
  id: z._default(z.int(), 0),
  name: bothNeeded(160),
  description: bothTexts(2000),
  /** One night before the discount, VND. */
  price,
  discount: percent,
  /** Guests whose price is included. */
  maxAdults: whole(1, 20),
  maxChildren: whole(0, 20),
  /** Cost of one more of them for the whole stay, VND. */
  surcharges: z._default(z.object({ adult: surcharge, child: surcharge }), {}),
  /** Rooms of this type that are sold, as many as it has doors once it has some; never fewer than are sold already. */
  maxRooms: whole(0, MAX_DOORS),
  /** Its doors; without them it keeps those it has. */
  doors: z.optional(doors),
  /** m² */
  capacity: size,
  beds: whole(1, 20),
  policy: z.enum(RATE_POLICIES, 'required'),
  /** The apartment's own when empty. */
  pictures: morePictures,
  /** Not for sale; what is booked stays booked. */
  hidden: z.boolean(),
});

/** Stands for a city that is none of the specification's areas. */
export const OTHER_CITY = 'OTHER';

const MAX_LINES = 40;

/** A thing that a home has or has not; its own words stand in place of the kind's name. */
const amenity = z.object({
  kind: z.enum(AMENITIES, 'required'),
  text: bothTexts(120),
  missing: z.boolean(),
});

/** A place near a home. */
const distance = z.object({
  name: vietnameseNeeded(120),
  metres: whole(1, 1_000_000),
  minutes: whole(1, 600),
  by: z.enum(GOING_BY, 'required'),
});

/** An apartment with its rooms as the desk edits it, whole: a room that is left out is taken away. */
export const apartmentEdit = z.object({
  status: z.enum(HOME_STATES, 'invalid'),
  area: z.enum([...AREAS, OTHER_CITY], 'required'),
  /** The city, where it is none of the areas. */
  city: z._default(z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(80, 'tooLong')), ''),
  name: named(160),
  house: z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(160, 'tooLong')),
  location: bothNeeded(300),
  description: bothTexts(3000),
  /** VND; 0 when it is not let by the month. */
  pricePerMonth: whole(0, 1_000_000_000),
  /** m² */
  acreage: size,
  numRooms: whole(1, 50),
  pictures: morePictures,
  amenities: z._default(z.array(amenity).check(z.maxLength(MAX_LINES, 'tooLong')), []),
  distances: z._default(z.array(distance).check(z.maxLength(MAX_LINES, 'tooLong')), []),
  rooms: z.array(roomEdit),
});
export type ApartmentEdit = z.output<typeof apartmentEdit>;
export type RoomEdit = ApartmentEdit['rooms'][number];

/** `GET /api/reception/homes`: hidden ones included, in the order of the site. */
export const deskApartments = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      name: z.object({ vi: z.string(), en: z.string() }),
      house: z.string(),
      area: z.enum([...AREAS, OTHER_CITY]),
      /** Of an area that is `OTHER`. */
      city: z.string(),
      status: z.enum(HOME_STATES),
      picture: z.string(),
      rooms: z.array(
        z.object({
          id: z.int(),
          name: z.object({ vi: z.string(), en: z.string() }),
          price: z.int(),
          discount: z.int(),
          maxRooms: z.int(),
          hidden: z.boolean(),
        }),
      ),
    }),
  ),
});
export type DeskApartments = z.infer<typeof deskApartments>;
export type DeskApartment = DeskApartments['items'][number];
