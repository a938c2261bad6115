import { type Area, slugOfArea } from '../catalogue/areas';
import type { HousePlace } from '../catalogue/places';
import type { Day } from '../days';

/** The destination of a search: an area, or one quarter of it. */
export interface Place {
  area: Area;
  /** Id of the quarter, `null` for the whole area. */
  part: string | null;
}

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

/** Fields that a search still needs (specification §5). */
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

/** A place as addresses write it: `ha-long`, or `bai-chay,ha-long`. */
export const placeWord = ({ area, part }: Place): string =>
  [...(part === null ? [] : [part]), slugOfArea(area)].join(',');

/** A place in words: "Bãi Cháy, Hạ Long"; `''` while the house's places are not known. */
export function placeName({ area, part }: Place, places: readonly HousePlace[] | null): string {
  const place = places?.find((one) => one.area === area);
  return [place?.parts.find(({ id }) => id === part)?.name, place?.name].filter(Boolean).join(', ');
}
