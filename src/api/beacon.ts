/**
 * Leaves a text for our server without waiting for an answer, also while the page goes away.
 *
 * @returns whether the browser has taken it; without a network it has not
 */
export const leaveForServer = (path: string, text: string): boolean =>
  navigator.onLine && navigator.sendBeacon(path, text);
