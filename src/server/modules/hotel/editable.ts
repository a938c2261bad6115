import * as z from 'zod/mini';
import { EVENT_COLUMNS } from '../../../contract/guide/events';
import { COMPENSATION_AREAS, HOTEL_AREAS, type HotelArea, PROFILE_AREAS } from '../../../contract/hotel/hotel-areas';
import { ADDED_LATER, type HotelEvent, type HotelProfile } from '../../../contract/hotel/hotel-content';
import { type LockSettings, USUAL_LOCKS } from '../../../contract/hotel/lock-settings';
import type { SaleTerms } from '../../../domain/bookings/sale-terms';
import type { Language } from '../../../domain/languages';
import { readSaleTerms } from '../catalogue/module';
import { readDocument, writeDocument } from '../../platform/db/documents';
import type { HotelEvents } from './hotel-file';
import type { EditableResource } from '../editing/engine';

/** Under which the changes of these areas are recorded. */
export const HOTEL_CONTENT = 'guide';
type Resource = EditableResource<unknown>;
const common = { area: HOTEL_CONTENT, revisions: ['guide'] } as const;

/** Gives the resource with which the desk corrects one area of the guide; its only subject is the area. */
export function hotelResource(area: HotelArea): Resource {
  if (area === 'events') return EVENTS;
  if (area === 'access') return ACCESS;
  if (area === 'locks') return LOCKS;
  if (area === 'cancellation' || area === 'surcharges') return termsResource(area);
  if (Object.hasOwn(COMPENSATION_AREAS, area)) return compensationResource(area as keyof typeof COMPENSATION_AREAS);
  return profileResource(area as keyof typeof PROFILE_AREAS);
}

/** The profile with another value in one of its areas; anything else stays as it is. */
export function profileWith(profile: HotelProfile, area: HotelArea, value: unknown): HotelProfile {
  if (Object.hasOwn(PROFILE_AREAS, area)) {
    const changes = value as Partial<HotelProfile>;
    // Two areas share the hours: each keeps those of the other.
    return { ...profile, ...changes, hours: { ...profile.hours, ...changes.hours } };
  }
  if (!Object.hasOwn(COMPENSATION_AREAS, area)) return profile;
  const at = Object.keys(COMPENSATION_AREAS).indexOf(area);
  const { rows } = value as z.output<(typeof COMPENSATION_AREAS)['compensation-1']>;
  return { ...profile, compensation: profile.compensation.map((table, index) => (index === at ? rows : table)) };
}

/** The desk's events as the rows that the guide gets. */
export const eventRows = (events: readonly HotelEvent[]): HotelEvents =>
  events.map((event) => ({ vi: rowOf(event, 'vi'), en: rowOf(event, 'en') }));

function profileResource(area: keyof typeof PROFILE_AREAS): Resource {
  const schema = PROFILE_AREAS[area];
  return {
    ...common,
    schema,
    async read(db) {
      const profile = await readDocument(db, 'profile');
      return profile && slice(schema, { ...ADDED_LATER, ...profile });
    },
    async write(tx, _subject, value, now) {
      const profile = await readDocument(tx, 'profile');
      if (profile) await writeDocument(tx, 'profile', profileWith(profile, area, value), now);
    },
  };
}

function compensationResource(area: keyof typeof COMPENSATION_AREAS): Resource {
  const at = Object.keys(COMPENSATION_AREAS).indexOf(area);
  return {
    ...common,
    schema: COMPENSATION_AREAS[area],
    async read(db) {
      const profile = await readDocument(db, 'profile');
      return profile && { rows: profile.compensation[at] ?? [] };
    },
    async write(tx, _subject, value, now) {
      const profile = await readDocument(tx, 'profile');
      if (profile) await writeDocument(tx, 'profile', profileWith(profile, area, value), now);
    },
  };
}

/** Terms of sale travel with the room types, not with the guide. */
const termsResource = (area: keyof SaleTerms): Resource => ({
  area: HOTEL_CONTENT,
  revisions: ['catalogue'],
  schema: HOTEL_AREAS[area],
  read: async (db) => (await readSaleTerms(db))[area],
  async write(tx, _subject, value, now) {
    await writeDocument(tx, 'saleTerms', { ...(await readSaleTerms(tx)), [area]: value }, now);
  },
});

const EVENTS: Resource = {
  ...common,
  schema: HOTEL_AREAS.events,
  read: async (db) => ({ rows: ((await readDocument(db, 'events')) ?? []).map(eventOf) }),
  async write(tx, _subject, value, now) {
    await writeDocument(tx, 'events', eventRows((value as z.output<typeof HOTEL_AREAS.events>).rows), now);
  },
};

const ACCESS: Resource = {
  ...common,
  schema: HOTEL_AREAS.access,
  read: async (db) => ({
    ...{ mode: 'stay', opening: 'hour', seal: 'strict', doors: 'reception', choose: false },
    ...(await readDocument(db, 'access')),
  }),
  async write(tx, _subject, value, now) {
    await writeDocument(tx, 'access', value as z.output<typeof HOTEL_AREAS.access>, now);
  },
};

const LOCKS: Resource = {
  ...common,
  schema: HOTEL_AREAS.locks,
  read: async (db) => (await readDocument(db, 'locks')) ?? USUAL_LOCKS,
  async write(tx, _subject, value, now) {
    await writeDocument(tx, 'locks', value as LockSettings, now);
  },
};

function eventOf({ vi, en }: HotelEvents[number]): HotelEvent {
  const both = (column: (typeof EVENT_COLUMNS)[number]): { vi: string; en: string } => {
    const at = EVENT_COLUMNS.indexOf(column);
    return { vi: vi[at] ?? '', en: en[at] ?? '' };
  };
  const picture = both('imageUrl');
  return {
    title: both('title'),
    date: both('date'),
    location: both('location'),
    description: both('description'),
    imageUrl: picture.vi === '' ? picture.en : picture.vi,
  };
}

function rowOf(event: HotelEvent, lang: Language): string[] {
  return EVENT_COLUMNS.map((column) => (column === 'imageUrl' ? event.imageUrl : event[column][lang]));
}

/** Picks the schema's fields without validating, so values stored before a rule existed stay readable. */
function slice(schema: z.ZodMiniObject, value: object): object {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, inner]) => {
      const part = (value as Record<string, unknown>)[key];
      const nested = inner instanceof z.ZodMiniObject && typeof part === 'object' && part !== null;
      return [key, nested ? slice(inner, part) : part];
    }),
  );
}
