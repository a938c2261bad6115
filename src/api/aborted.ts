/**
 * Throws the reason of a signal that is aborted. `throwIfAborted` is missing in Chromium before 100, `reason` before 98.
 *
 * @throws the signal's reason, an `AbortError` where the browser keeps none
 */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw (signal.reason as Error | undefined) ?? new DOMException('The caller gave up', 'AbortError');
}
