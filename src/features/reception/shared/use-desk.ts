import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { serverNow } from '../../../api/server-clock';
import { deskNewsStore } from '../../../offline/desk/desk';
import { networkStore } from '../../../offline/network/network';
import type { Reading, ReadingStore } from '../../../offline/query/reading';
import { useStarted } from '../../../ui/hooks/use-started';

/** How often what shows a time is drawn anew, in ms. */
const TICK_MS = 15_000;

/**
 * Follows a reading: asks again after every change that is heard of. While another one is on its way, as after a turn of
 * a page, the last one stays where it is.
 */
export function useDesk<T>(store: ReadingStore<T>): Reading<T> {
  const reading = useStarted(store);
  useEffect(
    () =>
      deskNewsStore.subscribe((news, before) => {
        if (news.version !== before.version) void store.refresh();
      }),
    [store],
  );
  const [last, setLast] = useState(reading.data);
  if (reading.data !== null && reading.data !== last) setLast(reading.data);
  return { ...reading, data: reading.data ?? last };
}

/** Whether nothing can be changed, because our server cannot be reached. */
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
