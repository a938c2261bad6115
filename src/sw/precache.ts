import { SHELL_PATH } from '../contract/api-addresses';
import type { DocumentPack } from '../contract/guide/worker';
import { productLanguage } from '../domain/guide/guide-languages';
import type { Catalog, Item } from './catalog';
import { packShell, rememberedLanguage } from './chosen-language';
import { fetchVerified } from './fetch-verified';
import { standDown } from './stand-down';

/**
 * Workbox's list, one file after the other, cost a round trip for each of them (decision 38). More than the six
 * connections of HTTP/1.1, because some of the files wait for the page, which is loading them at the same moment.
 */
const AT_ONCE = 16;

/**
 * Fetches what is missing and nothing else. Every file that came stays, whatever becomes of the others, so the next
 * attempt needs less.
 *
 * @returns whether all of them are there now
 */
export async function fill(items: readonly Item[]): Promise<boolean> {
  return bring(await missing(items));
}

/** The same of the guide, with its document in the language that was chosen here. */
export async function fillGuide(catalog: Catalog): Promise<boolean> {
  const all = await Promise.all([fillBoth(catalog), fillChosen(catalog)]);
  return all.every(Boolean);
}

/** Brings the document of a pack, and the list that names it, where a phone has chosen one. */
async function fillChosen(catalog: Catalog): Promise<boolean> {
  const lang = await rememberedLanguage();
  if (!catalog.languages || lang === null || lang === productLanguage(lang)) return true;
  if (!(await fill([catalog.languages]))) return false;
  const shell = await packShell(catalog, lang);
  return shell === null || fill([shell]);
}

/**
 * Brings what every phone has of the guide. Its documents come together where more than one is missing, beside all the rest; one
 * by one where that is not to be had, as it is when the hotel has changed a word meanwhile.
 */
async function fillBoth({ guide, shells }: Catalog): Promise<boolean> {
  const waiting = await missing(guide);
  const documents = waiting.filter(({ url }) => url.startsWith(`${SHELL_PATH}/`));
  if (!shells || documents.length < 2) return bring(waiting);
  const others = waiting.filter((item) => !documents.includes(item));
  const [, whole] = await Promise.all([bringTogether(shells, documents).catch(() => undefined), bring(others)]);
  return (await bring(await missing(documents))) && whole;
}

async function bringTogether(pack: Item, documents: readonly Item[]): Promise<void> {
  const answer = await fetchVerified(pack);
  const texts = (await answer.json()) as DocumentPack;
  for (const { url, cache, key } of documents) {
    const text = texts[url];
    if (!text) continue;
    const headers = new Headers(answer.headers);
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-security-policy', text.policy);
    await (await caches.open(cache)).put(key, new Response(text.html, { headers }));
  }
}

async function bring(items: readonly Item[]): Promise<boolean> {
  const waiting = [...items];
  let failed = 0;
  const fetchNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      try {
        if (standDown.aborted) throw new Error('the next version is asked for');
        const response = await fetchVerified(item);
        await (await caches.open(item.cache)).put(item.key, response);
      } catch {
        failed += 1; // the network, a portal, or no room; the caller tries again
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  return failed === 0;
}

/** Finds those of them that are not there, by the caches themselves. */
async function missing(items: readonly Item[]): Promise<Item[]> {
  const here = new Set<string>();
  for (const name of new Set(items.map(({ cache }) => cache))) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) here.add(pathOf(url));
  }
  return items.filter(({ key }) => !here.has(key));
}

/** Removes the files of older versions. */
export async function prune(items: readonly Item[]): Promise<void> {
  const wanted = new Set(items.map(({ key }) => key));
  for (const name of new Set(items.map(({ cache }) => cache))) {
    const cache = await caches.open(name);
    const stale = (await cache.keys()).filter(({ url }) => !wanted.has(pathOf(url)));
    await Promise.all(stale.map((request) => cache.delete(request)));
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
