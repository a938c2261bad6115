import { ApiFailure } from './failure';

/**
 * Runs one exchange under a time limit and under the caller's own signal, and names what went wrong.
 *
 * A network that takes the request and never answers is common in hotels; Chromium was still waiting after 6 s when
 * measured, so no exchange runs without a limit. The limit covers the body too.
 *
 * @param limitMs after so many ms the exchange counts as `timeout`
 * @throws ApiFailure, or the reason of `signal` when the caller gave up
 */
export async function withinTime<T>(
  limitMs: number,
  signal: AbortSignal | undefined,
  exchange: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const giveUp = (): void => stop.abort();
  const silence = new ApiFailure('timeout');
  const timer = setTimeout(() => stop.abort(silence), limitMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    signal?.throwIfAborted();
    return await exchange(stop.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ApiFailure) throw error;
    throw stop.signal.reason === silence ? silence : new ApiFailure('offline');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
