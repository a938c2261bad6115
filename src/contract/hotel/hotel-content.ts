import * as z from 'zod/mini';
import { REFUND_WORKING_DAYS } from '../../domain/bookings/booking';
import { USUAL_DAY_END } from '../../domain/days';
import { type Feature, FEATURES } from '../../domain/features';
import { HELP_KINDS, type OfferedWish } from '../../domain/guest-requests/guest-request';
import { ASKED, type Asked } from '../../domain/guide/asked';
import { wholeSections } from '../../domain/guide/parts/house-sections';
import { OWN_CHOICE, type OwnChoice } from '../../domain/guide/parts/own-choice';
import { TOWER_LOCKS } from '../../domain/guest-access/towers';
import { guideSections } from './guide-sections';
import {
  MAX_LINE,
  text,
  line,
  needed,
  both,
  bilingual,
  bilingualNote,
  spare,
  vnd,
  floor,
  clockTime,
  spareHour,
  spareClockTime,
  receptionHours,
  phone,
  webAddress,
  secureAddress,
  rows,
  taxCode,
  spareEmail,
} from './hotel-fields';

/*
 * What the guide shows as data, as the hotel file gives it and as the desk corrects it: one schema for both.
 */

const MAX_GROUPS = 30;

const contact = z.object({
  name: bilingual,
  phone: z._default(phone, ''),
  note: z._default(bilingualNote, { vi: '', en: '' }),
});
const place = z.object({
  name: bilingual,
  note: bilingualNote,
  address: spare(both(line)),
  hours: spare(line),
  phone: spare(phone),
  price: spare(vnd),
  /** Id in the picture library. */
  picture: spare(z.string().check(z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'invalid'), z.maxLength(MAX_LINE, 'tooLong'))),
});

/** Place that a guest may have to be taken to at night; its address is for a driver to read. */
const helpPlace = z.object({ kind: z.enum(HELP_KINDS), name: bilingual, address: needed, phone: spare(phone) });

/** Place that a taxi is ordered to, and about what it costs. */
const ride = z.object({ name: bilingual, price: spare(vnd) });

const compensationRow = z.object({
  vi: needed,
  en: needed,
  unit: bilingual,
  price: vnd,
  /** Price of the English table where the two of the specification differ. */
  priceEn: spare(vnd),
  /** A price of the demo hotel's own, said to be one under its tables. */
  demo: spare(z.boolean()),
});
/** One of the tables of sections 5-1 to 5-4. */
export const compensationTable = rows(compensationRow);
const beddingRow = z.object({ vi: needed, en: needed, size: line, price: vnd });
const floorRow = z.object({ floors: bilingual, text: bilingual, plan: line });
/** View from the doors of a tower, by their units as the plates of each floor count them: "01–10". */
const doorView = z.object({ tower: line, units: needed, text: bilingual, picture: z._default(line, '') });

/** The four tables of sections 5-1 to 5-4, in this order. */
const COMPENSATION_TABLES = 4;

/** Holds values that a hotel file may leave out; `NEW_HOUSE` stands in for them. */
export const hotelStandards = z.object({
  hours: z.object({
    /** Hour in both languages, where it is set (ruling 21). */
    checkIn: z._default(z.nullable(clockTime), null),
    checkInVi: clockTime,
    checkInEn: clockTime,
    checkOut: clockTime,
    /** Price of each hour that has begun after it, which the desk fills in; without it none is. */
    lateAnHour: spare(vnd),
    /** End of the hotel's day: a guest who comes at half past midnight comes for the night that is running. */
    dayEnds: z._default(clockTime, USUAL_DAY_END),
    quietFrom: spareClockTime,
    dailySuppliesFrom: spareClockTime,
    cleaningRequestBefore: spareHour,
    /** Without it nothing promises that somebody answers at any hour. */
    reception: spare(receptionHours),
  }),
  liftFloors: z.tuple([floor, floor]),
  roofFloor: both(floor),
  fees: z.object({ violation: vnd, wine: vnd }),
  /** 0 where no stay is long enough. */
  freeCleaningFromNights: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(90, 'invalid')),
  compensation: z.array(compensationTable).check(z.length(COMPENSATION_TABLES, 'invalid')),
  bedding: rows(beddingRow),
  floors: rows(floorRow),
  ownership: z.object({ price: both(line), bankSupport: both(line) }),
});

/** Stands for a house that says nothing else: no rule, no price, no promise. */
export const NEW_HOUSE: z.input<typeof hotelStandards> = {
  hours: {
    checkIn: '14:00',
    checkInVi: '14:00',
    checkInEn: '14:00',
    checkOut: '12:00',
    quietFrom: '',
    dailySuppliesFrom: '',
    cleaningRequestBefore: '',
  },
  // Named by no sentence until the house has a lift and floors.
  liftFloors: [1, 1],
  roofFloor: { vi: 1, en: 1 },
  fees: { violation: 0, wine: 0 },
  freeCleaningFromNights: 0,
  compensation: [[], [], [], []],
  bedding: [],
  floors: [],
  ownership: { price: '', bankSupport: '' },
};

/** Things that not every house has, by what guests ask for. */
const offered = z._default(z.boolean(), false);
const offers = z.object({
  pillow: offered,
  water: offered,
  cot: offered,
  bed: offered,
  breakfast: offered,
  rubbish: offered,
  taxi: offered,
} satisfies Record<OfferedWish, typeof offered>);
const NOTHING_OFFERED = z.parse(offers, {});

