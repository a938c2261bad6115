import type { LaterFiles } from '../contract/guide/worker';
import { type Catalog, type Item, laterItems } from './catalog';
import { packFiles, rememberedLanguage } from './chosen-language';
import { fill, prune } from './precache';

interface Later extends Record<keyof LaterFiles, Item[]> {
  find(pathname: string): Item | undefined;
}

let reading: Promise<Later | null> | null = null;

/**
 * The rest of the site and the desk, as their list names them; `null` while that is not on the phone. It is read once,
 * by whoever first asks for a file that is none of the guide's.
 */
export async function laterFiles(catalog: Catalog): Promise<Later | null> {
  reading ??= read(catalog).catch(() => null);
  const later = await reading;
  if (!later) reading = null; // one that is not there yet may come
  return later;
}

async function read({ list }: Catalog): Promise<Later | null> {
  if (!list) return { site: [], desk: [], chosen: [], find: () => undefined };
  const kept = await (await caches.open(list.cache)).match(list.key);
  if (!kept) return null;
  const items = laterItems((await kept.json()) as LaterFiles);
  const byPath = new Map([...items.desk, ...items.chosen, ...items.site].map((item) => [item.url, item]));
  return { ...items, find: (pathname) => byPath.get(pathname) };
}

/**
 * Brings the rest of the site, with the words of a booking's page in the language chosen here.
 *
 * @param withDesk the desk's pages open inside the site's
 * @returns whether all of it is there now
 */
export async function fillSite(catalog: Catalog, withDesk: boolean): Promise<boolean> {
  if (!(await fill(withDesk ? [...catalog.site, ...catalog.desk] : catalog.site))) return false;
  const later = await laterFiles(catalog);
  if (!later) return false;
  const lang = await rememberedLanguage();
  const words = later.chosen.filter(({ url }) => url.startsWith(`/assets/pack-words-${lang}-`));
  return fill([...later.site, ...words, ...(withDesk ? later.desk : [])]);
}

/** Removes the files of older versions; of the site only while it is known which those are. */
export async function pruneAll(catalog: Catalog): Promise<void> {
  const later = await laterFiles(catalog);
  const { site, desk } = catalog;
  const guide = [...catalog.guide, ...(await packFiles(catalog))];
  await prune(later ? [...guide, ...site, ...desk, ...later.site, ...later.desk, ...later.chosen] : guide);
}
