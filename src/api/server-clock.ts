/** Latest server time heard, as what has to be added to `performance.now()`; `null` before any answer. */
let offset: number | null = null;

/**
 * Learns the server's time from an answer of ours. Of several it believes the latest: an answer out of the browser's
 * cache still carries the time it was made at. The phone's own clock is not asked, so it may be wrong or be set.
 */
export function noteServerClock(response: Response): void {
  const served = Date.parse(response.headers.get('date') ?? '');
  if (Number.isFinite(served)) noteServerNow(served);
}

/** The same from a time in an answer's body, UTC ms; more exact than a header's whole seconds. */
export function noteServerNow(served: number): void {
  const heard = served - performance.now();
  if (offset === null || heard > offset) offset = heard;
}

/** The server's time now, UTC ms; the phone's while no answer has come yet. */
export const serverNow = (): number => (offset === null ? Date.now() : performance.now() + offset);

/** Tests start afresh; a page never does. */
export function forgetServerClock(): void {
  offset = null;
}
