import type { MessageToPage } from '../../contract/guide/worker';
import { storageStore } from '../network/connection';
import { networkStore } from '../network/network';
import { openOutbox } from './outbox';
import { flushAfterOutage, stopQueue } from './outbox-queue';

/** Flapping Wi-Fi must not become a burst of requests each time (reliability catalogue C-29). */
const WAKE_SPACING_MS = 5000;

let stop: (() => void) | null = null;

/**
 * Opens the outbox when the page starts and keeps waking it up: when the network is back, when the page is looked at,
 * when the worker says so. Reads it again when the database opens later than it was waited for, and when the page comes
 * out of the back-forward cache, where it heard nothing of the other tabs.
 *
 * @returns the function that ends it
 */
export function startOutbox(): () => void {
  stop ??= start();
  return stop;
}

function start(): () => void {
  let lastWake = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wake = (): void => {
    clearTimeout(timer);
    const wait = lastWake + WAKE_SPACING_MS - Date.now();
    if (wait > 0) {
      timer = setTimeout(wake, wait);
      return;
    }
    lastWake = Date.now();
    void flushAfterOutage();
  };
  const check = (): void => {
    if (!document.hidden) wake();
  };
  const hear = (event: MessageEvent<Partial<MessageToPage> | null>): void => {
    if (event.data?.type === 'flush-outbox') wake();
  };
  const open = (): void => void openOutbox().then(() => flushAfterOutage());
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) open();
  };
  const stopWatching = networkStore.subscribe(({ state }, before) => {
    if (state === 'online' && before.state !== 'online') wake();
  });
  const stopWaiting = storageStore.subscribe(({ state }, before) => {
    if (state === 'ok' && before.state === 'blocked') open();
  });
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  window.addEventListener('pageshow', show, { signal });
  worker?.addEventListener('message', hear, { signal });
  open();

  return () => {
    stop = null;
    clearTimeout(timer);
    stopWatching();
    stopWaiting();
    stopQueue();
    listening.abort();
  };
}
