/**
 * Result of an exchange with the network. `answered`: by our server. `portal`: by somebody else in its place, as the
 * sign-in page of a hotel's Wi-Fi. `unreachable`: no response from our server.
 */
export type Outcome = 'answered' | 'portal' | 'unreachable';

/** @param gateway something in front of our server answered that it is not to be had: the network itself is fine */
type Listener = (outcome: Outcome, gateway: boolean) => void;

const listeners = new Set<Listener>();

/** Calls `listener` after every exchange with the network; gives the function that ends it. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportOutcome(outcome: Outcome, gateway = false): void {
  for (const listener of listeners) listener(outcome, gateway);
}
