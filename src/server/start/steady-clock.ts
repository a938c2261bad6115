/** A clock that was set back is followed after so long, in ms: a hold of ten minutes has ended by then. */
const FOLLOWED_AFTER_MS = 15 * 60_000;
/** Clocks that are kept right go back by less, in ms. */
const SMALL_MS = 1000;
/** A clock that was put right is as near as this to where it would have been, in ms. */
const SAME_TIME_MS = 60_000;
/** So long somebody may take to put a clock right, in ms. */
const JUMP_KEPT_MS = 24 * 3_600_000;
/** More jumps than that are a clock that nobody can follow. */
const JUMPS_KEPT = 10;

/**
 * The time of day in UTC ms, which does not go back when the machine's clock is set back: nights that somebody holds
 * for ten minutes would be held for the hours that it was set back by. Someone who sets it right is followed a quarter
 * of an hour later; forward it is followed at once. A jump forward that is taken back within a day is no setting back:
 * the clock is where it would be without it, and is followed at once (decision 93).
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
  /** Says where the clock was before it jumped forward, and when that was. */
  let jumps: { ahead: number; at: number }[] = [];
  return () => {
    const at = elapsed();
    const told = wall();
    if (told > at + ahead + SAME_TIME_MS) jumps = [...jumps, { ahead, at }].slice(-JUMPS_KEPT);
    if (told < at + ahead - SMALL_MS) {
      jumps = jumps.filter((jump) => at - jump.at < JUMP_KEPT_MS);
      const takenBack = jumps.findIndex((jump) => Math.abs(at + jump.ahead - told) <= SAME_TIME_MS);
      if (takenBack !== -1) {
        jumps = jumps.slice(0, takenBack);
        behindSince = null;
        ahead = told - at;
        return told;
      }
      behindSince ??= at;
      if (at - behindSince < FOLLOWED_AFTER_MS) return Math.trunc(at + ahead);
    }
    behindSince = null;
    ahead = told - at;
    return told;
  };
}
