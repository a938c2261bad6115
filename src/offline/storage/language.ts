import { LANGUAGE_PREFERENCE, PREFERENCE_CACHE } from '../../contract/guide/worker';
import { LOCAL_KEYS, writeLocal } from './storage-keys';

const COOKIE = 'hien_lang';
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Remembers the language in the three places that need it: local storage for the page, a cookie for the server's first
 * answer, a cache for the worker, which can read neither.
 *
 * @param lang one of the product's, or of the guide's packs: the site is English then
 */
export async function setStoredLanguage(lang: string): Promise<void> {
  writeLocal(LOCAL_KEYS.language, lang);
  try {
    // Over https the name itself says that no other site and no plain http has set it.
    const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; secure'] : ['', ''];
    document.cookie = `${prefix}${COOKIE}=${lang}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
    const preferences = await caches.open(PREFERENCE_CACHE);
    await preferences.put(LANGUAGE_PREFERENCE, new Response(lang));
  } catch {
    // blocked storage; the address carries the language
  }
}
