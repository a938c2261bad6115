import { type MessageToPage, type MessageToWorker, OUTBOX_SYNC_TAG, type WorkerAnswer } from '../contract/guide/worker';
import { straightLink } from '../domain/straight-link';
import { catalogOf } from './catalog';
import { fetchForPage } from './fetch-for-page';
import { film, keptFile, picture } from './files';
import { firstViewPainted, openFromNetwork, openGuide, openSite } from './navigation';
import { fillSite, pruneAll } from './later-files';
import { fill, fillGuide } from './precache';
import { routeOf } from './routing';
import type { HienWorkerScope } from './scope';
import { beginStandDown } from './stand-down';

declare const self: HienWorkerScope;

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const files = self.__WB_MANIFEST;
const catalog = catalogOf(files, self.__HIEN_SHELLS ?? [], self.__HIEN_SHELL_PACK, self.__HIEN_PACKS);
/** The build's files, and not the guide's documents, which change with every word that the hotel changes. */
const program = files.map(({ url, integrity }) => `${url} ${integrity}`).join('\n');
let firstInstall = false;

self.addEventListener('install', (event) => {
  firstInstall = self.registration.active === null;
  event.waitUntil(
    install().then((complete) => {
      // All or nothing: what did come stays in the cache, and the page registers again.
      if (!complete) throw new Error('The guide is not complete');
    }),
  );
});

/** A version that follows another brings its list of the site along, or could not tell which files are old. */
async function install(): Promise<boolean> {
  const { list } = catalog;
  const [guide, listed] = await Promise.all([fillGuide(catalog), firstInstall || !list || fill([list])]);
  return guide && listed;
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    pruneAll(catalog).then(() =>
      // The very first visit is taken over, so that its films play from the phone; an update never is.
      firstInstall ? self.clients.claim() : undefined,
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const answering = answerTo(event);
  if (answering) event.respondWith(answering);
});

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  const navigation = request.mode === 'navigate';
  switch (routeOf({ method: request.method, url, origin: self.location.origin, navigation })) {
    case 'guide':
      return straightened(url) ?? page(event, openGuide(event, catalog));
    case 'site':
      return straightened(url) ?? page(event, openSite(request, catalog));
    case 'film':
      return film(event);
    case 'picture':
      return keptFile(request, catalog).then((kept) => kept ?? picture(event));
    case 'file':
      return keptFile(request, catalog).then((kept) => kept ?? fetchForPage(event));
    case 'network':
      return null;
  }
}

/** Sends a page on whose address was changed on its way: a secret in the path is in the fragment before anybody hears of it. */
function straightened({ pathname, search, origin }: URL): Promise<Response> | null {
  const straight = straightLink(pathname + search);
  return straight === pathname + search ? null : Promise.resolve(Response.redirect(origin + straight));
}

/** Caches can be cleared under a worker that lives on; the next page it opens from the network mends them. */
async function page(event: FetchEvent, kept: Promise<Response | null>): Promise<Response> {
  const response = await kept.catch(() => null);
  if (response) return response;
  event.waitUntil(fillGuide(catalog));
  return openFromNetwork(event.request);
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as MessageToWorker;
  const [port] = event.ports;
  const answer = async (filling: Promise<boolean>): Promise<void> => {
    port?.postMessage({ complete: await filling } satisfies WorkerAnswer);
  };
  const work = (): Promise<void> => {
    switch (message.type) {
      case 'skip-waiting':
        return self.skipWaiting();
      case 'stand-down':
        beginStandDown();
        return Promise.resolve();
      case 'ensure-guide':
        return answer(fillGuide(catalog));
      case 'fetch-site':
        return answer(fillSite(catalog, false));
      case 'fetch-desk':
        return answer(fillSite(catalog, true));
      case 'first-view-painted':
        firstViewPainted((event.source as Client).id);
        return Promise.resolve();
      case 'program':
        port?.postMessage({ complete: true, program } satisfies WorkerAnswer);
        return Promise.resolve();
    }
  };
  event.waitUntil(work());
});

/** Background Sync wakes the pages' outbox up; a page that is opened later flushes by itself. */
self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(wakePages());
}) as EventListener);

async function wakePages(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    client.postMessage({ type: 'flush-outbox' } satisfies MessageToPage);
  }
}
