/**
 * A reason why the server cannot start that the person who started it can mend: told in one line, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Puts what an unknown thrown value says about itself on one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s+/g, ' ').trim();
}
