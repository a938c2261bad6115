/**
 * Ends an exchange with another server after so many ms, or when the caller's own signal says so.
 *
 * Node 20 forgets signals: `AbortSignal.any()` with an `AbortSignal.timeout()` in it is cleared from memory before it has
 * fired, and what ties fetch's own signal to ours may be cleared once the head of an answer is there. Whoever asked
 * then waited for ever. So the timer is one that is held, and the exchange is left behind when it does not hear.
 *
 * @param signal `null` when nobody can give up before the time is over
 * @throws what the exchange throws; a `TimeoutError`; the reason of `signal`
 */
export async function within<T>(
  limitMs: number,
  signal: AbortSignal | null,
  exchange: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const over = new Promise<never>((_done, fail) => {
    stop.signal.addEventListener('abort', () => fail(stop.signal.reason as Error), { once: true });
  });
  const giveUp = (): void => stop.abort(signal?.reason);
  const late = setTimeout(() => stop.abort(new DOMException('No answer before the timeout.', 'TimeoutError')), limitMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([exchange(stop.signal), over]);
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', giveUp);
  }
}
