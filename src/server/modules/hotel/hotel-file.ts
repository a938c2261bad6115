import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Area, areaInAddress } from '../../../domain/catalogue/areas';
import { isApartmentCode, normalizeApartmentCode, towerOfCode } from '../../../domain/guest-access/apartment-code';
import type { BlogFilePost } from '../blog/hotel-file-part';
import type { CatalogueApartment } from '../catalogue/hotel-file-part';
import { NO_TERMS, type SaleTerms } from '../../../domain/bookings/sale-terms';
import { type LockSettings, lockSettings, USUAL_LOCKS } from '../../../contract/hotel/lock-settings';
import { cancellationTerms, surchargeTerms } from '../../../contract/hotel/sale-terms';
import { DOOR_GIVERS } from '../../../domain/guest-access/free-doors';
import { GUIDE_ACCESS_MODES } from '../../../domain/guest-access/access-modes';
import { type HotelProfile, hotelProfile, NEW_HOUSE } from '../../../contract/hotel/hotel-content';
import { jsonLines, placeOf } from '../../platform/json-lines';
import { StartError } from '../../platform/start-error';
import type { FiledTour } from '../tours/hotel-file-part';
import { faultsOf } from './hotel-file-faults';
import { type FileFault, unknownKeys } from './hotel-file-keys';
import { saleFaults } from './hotel-file-sale';
import { readNamedFile, type Origin } from './origin';
import { blogFile } from '../blog/module';
import { catalogueFile } from '../catalogue/module';
import { toursFile } from '../tours/module';

const text = z.string().transform((value) => value.normalize('NFC'));

const apartment = z
  .object({
    code: z
      .string()
      .transform(normalizeApartmentCode)
      .refine(
        isApartmentCode,
        'must be a code such as B902 or 703: letters and digits, at most 16; without a letter two to six digits',
      ),
    tower: z.optional(text),
    doorCode: text.nullable().default(null),
    card: z.boolean().default(false),
    wifi: z
      .object({ name: text.nullable().default(null), password: text.nullable().default(null) })
      .default({ name: null, password: null }),
  })
  .refine(({ card, doorCode }) => card || doorCode !== null, 'needs a doorCode, or card: true')
  .transform(({ tower, ...door }) => ({ ...door, tower: tower ?? towerOfCode(door.code) }));

const eventRow = z.array(text);
const hotelFile = z.object({
  ...hotelProfile.shape,
  /** As the apartments show them where the file does not say. */
  towers: z.optional(hotelProfile.shape.towers),
  /** A file that does not say it keeps its secrets (ruling 11). */
  guideAccess: z.enum(GUIDE_ACCESS_MODES).default('stay'),
  /** By whom a guest who pays for tonight gets a door. */
  doorsGivenBy: z.enum(DOOR_GIVERS).default('reception'),
  /** Travellers choose the very door while they book. */
  doorsChosen: z.boolean().default(false),
  doorCodeDefault: text,
  wifiPasswordDefault: text,
  guide: z.array(apartment).superRefine((apartments, context) => {
    const seen = new Set<string>();
    apartments.forEach(({ code }, index) => {
      if (seen.has(code)) context.addIssue({ code: 'custom', path: [index, 'code'], message: `${code} stands twice` });
      seen.add(code);
    });
  }),
  events: z
    .array(z.union([eventRow.transform((row) => ({ vi: row, en: row })), z.object({ vi: eventRow, en: eventRow })]))
    .default([]),
  cancellation: cancellationTerms,
  surcharges: surchargeTerms,
  /** The house's care for its locks. */
  locks: z.optional(lockSettings),
  apartments: catalogueFile.default([]),
  tours: toursFile.default([]),
  blog: blogFile.default([]),
});

type HotelFile = z.output<typeof hotelFile>;
export type HotelApartment = HotelFile['guide'][number];
export type HotelEvents = HotelFile['events'];
export type HotelSecrets = Pick<HotelFile, 'doorCodeDefault' | 'wifiPasswordDefault'>;
export interface Hotel {
  guideAccess: HotelFile['guideAccess'];
  doorsGivenBy: HotelFile['doorsGivenBy'];
  doorsChosen: HotelFile['doorsChosen'];
  secrets: HotelSecrets;
  saleTerms: SaleTerms;
  locks: LockSettings;
  profile: HotelProfile;
  apartments: HotelApartment[];
  events: HotelEvents;
  /** Apartments that can be booked. */
  catalogue: CatalogueApartment[];
  tours: FiledTour[];
  blog: BlogFilePost[];
  /** Keys of the file that only a later version reads. */
  unread: string[];
}

/** More are not read at once. */
const FAULTS_TOLD = 25;

/** Faults of a hotel file, or the hotel that it tells of. */
export type CheckedHotel = { faults: FileFault[] } | { faults: null; hotel: Hotel };

/**
 * Reads a hotel file. Only the keys of the public contract are required; of hours, fees, tables and floors that are
 * missing, a house has none.
 *
 * @param value the parsed JSON
 */
