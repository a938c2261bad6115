let restUntil = 0;

/**
 * Nothing that failed is tried again for so long, in ms, and a failure says nothing about the network: this page has let
 * its requests be dropped, and what it asked for now would be in the way.
 */
export function restAttempts(ms: number): void {
  restUntil = Date.now() + ms;
}

export const isResting = (): boolean => Date.now() < restUntil;

/** Resolves when something may be asked for again: at once, unless attempts rest. */
export async function rested(): Promise<void> {
  if (isResting()) await new Promise((done) => setTimeout(done, restUntil - Date.now()));
}

/**
 * Time to wait before the next attempt, in ms: 1, 2, 4… up to `longestMs`, each shifted by up to a quarter so that the
 * phones of a whole hotel do not come back in the same second.
 *
 * @param tries attempts that failed, from 1
 */
export function backOff(tries: number, longestMs = 60_000, random: () => number = Math.random): number {
  const plain = 1000 * 2 ** Math.min(tries - 1, 16);
  return Math.max(restUntil - Date.now(), Math.min(longestMs, plain * (0.75 + random() / 2)));
}
