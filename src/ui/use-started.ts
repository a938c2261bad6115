import { useDeferredValue, useEffect } from 'react';
import { type StoreApi, useStore } from 'zustand';

/**
 * Follows a store that works only while somebody looks: started with the screen, ended with it. What it brings is drawn
 * piece by piece, so that a long list does not keep a slow phone from a tap.
 */
export function useStarted<State>(store: StoreApi<State> & { start: () => () => void }): State {
  useEffect(() => store.start(), [store]);
  return useDeferredValue(useStore(store));
}
