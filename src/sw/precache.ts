import { type Item, packCacheOf } from './catalog';
import { fetchVerified } from './fetch-verified';

/**
 * Six connections are what a browser opens to one host; Workbox's list, one file after the other, cost a round trip
 * for each of them.
 */
const AT_ONCE = 6;

const TYPES: Record<string, string> = { svg: 'image/svg+xml', json: 'application/json' };

/**
 * Fetches what is missing and nothing else. Every file that came stays, whatever becomes of the others, so the next
 * attempt needs less.
 *
 * @returns whether all of them are there now
 */
export async function fill(items: readonly Item[]): Promise<boolean> {
  const waiting = await missing(items);
  let failed = 0;
  const fetchNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      try {
        await store(item, await fetchVerified(item));
      } catch {
        failed += 1; // the network, a portal, or no room; the caller tries again
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  return failed === 0;
}

/** Which of them are not there, by the caches themselves. */
export async function missing(items: readonly Item[]): Promise<Item[]> {
  const here = new Set<string>();
  for (const name of new Set(items.map(({ cache }) => cache))) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) here.add(pathOf(url));
  }
  return items.filter(({ key }) => !here.has(key));
}

/** Removes what no item names any more: files of older versions, and packs of theirs. */
export async function prune(items: readonly Item[], packCaches: readonly string[], packPrefix: string): Promise<void> {
  const wanted = new Set(items.map(({ key }) => key));
  for (const name of new Set(items.map(({ cache }) => cache))) {
    const cache = await caches.open(name);
    const stale = (await cache.keys()).filter(({ url }) => !wanted.has(pathOf(url)));
    await Promise.all(stale.map((request) => cache.delete(request)));
  }
  const names = (await caches.keys()).filter((name) => name.startsWith(packPrefix) && !packCaches.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function store(item: Item, response: Response): Promise<void> {
  const cache = await caches.open(item.cache);
  if (item.pack) {
    await unpack(item, response);
    // The pack's own key is the sign that all of it was unpacked; its bytes are not needed twice.
    await cache.put(item.key, new Response(null));
  } else await cache.put(item.key, response);
}

async function unpack(item: Item, response: Response): Promise<void> {
  const files = (await response.json()) as Record<string, string>;
  const cache = await caches.open(packCacheOf(item));
  await Promise.all(
    Object.entries(files).map(([path, text]) => {
      const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain';
      return cache.put(path, new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } }));
    }),
  );
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
