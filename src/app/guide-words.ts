import type { Language } from '../domain/languages';
import type { Words } from './i18n';

/** Words the guide starts with. */
export async function loadGuideWords(lang: Language): Promise<Pick<Words, 'guide'>> {
  const { words } = await (lang === 'en' ? import('./guide-words-en') : import('./guide-words-vi'));
  return words;
}

/** The films in words, loaded with the player. */
export async function loadFilmWords(lang: Language): Promise<Words['films']> {
  const words = await (lang === 'en' ? import('../../locales/en/films.json') : import('../../locales/vi/films.json'));
  return words.default;
}
