import { MARKER_HEADER, MARKER_VALUE } from '../contract/marker';
import { FILM_CACHE, PICTURE_CACHE } from '../contract/guide/worker';
import type { Catalog } from './catalog';
import { fetchForPage } from './fetch-for-page';
import { laterFiles } from './later-files';
import { fromPack } from './packs';
import { partOf } from './part-of';
import { standDown } from './stand-down';

/** So many pictures are kept of those met on the way; the oldest goes first. */
const PICTURES_KEPT = 60;

/**
 * A film, its poster or its captions: from the phone when the whole file is there, cut to the range the player asks for
 * (Safari plays nothing without a 206), otherwise from the network.
 */
export async function film(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches
    .open(FILM_CACHE)
    .then((cache) => cache.match(new URL(request.url).pathname))
    .catch(() => undefined);
  // While standing down, refuse film-pack fetches but serve playback, or this worker never becomes idle.
  if (!kept && standDown.aborted && request.destination === '') return Response.error();
  if (!kept) return fetchForPage(event);
  const range = request.headers.get('range');
  return range === null ? kept : partOf(kept, range);
}

/** A file of the build or of a pack, from the phone; `null` when it is not there. */
export async function keptFile(request: Request, catalog: Catalog): Promise<Response | null> {
  try {
    return await findKept(new URL(request.url).pathname, catalog);
  } catch {
    return null; // storage is blocked or broken
  }
}

async function findKept(pathname: string, catalog: Catalog): Promise<Response | null> {
  const item = catalog.find(pathname) ?? (await laterFiles(catalog))?.find(pathname);
  const kept = item && (await (await caches.open(item.cache)).match(item.key));
  if (kept) return kept;
  return fromPack(pathname, catalog);
}

/** A picture met on the way: kept when it really is one of ours. */
export async function picture(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const cache = await caches.open(PICTURE_CACHE);
  const kept = await cache.match(pathname);
  if (kept) return kept;
  return fetchForPage(event, async (answer) => {
    if (isOurPicture(answer)) await keep(cache, pathname, answer.clone());
    return answer;
  });
}

/** Status 200 says nothing: a portal's sign-in page has it too. */
function isOurPicture(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    response.headers.get(MARKER_HEADER) === MARKER_VALUE &&
    (response.headers.get('content-type') ?? '').startsWith('image/')
  );
}

async function keep(cache: Cache, pathname: string, response: Response): Promise<void> {
  try {
    await cache.put(pathname, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - PICTURES_KEPT)).map((key) => cache.delete(key)));
  } catch {
    // no room: the picture is shown all the same
  }
}
