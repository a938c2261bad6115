/**
 * What an exchange says about the network: our server answered, somebody else answered in its place (the sign-in page
 * of a hotel's Wi-Fi), or nobody that matters did.
 */
export type Outcome = 'answered' | 'portal' | 'unreachable';

/** `byGateway`: somebody answered that our server cannot; the network itself is there. */
type Listener = (outcome: Outcome, byGateway: boolean) => void;
const listeners = new Set<Listener>();

/** Calls `listener` after every exchange with the network; gives the function that ends it. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportOutcome(outcome: Outcome, byGateway = false): void {
  for (const listener of listeners) listener(outcome, byGateway);
}
