import type { Apartment, Availability, Room } from '../../contract/catalogue/apartments';
import { type Offers, offersOf } from '../../domain/catalogue/offers';
import { ROOM_FILTERS, type RoomFilter } from '../../domain/bookings/rooms-for-party';
import { lastPageOf } from '../../offline/bookings/find-stay';

/** Offers as far as their pages are there. */
export interface FoundOffers extends Offers<Apartment, Room> {
  /** Offers of all pages. */
  total: number;
  /** All that is free is there: it is arranged here. */
  isWhole: boolean;
}

/** Arranges the pages of a search; what is said of all of them comes with each. */
export function foundIn(pages: readonly Availability[], asked: Parameters<typeof offersOf>[1]): FoundOffers {
  const [first] = pages;
  const seen = new Set<number>();
  const results = pages
    .flatMap((page) => page.results)
    // A room that has moved between two answers stands in both.
    .map((result) => ({ ...result, rooms: result.rooms.filter(({ id }) => !seen.has(id) && seen.add(id)) }));
  const offers = offersOf(results, asked);
  if (first === undefined || lastPageOf(first) === null) {
    return { ...offers, total: offers.asAsked.length + offers.inMore.length, isWhole: true };
  }
  const { total = 0, unfit = 0, useful = [] } = first;
  const isUseful = (filter: RoomFilter): boolean => useful.includes(filter);
  const filters = (Object.keys(ROOM_FILTERS) as RoomFilter[]).filter(isUseful);
  return { ...offers, total, unfit, useful: filters, isWhole: false };
}
