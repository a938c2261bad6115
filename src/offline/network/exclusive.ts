/**
 * Runs a task while no other tab runs one of the same name. Without Web Locks (an origin without TLS, an old browser)
 * tabs are not kept apart; the server's idempotency and the caches' own checks stand behind it.
 */
export function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = 'locks' in navigator ? (navigator.locks as LockManager | undefined) : undefined;
  return locks ? locks.request(name, task) : task();
}

/** A channel to the other tabs, or `null` where there is none. */
export function channel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Resolves when the page has nothing better to do, at the latest after `latestMs`. */
export function idle(latestMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve, Math.min(latestMs, 200));
  });
}
