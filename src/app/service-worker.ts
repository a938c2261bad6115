import { Workbox } from 'workbox-window';
import { isGone, probe } from '../api/probe';
import type { MessageToWorker } from '../contract/guide/worker';
import { backOff, restAttempts } from '../offline/network/back-off';
import { idle } from '../offline/network/exclusive';
import { ensureGuide, savedStore } from '../offline/guide/saved';
import { SESSION_KEYS, readSession, writeSession } from '../offline/storage/storage-keys';
import { askWorker } from '../offline/network/worker-client';
import { serviceWorkerStore } from './worker-state';

/** The rest of the site leaves the wire alone until the guide has been ready for so long. */
const SITE_DELAY_MS = 3000;
const UPDATE_CHECK_EVERY_MS = 60 * 60 * 1000;
const CHUNK_RELOAD_SPACING_MS = 60_000;
/** Chromium forgets a `skipWaiting` that met a busy worker; so often it is asked again. */
const ASK_AGAIN_MS = 1000;
/** Time without asking for files that the outgoing version drops, in ms: that would wake it up anew. */
const REST_MS = 15_000;
/** A page that is still here so long after it was to be loaded again was kept by its reader. */
const STAYED_AFTER_MS = 4000;

let lastCheck = Date.now();
let asking: ReturnType<typeof setInterval> | undefined;

/**
 * Registers the service worker and keeps at it: a precache is all or nothing, and when one file of it does not come
 * nobody but us tries again. What did come stays, so each attempt needs less. To be called once, after the first paint.
 */
export function registerServiceWorker(): void {
  if (serviceWorkerStore.getState().state === 'unsupported') return;
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // It fires in every tab. Only the one that asked reloads; the others offer it.
    if (serviceWorkerStore.getState().updating) reload();
    else if (hadController) serviceWorkerStore.setState({ updateReady: true });
  });
  document.addEventListener('visibilitychange', () => void checkForUpdate());
  window.addEventListener('focus', () => void checkForUpdate());
  savedStore.subscribe(({ ready }) => {
    if (ready) document.documentElement.dataset['saved'] = 'yes';
    else delete document.documentElement.dataset['saved'];
  });
  register(1);
}

/** Lets the waiting version take over and reloads this tab, and no other. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) {
    location.reload(); // another tab has let it take over already
    return;
  }
  serviceWorkerStore.setState({ updating: true });
  restAttempts(REST_MS);
  registration.active?.postMessage({ type: 'stand-down' } satisfies MessageToWorker);
  const takeOver = (): void => registration.waiting?.postMessage({ type: 'skip-waiting' } satisfies MessageToWorker);
  takeOver();
  clearInterval(asking);
  asking = setInterval(takeOver, ASK_AGAIN_MS); // until it has
}

/** A page with something unsaved goes on when leaving it is refused, and offers the version as before. */
function reload(): void {
  clearInterval(asking);
  location.reload();
  setTimeout(() => serviceWorkerStore.setState({ updating: false, updateReady: true }), STAYED_AFTER_MS);
}

/** "Later": nothing is said of the version that waits until the next one comes or the page is opened again. */
export function postponeUpdate(): void {
  serviceWorkerStore.setState({ updateReady: false });
}

/** A page looked at for days asks once an hour whether there is a new version. */
export async function checkForUpdate(): Promise<void> {
  if (document.hidden || !navigator.onLine || Date.now() - lastCheck < UPDATE_CHECK_EVERY_MS) return;
  lastCheck = Date.now();
  try {
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch {
    // no network, or a portal in place of the script: the old version goes on
  }
}

/**
 * An old tab asks for a chunk that the server does not have any more: one reload brings the new version. Not for a
 * chunk that merely did not come through, not twice in a minute, and not where storage is blocked and nobody counts.
 */
export function reloadForStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // It was dropped for the next version, which reloads this page. Asking after it would wake the old one again, and
    // Chromium then replaces it half a minute later.
    if (serviceWorkerStore.getState().updating) return;
    const chunk = /https?:\/\/\S+/.exec(event.payload.message)?.[0];
    void reloadIfGone(chunk);
  });
}

async function reloadIfGone(chunk: string | undefined): Promise<void> {
  // Safari does not say which chunk it was; there a server that can be reached has to do.
  const gone = chunk ? await isGone(chunk) : (await probe()) === 'answered';
  const last = Number(readSession(SESSION_KEYS.reloadedForChunk) ?? 0);
  if (!gone || Date.now() - last < CHUNK_RELOAD_SPACING_MS) return;
  if (writeSession(SESSION_KEYS.reloadedForChunk, String(Date.now()))) location.reload();
}

function register(tries: number): void {
  // One instance for one attempt: an instance registers only once.
  const workbox = new Workbox('/sw.js', { scope: '/' });
  let over = false;
  const again = (): void => {
    if (over) return;
    over = true;
    serviceWorkerStore.setState({ state: 'failed' });
    setTimeout(() => register(tries + 1), backOff(tries));
  };
  workbox.addEventListener('waiting', () => serviceWorkerStore.setState({ updateReady: true }));
  workbox.addEventListener('redundant', (event) => {
    // An update that failed leaves the old version at work; the next check brings it.
    if (!event.isUpdate) again();
  });
  workbox.register({ immediate: true }).then(
    (registration) => {
      // Registered by the page's first script already: its failure is ours to see, workbox looks at new ones only.
      registration?.installing?.addEventListener('statechange', ({ target }) => {
        if ((target as ServiceWorker).state === 'redundant' && !registration.active) again();
      });
      serviceWorkerStore.setState({ state: 'installing', updateReady: Boolean(registration?.waiting) });
      void whenActive();
    },
    () => again(),
  );
}

let waitingForActive: Promise<void> | null = null;

/** Runs once, whichever attempt succeeds. */
function whenActive(): Promise<void> {
  waitingForActive ??= navigator.serviceWorker.ready.then(() => confirmReady(1));
  return waitingForActive;
}

async function confirmReady(tries: number): Promise<void> {
  if (!(await ensureGuide())) {
    serviceWorkerStore.setState({ state: 'failed' });
    setTimeout(() => void confirmReady(tries + 1), backOff(tries));
    return;
  }
  serviceWorkerStore.setState({ state: 'ready' });
  // Told to the style sheet and to whoever measures.
  document.documentElement.dataset['offline'] = 'ready';
  await new Promise((resolve) => setTimeout(resolve, SITE_DELAY_MS));
  await idle(2000);
  // The next version brings its own; asked now, this one would be busy when it is to make way.
  if (!(await navigator.serviceWorker.getRegistration())?.waiting) await askWorker({ type: 'fetch-site' });
}
