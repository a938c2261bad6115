import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { serverNow } from '../../../api/server-clock';
import { deskSyncStore } from '../../../offline/desk/desk-query';
import { networkStore } from '../../../offline/network/network';
import type { Query, QueryStore } from '../../../offline/query/query';
import { useQuery } from '../../../ui/hooks/use-query';

/** Pause until what shows a time is drawn anew, in ms. */
const TICK_MS = 15_000;

/**
 * Follows a query: asks again after every change that is heard of. While another one is on its way, as after a turn of
 * a page, the last one stays where it is; `isLast` says so.
 */
export function useDesk<T>(store: QueryStore<T>): Query<T> & { isLast: boolean } {
  const query = useQuery(store);
  useEffect(
    () =>
      deskSyncStore.subscribe((news, before) => {
        if (news.version !== before.version) void store.refresh();
      }),
    [store],
  );
  const [last, setLast] = useState(query.data);
  if (query.data !== null && query.data !== last) setLast(query.data);
  return { ...query, data: query.data ?? last, isLast: query.data === null && last !== null };
}

/** Tells whether nothing can be changed, because our server cannot be reached. */
export function useOffline(): boolean {
  return useStore(networkStore, ({ state }) => state === 'offline' || state === 'portal');
}

/** The server's time, UTC ms, drawn anew four times a minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
