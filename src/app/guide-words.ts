import type { Language } from '../domain/languages';
import type { LoadWords, Words } from './i18n';

/** Words the guide starts with. */
export async function loadGuideWords(lang: Language): Promise<Pick<Words, 'common' | 'guide'>> {
  const { words } = await (lang === 'en' ? import('./guide-words-en') : import('./guide-words-vi'));
  return words;
}

/** The films in words, loaded with the player. */
export const loadFilmWords: LoadWords = async (lang) => {
  const words = await (lang === 'en' ? import('../../locales/en/films.json') : import('../../locales/vi/films.json'));
  return words.default;
};
