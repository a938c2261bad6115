/** A door that could be given to a guest. */
interface Candidate {
  code: string;
  roomId: number | null;
  readyAt: number | null;
  /** When its last guest left, UTC ms; `null` when nobody knows. */
  leftAt: number | null;
  /** Who is still inside; `null` for nobody. */
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

/** The door to give next: the first of the room type with nobody inside; `null` when none is free. */
export const proposedDoor = (doors: readonly Candidate[], roomId: number): string | null =>
  inProposedOrder(doors, roomId).find((door) => door.roomId === roomId && door.inside === null)?.code ?? null;
