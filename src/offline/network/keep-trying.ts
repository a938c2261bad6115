import { backOff } from './back-off';

/** A part of the page that did not come is asked for again at least this often, in ms. */
const LONGEST_PAUSE_MS = 20_000;

/**
 * Loads what the page goes on without for a while, and keeps at it: a chunk lost on a bad line must not take the page
 * down with it, nor stay away once the line is back. Never rejects.
 *
 * @param load starts one attempt, usually an `import()`
 */
export async function keepTrying<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch {
      await pause(backOff(tries, LONGEST_PAUSE_MS));
    }
  }
}

/** Ends early when the phone has a network again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
