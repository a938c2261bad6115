import { createStore } from 'zustand/vanilla';
import type { Query, QueryStore } from '../query/query';

/** A reading that comes in pages: the first at once, another when it is wanted. */
export interface PagedStore<T> extends QueryStore<readonly T[]> {
  /** Has pages read that nobody has asked for yet; they are read again with the rest from then on. */
  want: (pages: readonly number[]) => void;
}

/** Reads a page after the other into one list, in the order in which they were wanted. */
export function deskPages<T>(open: (page: number) => QueryStore<T>): PagedStore<T> {
  const first = open(1);
  const parts = new Map([[1, first]]);
  let stops: (() => void)[] | null = null;
  const gathered = (): Query<readonly T[]> => {
    const all = [...parts.values()].map((part) => part.getState());
    const { data, ...state } = first.getState();
    return {
      ...state,
      data: data === null ? null : all.flatMap((one) => (one.data === null ? [] : [one.data])),
      failure: all.find(({ failure }) => failure !== null)?.failure ?? null,
      asking: all.some(({ asking }) => asking),
    };
  };
  const store = createStore(gathered);
  const begin = (part: QueryStore<T>): void => {
    stops?.push(
      part.subscribe(() => store.setState(gathered())),
      part.start(),
    );
  };
  return Object.assign(store, {
    start: () => {
      stops = [];
      for (const part of parts.values()) begin(part);
      return () => {
        for (const stop of stops ?? []) stop();
        stops = null;
      };
    },
    refresh: async () => {
      await Promise.all([...parts.values()].map((part) => part.refresh()));
    },
    want: (pages: readonly number[]) => {
      for (const page of pages) {
        if (parts.has(page)) continue;
        const part = open(page);
        parts.set(page, part);
        begin(part);
      }
    },
  });
}
