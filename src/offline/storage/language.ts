import { LANGUAGE_PREFERENCE, PREFERENCE_CACHE } from '../../contract/guide/worker';
import { DEFAULT_LANGUAGE, type Language, asLanguage } from '../../domain/languages';
import { LOCAL_KEYS, readLocal, writeLocal } from './storage-keys';

const COOKIE = 'hien_lang';
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The language to show: `?lang=` of the address, else the one remembered on this device, else Vietnamese.
 *
 * @param search of the address, such as `location.search`
 */
export function chosenLanguage(search: string): Language {
  return (
    asLanguage(new URLSearchParams(search).get('lang')) ??
    asLanguage(readLocal(LOCAL_KEYS.language)) ??
    asLanguage(cookie()) ??
    DEFAULT_LANGUAGE
  );
}

/**
 * Remembers the language in the three places that need it: local storage for the page, a cookie for the server's first
 * answer, a cache for the worker, which can read neither.
 */
export async function setStoredLanguage(lang: Language): Promise<void> {
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

function cookie(): string | undefined {
  try {
    return /(?:^|;\s*)(?:__Host-)?hien_lang=(\w+)/.exec(document.cookie)?.[1];
  } catch {
    return undefined; // a sandboxed document
  }
}
