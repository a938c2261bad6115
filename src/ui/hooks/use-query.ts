import { useDeferredValue, useEffect } from 'react';
import { type StoreApi, useStore } from 'zustand';

/** Follows a store that works only while somebody looks: started with the screen, ended with it. */
export function useQuery<State>(store: StoreApi<State> & { start: () => () => void }): State {
  useEffect(() => store.start(), [store]);
  return useStore(store);
}

/** The same for a long list: it is drawn piece by piece, so that it does not keep a slow phone from a tap. */
export const useListReading: typeof useQuery = (store) => useDeferredValue(useQuery(store));
