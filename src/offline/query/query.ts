import { createStore, type StoreApi } from 'zustand/vanilla';
import { asFailure } from '../../api/as-failure';
import type { ApiFailure } from '../../api/request';
import * as guest from '../guide/guest-documents';
import { type Cached, readCache, fetchAndCache, type Source } from './network-first';
import { networkStore } from '../network/network';

/** Reading of something that lives on the server, as a screen knows it. */
export interface Query<T> {
  data: T | null;
  /** Instant at which the phone got the data, in ms. */
  savedAt: number | null;
  /** The data is the phone's copy: the network has not confirmed it (yet). */
  old: boolean;
  /** Reason why the last question failed; the data, if there is any, stands. */
  failure: ApiFailure | null;
  asking: boolean;
}

export interface QueryStore<T> extends StoreApi<Query<T>> {
  /** Asks, and asks again by itself when the network comes back after a failure; gives the function that ends it. */
  start: () => () => void;
  /** Asks now. Never rejects. */
  refresh: () => Promise<void>;
}

export interface QuerySource<T> {
  /** Asks the network. @throws ApiFailure */
  ask: (signal: AbortSignal) => Promise<Cached<T>>;
  /** Reads the phone's copy; `null` when there is none. Never rejects. */
  kept: () => Promise<Cached<T> | null>;
}

/** A slow network gets this long before the phone's copy is shown in its place, in ms. */
const PATIENCE_MS = 1200;

export const querySource = <T>(source: Source<T>): QuerySource<T> => ({
  ask: (signal) => fetchAndCache(source, signal),
  kept: async () => newer(...(await Promise.all([readCache(source), guest.readCache(source)]))),
});

/**
 * For what the home page and every page's menu show: kept in the guest's database, whose code is there anyway. The
 * site's own is a sixth of all the code that the home page would load.
 */
export const querySourceOnEveryPage = <T>(source: Source<T>): QuerySource<T> => ({
  ask: (signal) => guest.fetchAndCache(source, signal),
  kept: () => guest.readCache(source),
});

/** A list that a page shows may have been kept for the menu since. */
const newer = <T>(a: Cached<T> | null, b: Cached<T> | null): Cached<T> | null =>
  (b?.savedAt ?? 0) > (a?.savedAt ?? 0) ? b : a;

/**
 * Network first, for a screen: the network's answer, the phone's copy with its time when there is none soon, the
 * failure when there is neither. Nothing is asked before `start`.
 */
export function createQuery<T>({ ask, kept }: QuerySource<T>): QueryStore<T> {
  const store = createStore<Query<T>>(() => ({
    data: null,
    savedAt: null,
    old: false,
    failure: null,
    asking: true,
  }));
  let leaving = new AbortController();

  const showKept = async (): Promise<void> => {
    const { signal } = leaving;
    if (store.getState().data !== null) return;
    const copy = await kept();
    if (copy && store.getState().data === null && !signal.aborted) store.setState({ ...copy, old: true });
  };

  const refresh = async (): Promise<void> => {
    const { signal } = leaving;
    store.setState({ asking: true });
    const patience = setTimeout(() => void showKept(), PATIENCE_MS);
    try {
      const answer = await ask(signal);
      if (!signal.aborted) store.setState({ ...answer, old: false, failure: null, asking: false });
    } catch (thrown) {
      if (signal.aborted) return;
      const failure = asFailure(thrown);
      await showKept();
      store.setState(({ data }) => ({ failure, asking: false, old: data !== null }));
    } finally {
      clearTimeout(patience);
    }
  };

  const start = (): (() => void) => {
    leaving = new AbortController();
    const stop = networkStore.subscribe(({ state }) => {
      const { failure, asking } = store.getState();
      if (state === 'online' && !asking && failure !== null && failure.outcome !== 'answered') void refresh();
    });
    void refresh();
    return () => {
      stop();
      leaving.abort();
    };
  };

  return Object.assign(store, { start, refresh });
}
