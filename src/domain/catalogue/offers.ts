import { byPrice, type PriceOrder } from './apartment-order';
import type { HousePlace } from './places';
import type { Day } from '../days';
import type { Party } from '../bookings/guests';
import { type PricedRoom, type Quote, quoteRoom } from '../bookings/pricing';
import { liesIn } from '../bookings/read-place';
import { ROOM_FILTERS, type RoomFilter, roomsFor, type RoomToSleepIn } from '../bookings/rooms-for-party';
import type { Place } from '../bookings/stay-search';

/** A room type as far as a search looks at it. */
interface FreeRoom extends PricedRoom, RoomToSleepIn {
  policy: string;
  size: number;
}

/** A room type to book: the button of its card books this. */
export interface Offer<Home, Room> {
  apartment: Home;
  room: Room;
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  party: Party;
  quote: Quote;
}

/** Party, filters and order that free rooms are arranged by. */
export interface OfferView {
  place: Place;
  rooms: number | null;
  adults: number;
  children: number;
  filters: readonly RoomFilter[];
  order: PriceOrder | null;
}

interface Asked extends OfferView {
  places: readonly HousePlace[] | null;
  checkIn: Day;
  checkOut: Day;
}

export interface Offers<Home, Room> {
  /** Fit the party in as many rooms as were asked for. */
  asAsked: readonly Offer<Home, Room>[];
  /** Fit it in more rooms only. */
  inMore: readonly Offer<Home, Room>[];
  /** Room types that are free and have no place to sleep for everybody. */
  unfit: number;
  /** Filters that leave some of what fits, and not all of it. */
  useful: readonly RoomFilter[];
}

/** Things to book that a search found, those that fit best first, each with its total. */
export function offersOf<Home extends { location: string }, Room extends FreeRoom>(
  results: readonly { apartment: Home; rooms: readonly Room[] }[],
  { place, places, checkIn, checkOut, filters, order, ...search }: Asked,
): Offers<Home, Room> {
  const party = { adults: search.adults, children: search.children };
  const free = results
    .filter(({ apartment }) => liesIn(apartment.location, place, places))
    .flatMap(({ apartment, rooms }) => rooms.map((room) => ({ apartment, room })))
    .filter(({ room }) => room.roomsLeft >= (search.rooms ?? 1));
  const fitting = free.flatMap(({ apartment, room }): Offer<Home, Room>[] => {
    const quantity = roomsFor(room, search);
    if (quantity === null) return [];
    const quote = quoteRoom(room, { checkIn, checkOut, quantity, ...party });
    return [{ apartment, room, checkIn, checkOut, quantity, party, quote }];
  });
  const passing = fitting.filter(({ room }) => filters.every((filter) => ROOM_FILTERS[filter](room)));
  const offers = byPrice(passing, order, ({ quote }) => quote.total);
  const asked = ({ quantity }: Offer<Home, Room>): boolean => quantity === (search.rooms ?? 1);
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
