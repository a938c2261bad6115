/** By whom a booking gets its door: by reception alone, or by the house too, where a ready one is to spare tonight. */
export const DOOR_GIVERS = ['reception', 'house'] as const;
export type DoorGiver = (typeof DOOR_GIVERS)[number];

/** A door that could be given to a guest. */
interface Candidate {
  code: string;
  roomId: number | null;
  readyAt: number | null;
  /** Instant at which its last guest left, UTC ms; `null` when nobody knows. */
  leftAt: number | null;
  /** The guest who is still inside; `null` for nobody. */
  inside: unknown;
}

/**
 * Doors in the order in which they are proposed: those of the room type first; of these the ready ones, then those that
 * have been empty the longest; those that somebody is still in last of all.
 */
export function inProposedOrder<Door extends Candidate>(doors: readonly Door[], roomId: number): Door[] {
  const rank = (door: Door): number =>
    (door.inside === null ? 0 : 4) + (door.roomId === roomId ? 0 : 2) + (door.readyAt === null ? 1 : 0);
  const emptySince = (door: Door): number => (door.readyAt === null ? (door.leftAt ?? 0) : 0);
  return [...doors].sort((a, b) => rank(a) - rank(b) || emptySince(a) - emptySince(b));
}

/**
 * The door to give next: what the guest has chosen, else the first of the room type with nobody inside; `null` when none is
 * free, and while somebody is in the chosen one.
 *
 * @param chosen `null` where it was left to the house
 */
export function proposedDoor(doors: readonly Candidate[], roomId: number, chosen: string | null = null): string | null {
  const own = doors.find((door) => door.code === chosen && door.roomId === roomId);
  if (own) return own.inside === null ? own.code : null;
  return inProposedOrder(doors, roomId).find((door) => door.roomId === roomId && door.inside === null)?.code ?? null;
}

/**
 * Doors that the house gives by itself to a guest who comes tonight: ready ones with nobody inside, in the order in which
 * reception is proposed them. One is kept back for each room that was sold before and still has none.
 *
 * @param waiting rooms of the type that other guests of tonight wait for
 */
export function doorsToSpare(doors: readonly Candidate[], roomId: number, waiting: number): string[] {
  const ready = inProposedOrder(doors, roomId).filter(
    (door) => door.roomId === roomId && door.inside === null && door.readyAt !== null,
  );
  return ready.slice(0, Math.max(0, ready.length - waiting)).map(({ code }) => code);
}
