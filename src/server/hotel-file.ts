import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { isApartmentCode, normalizeApartmentCode } from '../domain/apartment-code';
import { blogFile, type BlogFilePost } from './blog-file';
import { isEmail } from '../domain/contact';
import { catalogueFile, type CatalogueApartment } from './catalogue-file';
import { GUIDE_ACCESS_MODES } from './config';
import { StartError, oneLine } from './start-error';
import { toursFile, type FiledTour } from './tours-file';

const text = z.string().transform((value) => value.normalize('NFC'));
/** A text in both languages; a single string stands for both. */
const bilingual = z.union([text.transform((value) => ({ vi: value, en: value })), z.object({ vi: text, en: text })]);
const vnd = z.int().nonnegative();
const hour = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'must be an hour such as 14:00');
const clockTime = hour.transform((value) => value.padStart(5, '0'));

const contact = z.object({ name: bilingual, phone: text.default(''), note: bilingual.default({ vi: '', en: '' }) });
const place = z.object({
  name: bilingual,
  note: bilingual,
  address: bilingual.optional(),
  hours: text.optional(),
  phone: text.optional(),
  price: vnd.optional(),
  picture: text.optional(),
});
const compensationRow = z.object({
  vi: text,
  en: text,
  unit: bilingual,
  price: vnd,
  /** Where the two tables of the specification differ. */
  priceEn: vnd.optional(),
  /** A price of the demo hotel's own, said to be one under its tables. */
  demo: z.boolean().optional(),
});
const lock = z.enum(['password', 'card']);

/** What a hotel file may leave out; the specification's own values stand in for it. */
const standards = z.object({
  hours: z.object({
    /** When set, it is the hour in both languages (ruling 21). */
    checkIn: clockTime.nullable().default(null),
    checkInVi: clockTime,
    checkInEn: clockTime,
    checkOut: clockTime,
    quietFrom: clockTime,
    dailySuppliesFrom: clockTime,
    cleaningRequestBefore: hour,
  }),
  liftFloors: z.tuple([z.int(), z.int()]),
  roofFloor: z.union([
    z.int().transform((floor) => ({ vi: floor, en: floor })),
    z.object({ vi: z.int(), en: z.int() }),
  ]),
  fees: z.object({ violation: vnd, wine: vnd }),
  freeCleaningFromNights: z.int().positive(),
  compensation: z.array(z.array(compensationRow)).length(4),
  bedding: z.array(z.object({ vi: text, en: text, size: text, price: vnd })),
  floors: z.array(z.object({ floors: bilingual, text: bilingual, plan: text })),
  ownership: z.object({ price: bilingual, bankSupport: bilingual }),
});

const profile = standards.extend({
  brand: text.refine((name) => name.trim() !== '', 'must not be empty'),
  phones: z.object({ reception: text, customerService: text, motorbike: text, zalo: text }),
  address: bilingual.default({ vi: '', en: '' }),
  mapUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** The same place as a page that may stand in a frame of ours, shown after a tap (ruling 30). */
  mapEmbedUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  lobbyWifi: text.default(''),
  groupUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  messengerUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  facebookUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  telegramUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  /** Where mail to the house goes. */
  email: text.refine((address) => address === '' || isEmail(address), 'must be a mail address').default(''),
  towers: z.array(z.object({ id: text, lock, electricCurtain: z.boolean() })).optional(),
  motorbikes: z.array(contact).default([]),
  delivery: z.array(contact).default([]),
  dining: z.array(z.object({ kind: z.enum(['food', 'drinks']), title: bilingual, places: z.array(place) })).default([]),
});

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
const hotelFile = profile.extend({
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
/** What the guide shows and everybody may see, in both languages. */
export type HotelProfile = Omit<
  HotelFile,
  'guide' | 'events' | 'apartments' | 'tours' | 'blog' | 'guideAccess' | keyof HotelSecrets | 'towers'
> & {
  towers: NonNullable<HotelFile['towers']>;
};

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
      `HOTEL_FILE: ${name}: ${key.join('').replace(/^\./, '') || 'file'}: ${issue?.message ?? 'wrong'}.`,
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
    const { default: blog } = await import('./demo/blog.json');
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
  const { default: demo } = (await import('./demo/hotel.json')) as { default: Record<string, unknown> };
  return demo;
}

async function standardValues(): Promise<Record<string, unknown>> {
  const demo = await demoFile();
  return Object.fromEntries(Object.keys(standards.shape).map((key) => [key, demo[key]]));
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
