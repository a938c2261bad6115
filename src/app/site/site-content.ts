import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { GuideContent } from '../../contract/guide/content';
import type { HousePlace } from '../../domain/catalogue/places';
import { mostApartmentsPath } from '../../contract/page-addresses';
import { type Language, otherLanguage } from '../../domain/languages';
import { readContent, refreshContent } from '../../offline/guide/content';
import { housePlaces } from '../../offline/query/apartment-lists';
import { createQuery, querySourceOnEveryPage } from '../../offline/query/query';

/** The hotel's brand, phones, address and places for header, footer and pages; `null` until this phone knows them. */
export const siteContentStore = createStore<{
  content: GuideContent | null;
  /** Places in which the house has apartments, those with the most first. */
  places: readonly HousePlace[] | null;
}>(() => ({ content: null, places: null }));

/** Leads to the house's apartments: the list of its place with the most. */
export const useApartmentsPath = (): string => mostApartmentsPath(useStore(siteContentStore, (site) => site.places));

/** The hour that policies count from while the hotel's own is not known. */
export const USUAL_CHECK_IN = '14:00';

let wanted: Language | null = null;

/**
 * Shows what this phone has kept of the hotel's content at once, then what the network says. A network that is not
 * there changes nothing: it is the network note that says so.
 */
export async function loadSiteContent(lang: Language): Promise<void> {
  wanted = lang;
  followPlaces(lang);
  await loadContent(lang);
}

async function loadContent(lang: Language): Promise<void> {
  let fromNetwork = false;
  const show = (content: GuideContent): void => {
    if (wanted === lang) siteContentStore.setState({ content });
  };
  const kept = readCache(lang).then((content) => {
    if (content && !fromNetwork) show(content);
  });
  const fresh = refreshContent(lang).then(
    (saved) => {
      fromNetwork = true;
      show(saved.content);
    },
    () => undefined,
  );
  await Promise.all([kept, fresh]);
}

/** Ends what follows the places of the language before. */
let leavePlaces = (): void => undefined;

function followPlaces(lang: Language): void {
  leavePlaces();
  const query = createQuery(querySourceOnEveryPage(housePlaces(lang)));
  query.subscribe(({ data }) => data && siteContentStore.setState({ places: data }));
  leavePlaces = query.start();
}

/** Brand and phones are the same in both languages: what was kept in the other one is better than nothing. */
async function readCache(lang: Language): Promise<GuideContent | null> {
  const saved = await readContent(lang);
  if (saved ?? siteContentStore.getState().content) return saved?.content ?? null;
  return (await readContent(otherLanguage(lang)))?.content ?? null;
}
