import english from '../../../locales/en/own-house.json';
import vietnamese from '../../../locales/vi/own-house.json';
import type { Language } from '../../domain/languages';
import { inOwnWords } from '../../domain/hotel/own-words';
import { houseStore } from './house';

const OWN = { vi: vietnamese, en: english };

/** Gives words of a namespace for the house of this site; a chunk of its own, which the demo does not load. */
export function ownWords<W>(lang: Language, name: string, words: W): W {
  const { own } = houseStore.getState();
  return own ? inOwnWords(words, name, OWN[lang], { cities: own.cities[lang], reception: own.reception }) : words;
}
