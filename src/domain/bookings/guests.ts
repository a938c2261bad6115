/** Rooms of one type in one booking, and the default search (specification §9). */
export const MAX_ROOMS = 5;
/** Guests that one room takes above those whose price it includes, of each kind; each costs the surcharge. */
const EXTRA_GUESTS_PER_ROOM = 2;
const BABIES_PER_ROOM = 2;

/** A room type's included guests and how many rooms of it there are. */
export interface RoomForGuests {
  maxAdults: number;
  maxChildren: number;
  maxRooms: number;
}

export interface Guests {
  quantity: number;
  adults: number;
  children: number;
  babies: number;
}

/** Guests included in the price of so many rooms: the counters of the booking page start there. */
export const includedGuests = (room: RoomForGuests, quantity: number): Omit<Guests, 'quantity'> => ({
  adults: room.maxAdults * quantity,
  children: room.maxChildren * quantity,
  babies: 0,
});

/** The most that can be booked for so many rooms. */
export const guestLimits = (room: RoomForGuests, quantity: number): Guests => ({
  quantity: Math.min(room.maxRooms, MAX_ROOMS),
  adults: (room.maxAdults + EXTRA_GUESTS_PER_ROOM) * quantity,
  children: (room.maxChildren + EXTRA_GUESTS_PER_ROOM) * quantity,
  babies: BABIES_PER_ROOM * quantity,
});

/** Travellers as a search counts them. */
export interface Party {
  adults: number;
  children: number;
}

/** A party as the counters of a room can hold it; the included guests where the party is not known. */
export function fitParty(party: Party | null, room: RoomForGuests, quantity: number): Omit<Guests, 'quantity'> {
  if (party === null) return includedGuests(room, quantity);
  const limits = guestLimits(room, quantity);
  return {
    adults: Math.min(Math.max(party.adults, 1), limits.adults),
    children: Math.min(party.children, limits.children),
    babies: 0,
  };
}

/** Tells whether so many rooms take a whole party. */
export const takesParty = (party: Party, room: RoomForGuests, quantity: number): boolean =>
  guestProblem({ ...party, babies: 0, quantity }, room) === null;

export const GUEST_KINDS = ['adults', 'children', 'babies'] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];

interface GuestProblem {
  field: keyof Guests;
  code: 'tooManyRooms' | 'tooManyGuests' | 'tooFewGuests';
}

/** The first thing that is wrong with the guests of a booking; `null` when the room takes them. */
export function guestProblem(guests: Guests, room: RoomForGuests): GuestProblem | null {
  const limits = guestLimits(room, guests.quantity);
  if (guests.quantity < 1) return { field: 'quantity', code: 'tooFewGuests' };
  if (guests.quantity > limits.quantity) return { field: 'quantity', code: 'tooManyRooms' };
  if (guests.adults < 1) return { field: 'adults', code: 'tooFewGuests' };
  for (const field of ['adults', 'children', 'babies'] as const) {
    if (guests[field] < 0) return { field, code: 'tooFewGuests' };
    if (guests[field] > limits[field]) return { field, code: 'tooManyGuests' };
  }
  return null;
}
