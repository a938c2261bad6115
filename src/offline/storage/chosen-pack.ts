import { type GuideLanguage, PACK_LANGUAGES, type PackLanguage } from '../../domain/guide/guide-languages';
import { spokenPack } from '../../domain/guide/spoken-pack';
import { asLanguage, type Language } from '../../domain/languages';
import { LOCAL_KEYS, readLocal } from './storage-keys';

const asPack = (value: string | null): PackLanguage | null => PACK_LANGUAGES.find((one) => one === value) ?? null;

/**
 * The language of a pack that was chosen here: by `?lang=` of the address, else the one remembered on this device; `null`
 * where one of the product's was.
 *
 * @param search of the address, such as `location.search`
 */
export function chosenPack(search: string): PackLanguage | null {
  const asked = new URLSearchParams(search).get('lang');
  return asLanguage(asked) ? null : (asPack(asked) ?? asPack(readLocal(LOCAL_KEYS.language)));
}

/**
 * The language for the mails of somebody who books: the pack chosen here, else the one that the phone speaks where nothing
 * was chosen, else the site's.
 */
export function readerLanguage(site: Language): GuideLanguage {
  const chosen = readLocal(LOCAL_KEYS.language);
  return (chosen === null ? spokenPack(navigator.languages) : asPack(chosen)) ?? site;
}
