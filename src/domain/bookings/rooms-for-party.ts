import { MAX_ROOMS, type Party, type RoomForGuests, takesParty } from './guests';

/** A room type as far as sleeping in it goes. */
export interface RoomToSleepIn extends RoomForGuests {
  guests: number;
  beds: number;
  roomsLeft: number;
}

/** Adults that share a bed. */
const ADULTS_PER_BED = 2;

/** Tells whether so many rooms have beds for a whole party, without a mattress on the floor. */
const sleepsParty = (party: Party, room: Pick<RoomToSleepIn, 'guests' | 'beds'>, quantity: number): boolean =>
  party.adults <= room.beds * ADULTS_PER_BED * quantity && party.adults + party.children <= room.guests * quantity;

/** The fewest rooms, from as many as were asked for, in which a party sleeps; `null` where not so many are left. */
export function roomsFor(room: RoomToSleepIn, search: Party & { rooms: number | null }): number | null {
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
