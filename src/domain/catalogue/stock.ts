/** Doors of a room type and what is sold of it, before and after a change. */
export interface StockChange {
  /** Rooms that are sold at the most, before. */
  stands: number;
  /** Number that somebody has typed instead; `null` where only doors were given or taken. */
  typed: number | null;
  /** Its doors, before and after. */
  before: number;
  doors: number;
  /** Rooms that are sold or held on some night to come. */
  needed: number;
}

/** Rooms that follow doors that come or go: those that the house keeps back stay back, and a door that goes is theirs first. */
export function roomsOfDoors(stands: number, before: number, doors: number): number {
  if (doors < before) return Math.min(stands, doors);
  const keptBack = Math.max(0, before - stands);
  return doors - keptBack;
}

/**
 * Rooms of a type that can be sold: as many as it has doors, once it has some; fewer only where the house keeps one back.
 * Where neither a number nor a door is another, nothing follows.
 *
 * @returns `null` where it would be fewer than are sold already. Giving a door is never that: what is sold stays sold,
 *   and waits for the doors that are given next.
 */
export function stockOf({ stands, typed, before, doors, needed }: StockChange): number | null {
  if (doors === before && (typed === null || typed === stands)) return stands;
  const followed = roomsOfDoors(stands, before, doors);
  const stock = typed === null ? followed : doors === 0 ? typed : Math.min(typed, doors);
  if (stock >= needed) return stock;
  return doors > before ? needed : null;
}

/** Doors that a room type shall have; without `doors` it keeps those it has. */
export interface DoorsWanted {
  /** `null` for a type that is new. */
  roomId: number | null;
  doors?: readonly string[] | undefined;
}

/** A door that a room type cannot have. */
export interface DoorFault {
  /** Place of the room type in the list, and the door. */
  at: number;
  door: string;
  fault: 'unknown' | 'twice' | 'other';
  /** The type that has it already. */
  owner: number | null;
}

/**
 * Finds the first door that is none of the house, or another type's: a door belongs to one room type.
 *
 * @param house doors in use with the type that each belongs to
 */
export function doorFault(rooms: readonly DoorsWanted[], house: ReadonlyMap<string, number | null>): DoorFault | null {
  const givesUp = new Set(rooms.filter(({ doors }) => doors).map(({ roomId }) => roomId));
  const taken = new Set<string>();
  for (const [at, { roomId, doors = [] }] of rooms.entries()) {
    for (const door of doors) {
      const owner = house.get(door);
      if (owner === undefined) return { at, door, fault: 'unknown', owner: null };
      if (taken.has(door)) return { at, door, fault: 'twice', owner: null };
      if (owner !== null && owner !== roomId && !givesUp.has(owner)) return { at, door, fault: 'other', owner };
      taken.add(door);
    }
  }
  return null;
}
