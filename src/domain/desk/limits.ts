import { MAX_NIGHTS } from '../bookings/booking';
import { type FigureRange, isInRange, usualFigures } from './figure-range';

/**
 * Limits on how often strangers may do things. Each is the hotel's to change; the reasons stand beside the fields at
 * the desk.
 */
export const LIMIT_KINDS = [
  'bookingsPerNetwork',
  'bookingsPerNetworkAnHour',
  'nightsPerNetwork',
  'nightsPerRoom',
  'mailsAnHour',
  'mailsADay',
  'formsAMinute',
  'doorsPerNetwork',
  'doorsPerDevice',
  'newPhonesPerLine',
  'doorsOutside',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export type Limits = Record<LimitKind, number>;

/**
 * Usual values and how far the hotel may move them. A limit cannot be set so low that one family is kept out, nor so
 * high that it is none.
 */
export const LIMITS: Readonly<Record<LimitKind, FigureRange>> = {
  /** Unconfirmed and unpaid bookings of one network at one time. */
  bookingsPerNetwork: { usual: 20, least: 5, most: 200 },
  /** Bookings made from one network within an hour, cancelled ones too. */
  bookingsPerNetworkAnHour: { usual: 40, least: 10, most: 400 },
  /** Unconfirmed nights of one network: one longest stay (ruling 9). */
  nightsPerNetwork: { usual: 90, least: 30, most: 900 },
  /** Unconfirmed nights of the whole house, for each of its rooms. */
  nightsPerRoom: { usual: 20, least: 5, most: 200 },
  /** Mails to one address that were caused without a login. */
  mailsAnHour: { usual: 8, least: 4, most: 60 },
  mailsADay: { usual: 20, least: 8, most: 200 },
  /** Forms of one client. */
  formsAMinute: { usual: 5, least: 3, most: 60 },
  /** Different doors an hour for one network outside the hotel's own lines (ruling 11). */
  doorsPerNetwork: { usual: 30, least: 5, most: 300 },
  /** Different doors an hour for one device. */
  doorsPerDevice: { usual: 5, least: 2, most: 50 },
  /** Phones without a mark that get a code with their first call, on one of the hotel's lines within a minute. */
  newPhonesPerLine: { usual: 20, least: 5, most: 600 },
  /** Doors an hour beyond the first of each network, over all networks outside: more is an attempt to list the apartments. */
  doorsOutside: { usual: 45, least: 10, most: 2000 },
};

export const USUAL_LIMITS: Limits = usualFigures(LIMITS);

/** A house of few rooms still takes so many unconfirmed nights: two longest stays. */
const LEAST_HOUSE_NIGHTS = 180;

/** Unconfirmed nights that a house of so many rooms takes. */
export const nightsOfHouse = (rooms: number, { nightsPerRoom }: Pick<Limits, 'nightsPerRoom'>): number =>
  Math.max(LEAST_HOUSE_NIGHTS, rooms * nightsPerRoom);

/** A house of few rooms still takes so many from its own lines: one longest stay and a month of short ones. */
const LEAST_LINE_NIGHTS = 120;

/**
 * Unconfirmed nights that all of the house's own lines together take, of so many of the house: everybody who walks in
 * is on them, so they cannot close the house for everybody else.
 */
export const nightsOfLines = (ofHouse: number): number => Math.max(LEAST_LINE_NIGHTS, Math.floor(ofHouse / 5));

/** Nights that one guest may have waiting for as long as there is any room: two weeks. */
export const SHORT_NIGHTS = 14;

/**
 * Of so many unconfirmed nights what longer waits may use: one half, so that a dozen strangers with a longest stay each
 * leave the other to guests with short ones; one longest stay (ruling 9) at least.
 */
export const nightsForLong = (most: number): number => Math.max(MAX_NIGHTS, Math.floor(most / 2));

/** Tells whether a limit can have a value. */
export const isLimit = (kind: LimitKind, value: number): boolean => isInRange(LIMITS[kind], value);

/**
 * A wider network counts for several narrow ones: an IPv6 /64 is one line, a /56 what a household or a small server is
 * given, a /48 what anybody gets for nothing.
 */
export const NETWORK_WEIGHTS = { line: 1, site: 2, block: 4 } as const;

/** All of the house's own lines together count for so many networks: hundreds of phones, and who stands in the hall. */
export const HOUSE_LINES_WEIGHT = 30;

/** The hotel's settings for strangers. */
export interface LimitSettings {
  limits: Limits;
  /** Addresses and CIDRs of the house's own lines, beside those of `HOTEL_NETWORKS`. */
  houseLines: readonly string[];
}

export const USUAL_LIMIT_SETTINGS: LimitSettings = { limits: USUAL_LIMITS, houseLines: [] };
