import * as z from 'zod';
import { priceRules } from '../../../contract/catalogue/prices';
import { RATE_POLICIES } from '../../../domain/bookings/booking';
import { AMENITIES, GOING_BY } from '../../../domain/catalogue/amenities';
import { AREAS, areaInAddress, areaOfCity } from '../../../domain/catalogue/areas';
import { normalizeApartmentCode } from '../../../domain/guest-access/apartment-code';
import { slugOf } from '../../../domain/blog/slug';

const text = z.string().transform((value) => value.normalize('NFC'));
/** A text in both languages; a single string stands for both. */
const bilingual = z.union([text.transform((value) => ({ vi: value, en: value })), z.object({ vi: text, en: text })]);
/** Name from which an address is made, in either language. */
const named = bilingual.refine(({ vi, en }) => slugOf(vi) !== '' && slugOf(en) !== '', 'must have letters or digits');
const vnd = z.int().nonnegative();
const count = z.int().nonnegative();
const pictures = z.array(text);

const size = z.number().positive();

const roomKeys = z.object({
  name: bilingual,
  description: bilingual.default({ vi: '', en: '' }),
  /** One night, before the discount. */
  price: vnd.refine((price) => price > 0, 'must be more than 0'),
  discount: z.int().min(0).max(100).default(0),
  /** Rules by which its nights differ from the price, as at the desk. */
  step: z.optional(priceRules.shape.step),
  weekdays: z.optional(priceRules.shape.weekdays),
  seasons: z.optional(priceRules.shape.seasons),
  /** Of a guest above those included, for the whole stay. */
  surcharges: z.object({ adult: vnd, child: vnd }).optional(),
  maxAdults: z.int().min(1),
  maxChildren: count.default(0),
  /** As many as it has doors, where those are named; else one. */
  maxRooms: z.int().min(1).optional(),
  /** The size in m², under either name. */
  capacity: size.optional(),
  acreage: size.optional(),
  beds: z.int().min(1).default(1),
  policy: z.enum(RATE_POLICIES).default('prepaid'),
  /** Not for sale. */
  hidden: z.boolean().default(false),
  /** The apartment's own when empty. */
  pictures: pictures.default([]),
  /** Doors of the guide that it is sold as; one door belongs to one room type. */
  doors: z.array(text.transform(normalizeApartmentCode)).default([]),
  /** Stays that a new database begins with: days from the day it is made, and nights. */
  taken: z.array(z.tuple([count, z.int().min(1)])).default([]),
});

const room = roomKeys.transform(({ acreage, capacity = acreage, maxRooms, ...keys }, context) => {
  const { step = 1, weekdays = [], seasons = [], ...rest } = keys;
  if (capacity !== undefined) {
    return {
      ...rest,
      rules: { step, weekdays, seasons },
      maxRooms: maxRooms ?? Math.max(1, rest.doors.length),
      capacity,
    };
  }
  context.addIssue({ code: 'custom', path: ['capacity'], message: 'required' });
  return z.NEVER;
});

const amenity = z.object({
  kind: z.enum(AMENITIES),
  /** The house's own words in place of the kind's name. */
  text: bilingual.default({ vi: '', en: '' }),
  /** The home is plainly without it. */
  missing: z.boolean().default(false),
});

const distance = z.object({
  name: bilingual,
  metres: z.int().min(1),
  minutes: z.int().min(1),
  by: z.enum(GOING_BY).default('foot'),
});

const apartmentKeys = z.object({
  name: named,
  house: text.default(''),
  area: z.enum(AREAS).optional(),
  /** Place that it lies in: for a city that is none of the areas; else the address says it, or the house's own city. */
  city: text.optional(),
  location: bilingual,
  description: bilingual.default({ vi: '', en: '' }),
  status: z.enum(['AVAILABLE', 'OCCUPIED', 'HIDDEN']).default('AVAILABLE'),
  /** 0 when it is not let by the month. */
  pricePerMonth: vnd.default(0),
  /** Size in m²; without it, the size of the largest room. */
  acreage: size.optional(),
  numRooms: z.int().min(1).default(1),
  pictures: pictures.default([]),
  amenities: z.array(amenity).optional(),
  distances: z.array(distance).optional(),
  rooms: z.array(room).min(1, 'needs at least one room'),
});

const apartment = apartmentKeys.transform(({ area: given, city, acreage, ...rest }, context) => {
  const area = given ?? areaOfCity(city ?? '') ?? areaInAddress(rest.location.vi);
  const own = acreage ?? Math.max(...rest.rooms.map(({ capacity }) => capacity));
  if (area !== null) return { ...rest, acreage: own, area, ...(city !== undefined && { city }) };
  context.addIssue({ code: 'custom', path: ['city'], message: 'required' });
  return z.NEVER;
});

/** The key `apartments` of a hotel file. */
export const catalogueFile = z.array(apartment).superRefine((apartments, context) => {
  const seen = new Set<string>();
  apartments.forEach(({ name }, index) => {
    const slugs = new Set([slugOf(name.vi), slugOf(name.en)]);
    for (const slug of slugs) {
      if (seen.has(slug)) context.addIssue({ code: 'custom', path: [index, 'name'], message: `${slug} stands twice` });
      seen.add(slug);
    }
  });
});
export type CatalogueApartment = z.output<typeof catalogueFile>[number];
export type CatalogueRoom = CatalogueApartment['rooms'][number];
