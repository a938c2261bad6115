import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { isApartmentCode, normalizeApartmentCode } from '../../../domain/guide/apartment-code';
import { blogFile, type BlogFilePost } from '../blog/hotel-file-part';
import { catalogueFile, type CatalogueApartment } from '../catalogue/hotel-file-part';
import { GUIDE_ACCESS_MODES } from '../../../domain/guide/access-modes';
import { type HotelProfile, hotelProfile, hotelStandards } from '../../../contract/hotel/hotel-content';
import { StartError, oneLine } from '../../platform/start-error';
import { toursFile, type FiledTour } from '../tours/hotel-file-part';

const text = z.string().transform((value) => value.normalize('NFC'));

/** The error codes of the content's schema, as sentences for the terminal. */
const READABLE: Readonly<Record<string, string>> = {
  required: 'must not be empty',
  tooLong: 'is too long',
  invalid: 'must be another value',
  hour: 'must be an hour such as 14:00',
  phone: 'must be a phone number',
  email: 'must be a mail address',
  webAddress: 'must be a web address',
};

const apartment = z
  .object({
    code: z
      .string()
      .transform(normalizeApartmentCode)
      .refine(isApartmentCode, 'must be a code such as B902: a letter, then letters and digits, at most 16'),
    tower: text,
    doorCode: text.nullable().default(null),
    card: z.boolean().default(false),
    wifi: z
      .object({ name: text.nullable().default(null), password: text.nullable().default(null) })
      .default({ name: null, password: null }),
  })
  .refine(({ card, doorCode }) => card || doorCode !== null, 'needs a doorCode, or card: true');

const eventRow = z.array(text);
const hotelFile = z.object({
  ...hotelProfile.shape,
  /** As the apartments show them where the file does not say. */
  towers: z.optional(hotelProfile.shape.towers),
  /** A file that does not say it keeps its secrets (ruling 11). */
  guideAccess: z.enum(GUIDE_ACCESS_MODES).default('stay'),
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
  secrets: HotelSecrets;
  profile: HotelProfile;
  apartments: HotelApartment[];
  events: HotelEvents;
  /** What can be booked. */
  catalogue: CatalogueApartment[];
  tours: FiledTour[];
  blog: BlogFilePost[];
}

/**
 * Reads a hotel file. Only the keys of the public contract are required; hours, fees, tables and floors that are
 * missing are the specification's, as the demo hotel has them.
 *
 * @param value the parsed JSON
 * @param name what the file is called in a refusal
 * @throws StartError naming the key that is wrong
 */
export async function parseHotel(value: unknown, name: string): Promise<Hotel> {
  const file: unknown = isObject(value) ? { ...(await standardValues()), ...value } : value;
  const result = hotelFile.safeParse(file);
  if (!result.success) {
    const issue = result.error.issues[0];
    const key = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
    throw new StartError(
      `HOTEL_FILE: ${name}: ${key.join('').replace(/^\./, '') || 'file'}: ${READABLE[issue?.message ?? ''] ?? issue?.message ?? 'wrong'}.`,
    );
  }
  const { guide, events, apartments, tours, blog, guideAccess, ...data } = result.data;
  const { doorCodeDefault, wifiPasswordDefault, towers, ...rest } = data;
  return {
    guideAccess,
    secrets: { doorCodeDefault, wifiPasswordDefault },
    profile: { ...rest, towers: towers ?? towersOf(guide) },
    apartments: guide,
    events,
    catalogue: apartments,
    tours,
    blog,
  };
}

/** Reads the hotel file at a path, or the demo hotel for `null`. */
export async function readHotelFile(file: string | null): Promise<Hotel> {
  if (file === null) {
    // The demo's articles are as long as everything else of it together, so they lie in a file of their own.
    const { default: blog } = await import('../../demo/blog.json');
    return parseHotel({ ...(await demoFile()), blog }, 'the demo hotel');
  }
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartError(`HOTEL_FILE: ${file} cannot be read (${oneLine(error)}).`);
  }
  return parseHotel(value, file);
}

async function demoFile(): Promise<Record<string, unknown>> {
  // Loaded only when a database is seeded: a start on existing data never parses it.
  const { default: demo } = (await import('../../demo/hotel.json')) as { default: Record<string, unknown> };
  return demo;
}

async function standardValues(): Promise<Record<string, unknown>> {
  const demo = await demoFile();
  return Object.fromEntries(Object.keys(hotelStandards.shape).map((key) => [key, demo[key]]));
}

/** Towers as the apartments show them: a tower where most doors have no code opens with cards. */
function towersOf(apartments: readonly HotelApartment[]): HotelProfile['towers'] {
  const ids = [...new Set(apartments.map(({ tower }) => tower))].sort();
  return ids.map((id) => {
    const own = apartments.filter(({ tower }) => tower === id);
    const withCard = own.filter(({ card }) => card).length;
    return { id, lock: withCard * 2 > own.length ? 'card' : 'password', electricCurtain: id === 'A' };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
