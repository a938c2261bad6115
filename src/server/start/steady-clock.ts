/** A clock that was set back is followed after so long, in ms: a hold of ten minutes has ended by then. */
const FOLLOWED_AFTER_MS = 15 * 60_000;
/** Clocks that are kept right go back by less, in ms. */
const SMALL_MS = 1000;

/**
 * The time of day in UTC ms, which does not go back when the machine's clock is set back: nights that somebody holds for
 * ten minutes would be held for the hours that it was set back by. Someone who sets it right is followed a quarter of an
 * hour later; forward it is followed at once.
 *
 * @param wall the machine's clock
 * @param elapsed ms since some instant, which nobody can set
 */
export function steadyClock(
  wall: () => number = () => Date.now(),
  elapsed: () => number = () => performance.now(),
): () => number {
  let ahead = wall() - elapsed();
  let behindSince: number | null = null;
  return () => {
    const at = elapsed();
    const told = wall();
    if (told < at + ahead - SMALL_MS) {
      behindSince ??= at;
      if (at - behindSince < FOLLOWED_AFTER_MS) return Math.trunc(at + ahead);
    }
    behindSince = null;
    ahead = told - at;
    return told;
  };
}
