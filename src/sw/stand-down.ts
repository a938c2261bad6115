const goes = new AbortController();

/**
 * Aborted once the guest has asked for the next version: this one drops what it is fetching, because a browser replaces
 * a worker only while it has nothing to do, and on a slow network that can be minutes away (decision 1).
 */
export const standDown: AbortSignal = goes.signal;

/** Makes this version drop its work, for good. */
export function beginStandDown(): void {
  goes.abort();
}
