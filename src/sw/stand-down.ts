const goes = new AbortController();

/**
 * Aborted once the guest has asked for the next version: this one drops what it is fetching, because a browser replaces
 * a worker only while it has nothing to do, and on a slow network that can be minutes away.
 */
export const standDown: AbortSignal = goes.signal;

/** Makes this version drop its work, for good. */
export function beginStandDown(): void {
  goes.abort();
}

/**
 * Asks the network for a page. What is still on its way when the next version is asked for is dropped with the rest;
 * what a tab asks for after that, until the next version is there, is not.
 */
export const fetchForPage = (request: Request): Promise<Response> =>
  fetch(request, standDown.aborted ? {} : { signal: standDown });
