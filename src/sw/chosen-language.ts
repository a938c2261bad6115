import { LANGUAGE_PREFERENCE, PREFERENCE_CACHE, type PackEntries } from '../contract/guide/worker';
import { asGuideLanguage, type GuideLanguage } from '../domain/guide/guide-languages';
import { type Catalog, type Item, itemOf } from './catalog';

/** The language that a page has remembered for us; `null` when none has. */
export async function rememberedLanguage(): Promise<GuideLanguage | null> {
  const remembered = await caches.match(LANGUAGE_PREFERENCE, { cacheName: PREFERENCE_CACHE });
  return asGuideLanguage(await remembered?.text());
}

async function listed({ languages }: Catalog): Promise<PackEntries> {
  const kept = languages && (await caches.match(languages.key, { cacheName: languages.cache }));
  return kept ? ((await kept.json()) as PackEntries) : {};
}

/** The list of documents in other languages with all that it names: what of them may stay on the phone. */
export async function packFiles(catalog: Catalog): Promise<Item[]> {
  const shells = Object.values(await listed(catalog)).map(itemOf);
  return catalog.languages ? [catalog.languages, ...shells] : [];
}

/**
 * The guide's document in a language that not every phone has, by the list of them.
 *
 * @returns `null` while the list is not on the phone, and for a language that it does not name
 */
export async function packShell(catalog: Catalog, lang: string): Promise<Item | null> {
  const entry = (await listed(catalog))[lang];
  return entry ? itemOf(entry) : null;
}