export function checkHotel(value: unknown): CheckedHotel {
  const file = isObject(value) ? withStandards(value) : value;
  const result = hotelFile.safeParse(file);
  const unread: string[] = [];
  const faults = [
    ...(result.success ? [] : faultsOf(result.error.issues, file)),
    ...unknownKeys(hotelFile, value, unread),
    ...saleFaults(value),
  ];
  if (!result.success || faults.length > 0) return { faults };
  const {
    guide,
    events,
    apartments,
    tours,
    blog,
    guideAccess,
    doorsGivenBy,
    doorsChosen,
    locks = USUAL_LOCKS,
    ...terms
  } = result.data;
  const { cancellation, surcharges, ...data } = terms;
  const { doorCodeDefault, wifiPasswordDefault, towers, ...rest } = data;
  const filled = { tours: tours.length > 0, blog: blog.length > 0 };
  const hotel: Hotel = {
    guideAccess,
    doorsGivenBy,
    doorsChosen,
    secrets: { doorCodeDefault, wifiPasswordDefault },
    saleTerms: { cancellation, surcharges },
    locks,
    profile: {
      ...rest,
      towers: towers ?? towersOf(guide, rest.features.curtain),
      // A file that says nothing of features has what it fills.
      features: isObject(value) && 'features' in value ? rest.features : { ...rest.features, ...filled },
    },
    apartments: guide,
    events,
    catalogue: apartments,
    tours,
    blog,
    unread,
  };
  return { faults: null, hotel };
}

/**
 * Reads a hotel file as `checkHotel` does.
 *
 * @param name what the file is called in a refusal
 * @param text the JSON, for the lines that are told
 * @throws StartError naming everything that is wrong, a line for each
 */
export function parseHotel(value: unknown, name: string, text: string | null = null): Hotel {
  const checked = checkHotel(value);
  if (checked.faults !== null) throw new StartError(told(checked.faults, name, text));
  return checked.hotel;
}

function told(faults: readonly FileFault[], name: string, text: string | null): string {
  const lineOf = text === null ? null : jsonLines(text);
  const lines = faults.slice(0, FAULTS_TOLD).map(({ path, say }) => {
    const line = lineOf === null || path.length === 0 ? '' : ` (line ${lineOf(path)})`;
    return `HOTEL_FILE: ${name}: ${placeOf(path) || 'the file'}${line} ${say}${say.endsWith('?') ? '' : '.'}`;
  });
  const more = faults.length - lines.length;
  return [...lines, ...(more > 0 ? [`HOTEL_FILE: ${name}: and ${more} more.`] : [])].join('\n');
}

/** Reads the hotel file at a path, or the demo hotel for `null`. @throws StartError as `parseHotel` */
export async function readHotelFile(file: string | null): Promise<Hotel & { origin: Origin }> {
  if (file === null) {
    // The demo's articles are as long as everything else of it together, so they lie in a file of their own.
    const { default: blog } = await import('../../demo/blog.json');
    const demo = parseHotel({ ...(await demoFile()), blog }, 'the demo hotel');
    return { ...demo, origin: { demo: true, file: null, brand: demo.profile.brand } };
  }
  const { sha256 } = readNamedFile(file);
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const hotel = parseHotel(JSON.parse(text), file, text);
  return { ...hotel, origin: { demo: false, file: { path: file, sha256 }, brand: hotel.profile.brand } };
}

export async function demoFile(): Promise<Record<string, unknown>> {
  // Loaded only when a database is seeded: a start on existing data never parses it.
  const { default: demo } = (await import('../../demo/hotel.json')) as { default: Record<string, unknown> };
  return demo;
}

/** Gives what the file does not say, as a new house has it; of the hours each by itself. */
function withStandards(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { hours, cancellation } = value;
  return {
    ...NEW_HOUSE,
    ...NO_TERMS,
    ...withCity(value),
    ...(isObject(hours) && { hours: withHours(hours) }),
    ...(isObject(cancellation) && { cancellation: { ...NO_TERMS.cancellation, ...cancellation } }),
  };
}

/** Gives hours that are not there; an hour of each language stands for itself. */
function withHours(hours: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const byLanguage = 'checkInVi' in hours || 'checkInEn' in hours;
  return { ...NEW_HOUSE.hours, ...(byLanguage && { checkIn: null }), ...hours };
}

/** Gives apartments whose address names no city that the product knows the city of the house. */
function withCity(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { apartments, city } = value;
  if (!Array.isArray(apartments) || typeof city !== 'string') return value;
  const liesInHouse = (one: unknown): one is object =>
    isObject(one) && one['area'] === undefined && one['city'] === undefined && addressArea(one['location']) === null;
  return { ...value, apartments: apartments.map((one: unknown) => (liesInHouse(one) ? { ...one, city } : one)) };
}

function addressArea(location: unknown): Area | null {
  const address = isObject(location) ? location['vi'] : location;
  return typeof address === 'string' ? areaInAddress(address) : null;
}

/** Towers as the apartments show them: a tower where most doors have no code opens with cards. */
function towersOf(apartments: readonly HotelApartment[], electricCurtain: boolean): HotelProfile['towers'] {
  const ids = [...new Set(apartments.map(({ tower }) => tower))].sort();
  return ids.map((id) => {
    const own = apartments.filter(({ tower }) => tower === id);
    const withCard = own.filter(({ card }) => card).length;
    return { id, lock: withCard * 2 > own.length ? 'card' : 'password', electricCurtain };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
