import type { Language } from '../domain/languages';
import typeface from '../ui/fonts.css?url';
import { startFilmPack } from '../offline/film-pack';
import { keepTrying } from '../offline/keep-trying';
import { setStoredLanguage } from '../offline/language';
import { measureSaved } from '../offline/saved';
import { startOffline } from '../offline/start';
import { countReading } from './guide-reading';
import { registerServiceWorker, reloadForStaleChunks } from './service-worker';
import { serviceWorkerStore } from './worker-state';

/** Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}

/** Our own typeface and the rules of paper. A first visit leaves the wire to what the guest needs. */
function loadLateStyles(): void {
  if (document.querySelector(`link[href="${typeface}"]`)) return;
  // By its address: what a guide and the site both import lies in the styles that the guide's first view waits for.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: typeface }));
  void keepTrying(() => import('../features/guide/print.css'));
}

const hasWorker = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * Starts what works behind the guide, once it can be read: the network watch and the outbox, then the service worker,
 * and the films when the guide itself is safe on this phone (ruling 31).
 *
 * @param lang the language of this document, as it was asked for, chosen before or the phone's own: the rest of the site
 *   follows it
 * @param counted whether the hotel counts what is read
 */
export function startGuideServices(lang: Language, counted?: boolean): void {
  reloadForStaleChunks();
  startOffline();
  void setStoredLanguage(lang);
  if (counted) countReading();
  whenIdle(() => {
    registerServiceWorker();
    // From the second visit on they lie on the phone.
    if (hasWorker()) loadLateStyles();
  });

  const stop = serviceWorkerStore.subscribe(({ state }) => {
    if (state !== 'ready') return;
    stop();
    setTimeout(loadLateStyles, 3000);
    void startFilmPack().then(measureSaved);
  });
}
