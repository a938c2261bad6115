import { OFFERED_AREAS } from '../catalogue/areas';
import type { Day } from '../days';
import { fold } from '../fold';
import { MAX_ROOMS, type Party, type RoomForGuests, takesParty } from './guests';

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

/** A room type as far as sleeping in it goes. */
export interface RoomToSleepIn extends RoomForGuests {
  guests: number;
  beds: number;
  roomsLeft: number;
}

/** Adults that share a bed. */
const ADULTS_PER_BED = 2;

/** Whether so many rooms have a place to sleep for a whole party, without a mattress on the floor. */
const sleepsParty = (party: Party, room: Pick<RoomToSleepIn, 'guests' | 'beds'>, quantity: number): boolean =>
  party.adults <= room.beds * ADULTS_PER_BED * quantity && party.adults + party.children <= room.guests * quantity;

/** The fewest rooms, from as many as were asked for, in which a party sleeps; `null` where not so many are left. */
export function roomsFor(room: RoomToSleepIn, search: StaySearch): number | null {
  const most = Math.min(room.roomsLeft, room.maxRooms, MAX_ROOMS);
  for (let quantity = search.rooms ?? 1; quantity <= most; quantity += 1) {
    if (sleepsParty(search, room, quantity) && takesParty(search, room, quantity)) return quantity;
  }
  return null;
}

/** Ways to narrow the results, by what is known of a room type. */
export const ROOM_FILTERS = {
  onArrival: ({ policy }) => policy === 'onArrival',
  twoBeds: ({ beds }) => beds >= 2,
  forty: ({ size }) => size >= 40,
} satisfies Readonly<Record<string, (room: { policy: string; beds: number; size: number }) => boolean>>;
export type RoomFilter = keyof typeof ROOM_FILTERS;

/** Reads the filters of an address, `onArrival,twoBeds`; what is none is left out. */
export const readRoomFilters = (text: string | null): RoomFilter[] =>
  (Object.keys(ROOM_FILTERS) as RoomFilter[]).filter((filter) => (text ?? '').split(',').includes(filter));

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
