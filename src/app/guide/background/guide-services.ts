import { followSaved } from '../../../features/guide/background/follow-saved';
import { type Lines, linesInPage } from '../../../features/guide/early/guide-lines';
import { followInstall } from '../../../features/guide/background/paint-install';
import { hasWorker, refreshQuietly } from '../../../features/guide/background/guide-updates';
import typeface from '../../../ui/fonts.css?url';
import { idle } from '../../../offline/network/exclusive';
import { startFilmPack } from '../../../offline/films/film-pack';
import { keepTrying } from '../../../offline/network/keep-trying';
import { setStoredLanguage } from '../../../offline/storage/language';
import { measureSaved } from '../../../offline/guide/saved';
import { followLeaving } from '../../../offline/accounts/follow-leaving';
import { LOCAL_KEYS, readLocal } from '../../../offline/storage/storage-keys';
import { startOutbox } from '../../../offline/outbox/outbox-wake';
import { countEarlyReading } from './guide-reading';
import { registerServiceWorker, reloadForStaleChunks } from '../../service-worker';
import { serviceWorkerStore } from '../../worker-state';

/**
 * Our own typeface, the rules of paper, and pictures that got lost on the way: they lie on this phone by now, and an
 * address that is set, the same too, is asked for anew. A first visit leaves the wire to what the guest needs.
 */
function loadLateLooks(): void {
  if (document.querySelector(`link[href="${typeface}"]`)) return;
  // By its address: what a guide and the site both import lies in the styles that the guide's first view waits for.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: typeface }));
  void keepTrying(() => import('../../../features/guide/state/print.css'));
  for (const image of document.images) {
    if (image.src && image.complete && !image.naturalWidth) image.src += '';
  }
}

const root = document.documentElement;
const isLive = (): boolean => 'live' in root.dataset;

/** Goes on telling our server that this phone was told to forget, while it does not know. */
const tellWhatIsDue = async (): Promise<void> => {
  if (readLocal(LOCAL_KEYS.signOutDue) === null) return;
  const { keepTelling } = await keepTrying(() => import('../../../offline/accounts/tell-server'));
  keepTelling();
};

/** The line that says what is on this phone, until React has its own. */
function keepSavedLine(t: Lines, lang: string): void {
  const line = document.querySelector<HTMLElement>('[data-saved-line]');
  if (line && !isLive()) followSaved(line, t, lang);
}

/**
 * Starts what works behind the guide, once it can be read and whether or not React ever comes: the service worker and
 * the outbox, the line that says what is kept, the films when the guide itself is safe on this phone (ruling 31). Each
 * step has a slice of the processor for itself: together they would hold up a tap on a slow phone.
 *
 * @param bringReact for what cannot be shown without it
 */
export async function startGuideServices(bringReact: () => void): Promise<void> {
  const { counted, version, lang, t } = linesInPage();
  const stop = serviceWorkerStore.subscribe(({ state }) => {
    if (state !== 'ready') return;
    stop();
    // Some moments later a worker that is ready has taken this page over too.
    setTimeout(loadLateLooks, 3000);
    void startFilmPack().then(measureSaved);
  });
  // A new version is offered by a bar that is React's.
  serviceWorkerStore.subscribe(({ updateReady }) => {
    if (updateReady) bringReact();
  });
  const steps = [
    reloadForStaleChunks,
    // The rest of the site follows the language of this document, as it was asked for, chosen before or the phone's own,
    // and the worker keeps the guide in it. English may stand for what has not come yet (`sw/stand-in.ts`).
    () => void setStoredLanguage(root.dataset['chosen'] ?? lang),
    registerServiceWorker,
    () => keepSavedLine(t, lang),
    () => followInstall(() => !isLive(), bringReact),
    startOutbox,
    followLeaving,
    () => void tellWhatIsDue(),
    () => {
      if (counted) countEarlyReading();
      // From the second visit on they lie on the phone.
      if (hasWorker()) loadLateLooks();
    },
    () => void refreshQuietly(lang, version, bringReact),
  ];
  for (const step of steps) {
    step();
    await idle(1000);
  }
}