const answered = z._default(bilingualNote, { vi: '', en: '' });
/** The house's answers to what everybody asks; empty where it has none, and reception is named instead. */
const answers = z.object(
  Object.fromEntries(ASKED.map((question) => [question, answered])) as Record<Asked, typeof answered>,
);
const NOTHING_ANSWERED = z.parse(answers, {});

const features = z.object(
  Object.fromEntries(FEATURES.map((name) => [name, offered])) as Record<Feature, typeof offered>,
);
const NO_FEATURES = z.parse(features, {});
/** A house from before it could choose. */
const ALL_FEATURES = z.parse(features, Object.fromEntries(FEATURES.map((name) => [name, true])));

const guideParts = z.object(
  Object.fromEntries(OWN_CHOICE.map((part) => [part, offered])) as Record<OwnChoice, typeof offered>,
);
const NO_PARTS = z.parse(guideParts, {});
const ALL_PARTS = z.parse(guideParts, Object.fromEntries(OWN_CHOICE.map((part) => [part, true])));

/** Facts of who stands behind the house: each is shown where it is told, and nowhere else. */
const legal = z.object({
  /** Company, household or person. */
  name: z._default(line, ''),
  taxCode: z._default(taxCode, ''),
  /** Address that the business is registered at. */
  address: z._default(line, ''),
  license: z._default(line, ''),
  /** Person who answers for the house and for its guests' data. */
  responsible: z._default(line, ''),
  email: z._default(spareEmail, ''),
  /** The house's entry with the Ministry of Industry and Trade. */
  noticeUrl: secureAddress,
});
const NOTHING_LEGAL = z.parse(legal, {});

export const hotelProfile = z.extend(hotelStandards, {
  brand: needed,
  phones: z.object({ reception: phone, customerService: phone, motorbike: phone, zalo: phone }),
  address: z._default(both(line), { vi: '', en: '' }),
  mapUrl: webAddress(/^https?$/),
  /** The same place as a page that may stand in a frame of ours, shown after a tap (ruling 30). */
  mapEmbedUrl: secureAddress,
  lobbyWifi: z._default(line, ''),
  /** Working days within which money comes back, as guests are told. */
  refundWorkingDays: z._default(
    z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(60, 'invalid')),
    REFUND_WORKING_DAYS,
  ),
  groupUrl: secureAddress,
  messengerUrl: secureAddress,
  facebookUrl: secureAddress,
  telegramUrl: secureAddress,
  /** Address for mail to the house. */
  email: z._default(spareEmail, ''),
  legal: z._default(legal, NOTHING_LEGAL),
  /** Doors whose plates name no tower stand in one without a name. */
  towers: z.array(z.object({ id: line, lock: z.enum(TOWER_LOCKS), electricCurtain: z.boolean() })),
  doorViews: z._default(rows(doorView), []),
  /** Says what this house has and shows. */
  features: z._default(features, NO_FEATURES),
  /** Parts of the guide about things that nothing else says the house has. */
  guideParts: z._default(guideParts, NO_PARTS),
  /** Sections of the guide in their order, and what the house says in them itself. */
  guideSections: z._default(guideSections, wholeSections([])),
  /** Place of the house, as guests know it; its apartments lie there where they do not say. */
  city: z._default(line, ''),
  /** Lists what guests ask for by pictures here, besides what every house has. */
  offers: z._default(offers, NOTHING_OFFERED),
  rides: z._default(rows(ride), []),
  /** Entrance that a driver stops at. */
  gate: z._default(both(line), { vi: '', en: '' }),
  helpPlaces: z._default(rows(helpPlace), []),
  answers: z._default(answers, NOTHING_ANSWERED),
  motorbikes: z._default(rows(contact), []),
  delivery: z._default(rows(contact), []),
  dining: z._default(
    z
      .array(z.object({ kind: z.enum(['food', 'drinks']), title: bilingual, places: rows(place) }))
      .check(z.maxLength(MAX_GROUPS, 'tooLong')),
    [],
  ),
});
/** Fields that a profile stored by an older version lacks, with the values that it gets. */
export const ADDED_LATER = {
  refundWorkingDays: REFUND_WORKING_DAYS,
  features: ALL_FEATURES,
  guideParts: ALL_PARTS,
  guideSections: wholeSections([]),
  city: '',
  doorViews: [],
  offers: NOTHING_OFFERED,
  rides: [],
  gate: { vi: '', en: '' },
  helpPlaces: [],
  answers: NOTHING_ANSWERED,
  legal: NOTHING_LEGAL,
};
const HOURS_ADDED_LATER = { dayEnds: USUAL_DAY_END };
/** Facts of the hotel that the guide shows and everybody may see, in both languages. */
export type HotelProfile = z.output<typeof hotelProfile>;

/** An event as the desk edits it; the guide gets it as a row of a sheet. */
const hotelEvent = z.object({
  title: bilingual,
  date: both(line),
  location: both(line),
  description: both(text(2000)),
  imageUrl: z
    .string()
    .check(z.trim(), z.maxLength(1000, 'tooLong'), z.regex(/^(|\/(?![/\\])\S*|https:\/\/[^\s/]+\S*)$/, 'webAddress')),
});
export type HotelEvent = z.output<typeof hotelEvent>;
export const hotelEvents = rows(hotelEvent);

/** A profile as it was written, with what later versions ask of one. */
export const wholeProfile = (profile: HotelProfile): HotelProfile => ({
  ...ADDED_LATER,
  ...profile,
  hours: { ...HOURS_ADDED_LATER, ...profile.hours },
});
