import { ApiFailure } from './failure';

/**
 * Gives a caught error as the failure that a screen can show where it happened. An error of our own program, or of a
 * browser that lacks something, becomes `fault` and is written to the console too.
 *
 * @throws an `AbortError`: its caller has gone, and nobody waits for words
 */
export function asFailure(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
  console.error(thrown); // oxlint-disable-line no-console -- the sentence on the screen does not say where
  return new ApiFailure('fault', { message: thrown instanceof Error ? thrown.message : String(thrown) });
}
