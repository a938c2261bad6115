import { OFFERED_AREAS } from '../catalogue/areas';
import type { Day } from '../days';
import { fold } from '../fold';

export type OfferedArea = (typeof OFFERED_AREAS)[number];

/** The destination of a search: an area, or one place in it. */
export interface Place {
  area: OfferedArea;
  /** `null` for the whole area. */
  name: string | null;
}

/** The places that the search box offers in each area; an apartment lies in one when its address names it. */
export const PLACES: Readonly<Record<OfferedArea, readonly string[]>> = {
  HA_NOI: ['Hoàn Kiếm', 'Tây Hồ'],
  HA_LONG: ['Bãi Cháy', 'Hòn Gai', 'Tuần Châu'],
};

/** A search as far as it is filled in. */
export interface StaySearch {
  place: Place | null;
  checkIn: Day | null;
  checkOut: Day | null;
  rooms: number | null;
  adults: number;
  children: number;
}

/** Guests of each kind that the counters go up to. */
export const MAX_GUESTS = 20;

/** The search box as it is opened (specification §9): one room, one adult, no place and no dates yet. */
export const EMPTY_SEARCH: StaySearch = {
  place: null,
  checkIn: null,
  checkOut: null,
  rooms: 1,
  adults: 1,
  children: 0,
};

/** What is missing before a search can be made (specification §5). */
export interface SearchProblems {
  place: boolean;
  dates: boolean;
  rooms: boolean;
}

export function searchProblems(search: StaySearch): SearchProblems | null {
  const { checkIn, checkOut } = search;
  const problems = {
    place: search.place === null,
    dates: checkIn === null || checkOut === null || checkOut <= checkIn,
    rooms: search.rooms === null,
  };
  return Object.values(problems).includes(true) ? problems : null;
}

const CITY: Readonly<Record<OfferedArea, string>> = { HA_NOI: 'ha noi', HA_LONG: 'ha long' };

/** A place as addresses write it: `ha-long`, or `bai-chay,ha-long`. */
export const placeWord = ({ area, name }: Place): string =>
  [...(name === null ? [] : [name]), CITY[area]].map((word) => fold(word).replace(/ /g, '-')).join(',');

/** Reads a place in any spelling: `HA_LONG`, `ha-long`, "Bãi Cháy, Hạ Long". `null` when it is none of ours. */
export function readPlace(text: string): Place | null {
  const words = fold(text.replace(/[-_]/g, ' '));
  for (const area of OFFERED_AREAS) {
    const name = PLACES[area].find((place) => words.includes(fold(place)));
    if (name !== undefined) return { area, name };
  }
  const area = OFFERED_AREAS.find((one) => words.includes(CITY[one]));
  return area ? { area, name: null } : null;
}

/** Whether an address lies in a place. */
export const liesIn = (address: string, { name }: Place): boolean =>
  name === null || fold(address).includes(fold(name));

/** City words of the lists by location (specification §2): an address in Quảng Ninh is one in Hạ Long. */
const CITY_MARKS: Readonly<Record<OfferedArea, readonly string[]>> = {
  HA_NOI: ['ha noi'],
  HA_LONG: ['ha long', 'quang ninh'],
};

/** Whether an address lies in the city of a list by location. */
export const liesInCity = (address: string, area: OfferedArea): boolean =>
  CITY_MARKS[area].some((mark) => fold(address).includes(mark));

/** The area of `/apartments/ha-long`; `null` for a city that we are not in. */
export const areaOfSlug = (slug: string): OfferedArea | null =>
  OFFERED_AREAS.find((area) => CITY[area].replace(' ', '-') === slug.toLowerCase()) ?? null;
