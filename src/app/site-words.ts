import type { Language } from '../domain/languages';
import type { Words } from './i18n';
import { words as vietnamese } from './site-words-vi';

/** The namespaces of the site's pages. */
export type SiteWords = Pick<
  Words,
  'apartment-detail' | 'apartments' | 'booking' | 'common' | 'guest-form' | 'home' | 'search' | 'site'
>;

/**
 * Every word of the site in one language. Vietnamese comes with the site itself, so that there is always a language to
 * speak; English is one chunk.
 *
 * @throws when the chunk does not come
 */
export async function loadSiteWords(lang: Language): Promise<SiteWords> {
  return lang === 'vi' ? vietnamese : (await import('./site-words-en')).words;
}
