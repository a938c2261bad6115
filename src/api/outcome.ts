/**
 * What an exchange says about the network: our server answered, somebody else answered in its place (the sign-in page
 * of a hotel's Wi-Fi), or nobody that matters did.
 */
export type Outcome = 'answered' | 'portal' | 'unreachable';

const listeners = new Set<(outcome: Outcome) => void>();

/** Calls `listener` after every exchange with the network; gives the function that ends it. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportOutcome(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome);
}
