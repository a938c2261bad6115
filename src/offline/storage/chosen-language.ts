import { DEFAULT_LANGUAGE, type Language, asLanguage } from '../../domain/languages';
import { LOCAL_KEYS, readLocal } from './storage-keys';

/**
 * The language to show: `?lang=` of the address, else the one remembered on this device, else that of the document, which
 * server and worker have chosen by what the phone speaks.
 *
 * @param search of the address, such as `location.search`
 */
export function chosenLanguage(search: string): Language {
  return (
    told(new URLSearchParams(search).get('lang')) ??
    told(readLocal(LOCAL_KEYS.language)) ??
    asLanguage(cookie()) ??
    asLanguage(document.documentElement.lang) ??
    DEFAULT_LANGUAGE
  );
}

/** The site is English for whoever reads a pack, as `productLanguage` has it. */
const told = (lang: string | null): Language | null => (lang ? (asLanguage(lang) ?? 'en') : null);

function cookie(): string | undefined {
  try {
    return /(?:^|;\s*)(?:__Host-)?hien_lang=(\w+)/.exec(document.cookie)?.[1];
  } catch {
    return undefined; // a sandboxed document
  }
}
