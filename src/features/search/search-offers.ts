import { byPrice, type PriceOrder } from '../../domain/catalogue/apartment-order';
import type { HousePlace } from '../../domain/catalogue/places';
import type { Day } from '../../domain/days';
import { quoteRoom } from '../../domain/bookings/pricing';
import { ROOM_FILTERS, type RoomFilter, roomsFor } from '../../domain/bookings/rooms-for-party';
import { liesIn } from '../../domain/bookings/read-place';
import type { Place, StaySearch } from '../../domain/bookings/stay-search';
import type { FoundStay, Result } from './search-stay';

interface Asked {
  search: StaySearch;
  place: Place;
  places: readonly HousePlace[] | null;
  checkIn: Day;
  checkOut: Day;
  filters: readonly RoomFilter[];
  order: PriceOrder | null;
}

export interface Offers {
  /** Fit the party in as many rooms as were asked for. */
  asAsked: readonly FoundStay[];
  /** Fit it in more rooms only. */
  inMore: readonly FoundStay[];
  /** Room types that are free and have no place to sleep for everybody. */
  unfit: number;
  /** Filters that leave some of what fits, and not all of it. */
  useful: readonly RoomFilter[];
}

/** Things to book that a search found, those that fit best first, each with its total. */
export function offersOf(
  results: readonly Result[],
  { search, place, places, checkIn, checkOut, filters, order }: Asked,
): Offers {
  const party = { adults: search.adults, children: search.children };
  const free = results
    .filter(({ apartment }) => liesIn(apartment.location, place, places))
    .flatMap(({ apartment, rooms }) => rooms.map((room) => ({ apartment, room })))
    .filter(({ room }) => room.roomsLeft >= (search.rooms ?? 1));
  const fitting = free.flatMap(({ apartment, room }): FoundStay[] => {
    const quantity = roomsFor(room, search);
    if (quantity === null) return [];
    const quote = quoteRoom(room, { checkIn, checkOut, quantity, ...party });
    return [{ apartment, room, checkIn, checkOut, quantity, party, quote }];
  });
  const passing = fitting.filter(({ room }) => filters.every((filter) => ROOM_FILTERS[filter](room)));
  const offers = byPrice(passing, order, ({ quote }) => quote.total);
  const asked = ({ quantity }: FoundStay): boolean => quantity === (search.rooms ?? 1);
  return {
    asAsked: offers.filter(asked),
    inMore: offers.filter((offer) => !asked(offer)),
    unfit: free.length - fitting.length,
    useful: (Object.keys(ROOM_FILTERS) as RoomFilter[]).filter((filter) => {
      const left = fitting.filter(({ room }) => ROOM_FILTERS[filter](room)).length;
      return filters.includes(filter) || (left > 0 && left < fitting.length);
    }),
  };
}
