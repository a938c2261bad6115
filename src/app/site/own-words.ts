import type { Language } from '../../domain/languages';
import { inOwnWords } from '../../domain/hotel/own-words';
import { houseStore } from './house';

const OWN = {
  vi: () => import('../../../locales/vi/own-house.json'),
  en: () => import('../../../locales/en/own-house.json'),
};

/**
 * Words of a namespace for the house of this site. The demo, whose own name is in them, loads nothing of this.
 *
 * @throws when the chunk does not come
 */
export async function ownWords<W>(lang: Language, name: string, words: W): Promise<W> {
  const { own } = houseStore.getState();
  if (!own) return words;
  const { default: laid } = await OWN[lang]();
  return inOwnWords(words, name, laid, { cities: own.cities[lang], reception: own.reception });
}
