/**
 * Things that a house may open without, though guests miss them, and the step that says each; `null` for the desk
 * alone.
 */
export interface Missing {
  what: 'wifi' | 'untyped' | 'email' | 'photos';
  step: 'house' | 'codes' | 'rooms' | null;
  /** Doors or types of rooms that it is about. */
  count: number;
}

interface Told {
  house: { email?: string | undefined } | null;
  doors: readonly { code: string; wifi: { name: string | null } | null }[];
  rooms: readonly { doors: readonly string[] }[];
}

/** Lists what is missing in what has been said of a house. */
export function missingIn({ house, doors, rooms }: Told): Missing[] {
  const sold = new Set(rooms.flatMap((room) => room.doors));
  const all: Missing[] = [
    { what: 'email', step: 'house', count: house !== null && !house.email ? 1 : 0 },
    { what: 'wifi', step: 'codes', count: doors.filter(({ wifi }) => !wifi?.name).length },
    {
      what: 'untyped',
      step: 'rooms',
      count: rooms.length === 0 ? 0 : doors.filter(({ code }) => !sold.has(code)).length,
    },
    // A photograph is taken in at the desk.
    { what: 'photos', step: null, count: rooms.length },
  ];
  return all.filter(({ count }) => count > 0);
}
