import * as z from 'zod/mini';
import { HELP_KINDS } from '../../domain/guest-requests/guest-request';
import { TOWER_LOCKS } from '../../domain/guest-access/towers';

const place = z.object({
  name: z.string(),
  /** Line that says what the place is good for. */
  note: z.string(),
  address: z.optional(z.string()),
  hours: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Typical price per person in VND. */
  price: z.optional(z.number()),
  /** Id in the picture library. */
  picture: z.optional(z.string()),
});

/**
 * Place that a taxi is ordered to: its name, the Vietnamese one where that is another, and about what it costs in VND.
 */
const ride = z.object({ name: z.string(), vi: z.optional(z.string()), price: z.optional(z.number()) });

/** Pharmacy or hospital: its name, the Vietnamese one where that is another, and the address for a driver. */
const helpPlace = z.object({
  kind: z.enum(HELP_KINDS),
  name: z.string(),
  vi: z.optional(z.string()),
  address: z.string(),
  phone: z.optional(z.string()),
});

const contact = z.object({ name: z.string(), phone: z.string(), note: z.string() });

/** Row of a compensation table: product, unit, price in VND. Its number is its position, from 1. */
const compensationRow = z.tuple([z.string(), z.string(), z.number()]);
/** Row of the bedding list: item, size, price in VND. */
const beddingRow = z.tuple([z.string(), z.string(), z.number()]);

/**
 * `GET /api/guide-content?lang=vi|en`: everything the guide shows as data, in one language, without any secret.
 * It is also the inline JSON of the prerendered guide, so it stays small. The hotel can change every value of it.
 */
export const guideContent = z.object({
  /** Hash of the content; changes whenever any value does. */
  version: z.string(),
  lang: z.enum(['vi', 'en']),
  brand: z.string(),
  /** Short address, for the header of the printed page and the map link. */
  address: z.string(),
  /**
   * Vietnamese words with which help is called to the house, where the guide is in another language: the door is added to
   * them. Who answers 113 to 115 speaks no other for sure.
   */
  callVi: z.optional(z.string()),
  mapUrl: z.string(),
  /** A map to stand in the home page after a tap; absent where there is none. */
  mapEmbedUrl: z.optional(z.string()),
  /** The open network in the lobby, for a guest whose own Wi-Fi is not open yet. `''` when there is none. */
  lobbyWifi: z.string(),
  phones: z.object({ reception: z.string(), customerService: z.string(), motorbike: z.string(), zalo: z.string() }),
  /** Hours as HH:mm in Viet Nam. */
  hours: z.object({
    checkIn: z.string(),
    checkOut: z.string(),
    quietFrom: z.string(),
    dailySuppliesFrom: z.string(),
    cleaningRequestBefore: z.string(),
  }),
  liftFloors: z.tuple([z.number(), z.number()]),
  roofFloor: z.number(),
  /** Money in VND. */
  fees: z.object({ violation: z.number(), wine: z.number() }),
  freeCleaningFromNights: z.number(),
  towers: z.array(z.object({ id: z.string(), lock: z.enum(TOWER_LOCKS), electricCurtain: z.boolean() })),
  /** Sections 5-1 to 5-4, in this order. */
  compensation: z.array(z.array(compensationRow)),
  /** Some prices of the tables are the demo hotel's own, not the specification's. */
  demoPrices: z.optional(z.boolean()),
  /** Parts of the guide that this house is without, `8-1`, `film 3` or `words 4`; absent where it has them all. */
  gone: z.optional(z.array(z.string())),
  /** The house's own words, by the keys of the guide's; absent where it has none. */
  words: z.optional(z.record(z.string(), z.unknown())),
  /** Sections in the order of this house's guide, in two groups; absent where it is the specification's. */
  order: z.optional(z.object({ main: z.array(z.string()), more: z.array(z.string()) })),
  /** The house's own words of a part, or in a section of its own; absent where it says nothing. */
  own: z.optional(
    z.array(
      z.object({
        part: z.string(),
        title: z.optional(z.string()),
        /** The language that it is written in, where that is not the guide's. */
        lang: z.optional(z.enum(['vi'])),
        /** Paragraphs and lists: each its kind, then its lines. */
        text: z.array(z.array(z.string())),
      }),
    ),
  ),
  /** Phones count which sections are opened and which films play; absent where the hotel has switched it off. */
  countReading: z.optional(z.boolean()),
  /** Nobody can pay by wallet at this hotel; absent where one can. */
  walletClosed: z.optional(z.boolean()),
  /** No mail leaves this house, for it has no mail server; absent where they do. */
  mailsKept: z.optional(z.boolean()),
  /** Section 5-5. */
  bedding: z.array(beddingRow),
  /** Section 6: what is on which floor, from the basement up; `plan` names the floor-plan picture. */
  floors: z.array(z.object({ floors: z.string(), text: z.string(), plan: z.string() })),
  /** Tower, units and outlook (`domain/guide/postcard/window.ts`) of the doors that the house says a view of. */
  views: z.optional(z.array(z.array(z.string()))),
  /** Names of `OFFERED_WISHES` that this house has; an older phone has no picture of a newer one's. */
  offers: z.optional(z.array(z.string())),
  rides: z.optional(z.array(ride)),
  /** Address and entrance in Vietnamese, for who brings a guest home; absent where the guide itself is in Vietnamese. */
  addressVi: z.optional(z.string()),
  gate: z.optional(z.string()),
  gateVi: z.optional(z.string()),
  helpPlaces: z.optional(z.array(helpPlace)),
  /** The house's answers to what everybody asks, in the order of `ASKED`; `''` where it says nothing. */
  answers: z.optional(z.array(z.string())),
  motorbikes: z.array(contact),
  delivery: z.array(contact),
  /** Messaging group of 10-1; `''` when there is none. */
  groupUrl: z.string(),
  /** The house on Messenger, Facebook and Telegram; absent where it is not. */
  messengerUrl: z.optional(z.string()),
  facebookUrl: z.optional(z.string()),
  telegramUrl: z.optional(z.string()),
  /** Address for mail to the house; absent when it has none. */
  email: z.optional(z.string()),
  /** Section 12: groups in the order they are shown; `kind` says whether under 12-1 or 12-2. */
  dining: z.array(z.object({ kind: z.enum(['food', 'drinks']), title: z.string(), places: z.array(place) })),
  ownership: z.object({ price: z.string(), bankSupport: z.string() }),
});
export type GuideContent = z.infer<typeof guideContent>;
export type DiningPlace = z.infer<typeof place>;
