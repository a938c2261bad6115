import { throwIfAborted } from './aborted';
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
  const timer = setTimeout(giveUp, limitMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    throwIfAborted(signal);
    return await exchange(stop.signal);
  } catch (error) {
    throwIfAborted(signal);
    if (error instanceof ApiFailure) throw error;
    // The caller has not given up: then it was the time limit. The reason of a signal is missing in Chromium before 98.
    throw new ApiFailure(stop.signal.aborted ? 'timeout' : 'offline');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
