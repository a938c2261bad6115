/**
 * How long to wait before the next attempt, in ms: 1, 2, 4… up to `longestMs`, each shifted by up to a quarter so that
 * the phones of a whole hotel do not come back in the same second.
 *
 * @param tries attempts that failed, from 1
 */
export function backOff(tries: number, longestMs = 60_000, random: () => number = Math.random): number {
  const plain = 1000 * 2 ** Math.min(tries - 1, 16);
  return Math.min(longestMs, plain * (0.75 + random() / 2));
}
