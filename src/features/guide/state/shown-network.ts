import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Network, networkStore } from '../../../offline/network/network';

/** From the moment that a finger comes down, a tap is over after this time, its click included. */
const TAP_MS = 1000;

const shownNetwork = createStore<Network>(() => networkStore.getInitialState());

if (typeof document !== 'undefined') {
  let taps = 0;
  const follow = (): void => {
    if (taps === 0) shownNetwork.setState(networkStore.getState(), true);
  };
  const hold = (): void => {
    taps += 1;
    setTimeout(() => {
      taps -= 1;
      follow();
    }, TAP_MS);
  };
  addEventListener('pointerdown', hold, true);
  networkStore.subscribe(follow);
  follow();
}

/**
 * Reads the state of the network that the page shows. It does not change during a tap: a note that comes or goes moves
 * what stands below it, and the tap would hit something else.
 */
export const useNetwork = (): Network => useStore(shownNetwork);

/** Tells whether the page says that our server cannot be reached. */
export function useAway(): boolean {
  const { state } = useNetwork();
  return state === 'offline' || state === 'portal';
}
