import { createStore, type StoreApi } from 'zustand/vanilla';
import { createQuery, type Query, type QuerySource, type QueryStore } from './query';

/** Part of a list that a screen shows. */
interface Wanted<View> {
  /** Filter and order of the list. */
  view: View;
  /** The first page, from 1, and how many from there on. */
  from: number;
  pages: number;
}

interface Paged<Page, View> extends Query<readonly Page[]> {
  /** Arrangement of the data; `null` while there are none. */
  view: View | null;
}

interface PagedQuery<Page, View> extends StoreApi<Paged<Page, View>> {
  start: () => () => void;
  /** Asks for what is not there yet; never for another arrangement of a list that is there whole. */
  want: (wanted: Wanted<View>) => void;
  /** Asks again for what has failed. Never rejects. */
  refresh: () => Promise<void>;
}

/** Somebody who types is asked about when they pause, in ms. */
const TYPING_MS = 200;

/**
 * The pages of a list, network first as one query each, joined from the first one on. What is there stands until the
 * answer to another arrangement has come.
 *
 * @param sourceOf a page of an arrangement
 * @param lastOf the last page that there is, by any of them; `null` where the answer is the whole list, which the
 *   screen arranges by itself
 */
export function createPagedQuery<Page, View>(
  sourceOf: (view: View, page: number) => QuerySource<Page>,
  lastOf: (page: Page) => number | null,
): PagedQuery<Page, View> {
  const store = createStore<Paged<Page, View>>(() => ({
    data: null,
    view: null,
    savedAt: null,
    old: false,
    failure: null,
    asking: true,
  }));
  let asked: Wanted<View> | null = null;
  let queries: QueryStore<Page>[] = [];
  let stops: (() => void)[] = [];
  let isStarted = false;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const join = (): void => {
    const states = queries.map((query) => query.getState());
    const gap = states.findIndex(({ data }) => data === null);
    const there = gap < 0 ? states : states.slice(0, gap);
    const failure = states.find((one) => one.failure !== null)?.failure ?? null;
    const asking = states.some((one) => one.asking);
    if (there.length === 0 && failure === null && store.getState().data !== null) {
      store.setState({ asking });
      return;
    }
    store.setState({
      data: there.length === 0 ? null : there.map(({ data }) => data as Page),
      view: there.length === 0 ? null : (asked?.view ?? null),
      savedAt: there.length === 0 ? null : Math.min(...there.map(({ savedAt }) => savedAt ?? 0)),
      old: there.some(({ old }) => old),
      failure,
      asking,
    });
  };
  const begin = (query: QueryStore<Page>): void => {
    const forget = query.subscribe(() => {
      // How many pages there are, the first one says.
      reach();
      join();
    });
    const stop = query.start();
    stops.push(forget, stop);
  };
  const reach = (): void => {
    if (asked === null) return;
    const { view, from, pages } = asked;
    const first = queries[0]?.getState().data ?? null;
    const last = first === null ? from : (lastOf(first) ?? from);
    for (let page = from + queries.length; page < from + pages && page <= Math.max(last, from); page += 1) {
      const query = createQuery(sourceOf(view, page));
      queries.push(query);
      if (isStarted) begin(query);
    }
  };
  const leave = (): void => {
    for (const stop of stops) stop();
    stops = [];
  };
  const ask = (wanted: Wanted<View>): void => {
    if (asked === null || asked.from !== wanted.from || !isSame(asked.view, wanted.view)) {
      leave();
      queries = [];
    }
    asked = wanted;
    reach();
    join();
  };

  return Object.assign(store, {
    want: (wanted: Wanted<View>): void => {
      clearTimeout(typing);
      const first = queries[0]?.getState().data ?? null;
      if (first !== null && lastOf(first) === null) return;
      if (asked === null || isSame(asked.view, wanted.view)) ask(wanted);
      else typing = setTimeout(() => ask(wanted), TYPING_MS);
    },
    start: (): (() => void) => {
      isStarted = true;
      for (const query of queries) begin(query);
      return () => {
        isStarted = false;
        clearTimeout(typing);
        leave();
      };
    },
    refresh: async (): Promise<void> => {
      const failed = queries.filter((query) => query.getState().failure !== null);
      await Promise.all(failed.map((query) => query.refresh()));
    },
  });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
