import type { Language } from '../../domain/languages';
import type { Words } from '../site/i18n';

/** Words the guide starts with. */
export async function loadGuideWords(lang: Language): Promise<Pick<Words, 'guide'>> {
  const { words } = await (lang === 'en' ? import('./guide-words-en') : import('./guide-words-vi'));
  return words;
}

/** The films in words, loaded with the player. */
export async function loadFilmWords(lang: Language): Promise<Words['films']> {
  const words = await (lang === 'en'
    ? import('../../../locales/en/films.json')
    : import('../../../locales/vi/films.json'));
  return words.default;
}

/** What people type for things that the guide calls otherwise, or does not tell: loaded with the search. */
export async function loadSearchWords(lang: Language): Promise<Words['guide-search']> {
  const words = await (lang === 'en'
    ? import('../../../locales/en/guide-search.json')
    : import('../../../locales/vi/guide-search.json'));
  return words.default;
}

/** Words of opening a sealed code, loaded with the dialog. */
async function loadSealWords(lang: Language): Promise<Words['guide-seal']> {
  const words = await (lang === 'en'
    ? import('../../../locales/en/guide-seal.json')
    : import('../../../locales/vi/guide-seal.json'));
  return words.default;
}

/** Words of the ways to an icon on the home screen, and of an icon without a key. */
async function loadInstallWords(lang: Language): Promise<Words['guide-install']> {
  const words = await (lang === 'en'
    ? import('../../../locales/en/guide-install.json')
    : import('../../../locales/vi/guide-install.json'));
  return words.default;
}

/** What is said of what a guest asks reception for: loaded with its dialog. */
export async function loadRequestWords(lang: Language): Promise<Words['guest-requests']> {
  const words = await (lang === 'en'
    ? import('../../../locales/en/guest-requests.json')
    : import('../../../locales/vi/guest-requests.json'));
  return words.default;
}

/** Words of the cards that a guest shows somebody, loaded with them. */
export async function loadCardWords(lang: Language): Promise<Words['guide-cards']> {
  const words = await (lang === 'en'
    ? import('../../../locales/en/guide-cards.json')
    : import('../../../locales/vi/guide-cards.json'));
  return words.default;
}

/** Words that the guide does without until somebody taps what needs them. */
export function loadLaterWords(namespace: keyof Words, lang: Language): Promise<unknown> {
  if (namespace === 'guest-requests') return loadRequestWords(lang);
  if (namespace === 'guide-cards') return loadCardWords(lang);
  if (namespace === 'guide-seal') return loadSealWords(lang);
  if (namespace === 'guide-install') return loadInstallWords(lang);
  return namespace === 'guide-search' ? loadSearchWords(lang) : loadFilmWords(lang);
}
