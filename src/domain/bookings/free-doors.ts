/** A door that could be given to a guest. */
interface Candidate {
  code: string;
  roomId: number | null;
  readyAt: number | null;
}

/**
 * Doors in the order in which they are proposed: those of the room type first, ready ones before others, else as they
 * come.
 */
export function inProposedOrder<Door extends Candidate>(doors: readonly Door[], roomId: number): Door[] {
  const rank = (door: Door): number => (door.roomId === roomId ? 0 : 2) + (door.readyAt === null ? 1 : 0);
  return [...doors].sort((a, b) => rank(a) - rank(b));
}

/** The door to give next: the first of the room type; `null` when none is free. */
export const proposedDoor = (doors: readonly Candidate[], roomId: number): string | null =>
  inProposedOrder(doors, roomId).find((door) => door.roomId === roomId)?.code ?? null;
