import { fold } from '../fold';
import { shownAfter } from '../paging';
import { lessPercent } from '../bookings/prices/discount';
import { slugNames, slugOf } from '../blog/slug';

/** Areas of tours (specification §3); `OTHER` is everywhere else. */
export const TOUR_AREAS = ['HA_NOI', 'HA_LONG', 'DA_NANG', 'HO_CHI_MINH', 'OTHER'] as const;
export type TourArea = (typeof TOUR_AREAS)[number];

/** Areas with their own list of tours (specification §2). */
export const TOUR_LIST_AREAS = ['HA_NOI', 'HA_LONG'] as const;

/** Reads an area of a tour; `null` when it is none. */
export const asTourArea = (value: unknown): TourArea | null => TOUR_AREAS.find((area) => area === value) ?? null;

/** Fields of a tour that a list needs. */
interface ListedTour {
  name: string;
  description: string;
  durationDays: number;
  /** Per person before the discount, VND. */
  price: number;
  discountPercent: number;
}

/** N days and N-1 nights (specification §9); `null` for what is under a day, or no whole number of days. */
export const tourDuration = (durationDays: number): { days: number; nights: number } | null =>
  Number.isInteger(durationDays) && durationDays >= 1 ? { days: durationDays, nights: durationDays - 1 } : null;

/** Price of a tour for one adult after its discount, VND. */
export const tourPrice = (tour: Pick<ListedTour, 'price' | 'discountPercent'>): number =>
  lessPercent(tour.price, tour.discountPercent);

/** Durations to filter by, in days. The specification shows 2 and 3 (§9); a list of day trips needs the first too. */
export const DURATION_FILTERS = [1, 2, 3] as const;
type DurationFilter = (typeof DURATION_FILTERS)[number];

/** Price bands to filter by (specification §9), by what an adult really pays. */
export const PRICE_FILTERS = ['under-2m', '2m-3m', 'over-3m'] as const;
type PriceFilter = (typeof PRICE_FILTERS)[number];

/** The borders of the bands, VND; both belong to the middle one. */
const PRICE_BORDERS = { low: 2_000_000, high: 3_000_000 } as const;

export const asDurationFilter = (value: unknown): DurationFilter | null =>
  DURATION_FILTERS.find((days) => String(days) === value) ?? null;
export const asPriceFilter = (value: unknown): PriceFilter | null =>
  PRICE_FILTERS.find((band) => band === value) ?? null;

/** The band of a price, VND. */
export const priceBand = (price: number): PriceFilter =>
  price < PRICE_BORDERS.low ? 'under-2m' : price > PRICE_BORDERS.high ? 'over-3m' : '2m-3m';

export interface TourFilter {
  /** Words of the name or the description, marks and case aside. */
  words: string;
  days: DurationFilter | null;
  price: PriceFilter | null;
}

/** Tells whether a tour matches a search. */
export function tourFits(tour: ListedTour, { words, days, price }: TourFilter): boolean {
  if (days !== null && tour.durationDays !== days) return false;
  if (price !== null && priceBand(tourPrice(tour)) !== price) return false;
  const text = fold(`${tour.name} ${tour.description}`);
  return fold(words)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Tells whether an address names this tour, in any marks and case (ruling 20). */
export const tourNamed = (slug: string, { name }: { name: string }): boolean =>
  slugNames(slug, name) || (slugOf(slug) !== '' && slugOf(slug) === slugOf(name));

/** Hours of an itinerary as they are kept, `HH:mm:ss` (specification §3), shown as `HH:mm`. */
export const showTimeSlot = (timeSlot: string): string => timeSlot.slice(0, 5);

/** Comments shown at first and added by "Xem thêm". */
const COMMENTS_STEP = 10;

/** Comments shown after so many presses of "Xem thêm". */
export const commentPage = <T>(comments: readonly T[], presses: number): readonly T[] =>
  comments.slice(0, shownAfter(presses, comments.length, COMMENTS_STEP));
