import { useEffect } from 'react';
import { type StoreApi, useStore } from 'zustand';

/** Follows a store that works only while somebody looks: started with the screen, ended with it. */
export function useStarted<State>(store: StoreApi<State> & { start: () => () => void }): State {
  useEffect(() => store.start(), [store]);
  return useStore(store);
}
