import type { Language } from '../../domain/languages';
import type { Words } from '../site/i18n';

/** Words the guide starts with. */
export async function loadGuideWords(lang: Language): Promise<Pick<Words, 'guide'>> {
  const { words } = await (lang === 'en' ? import('./guide-words-en') : import('./guide-words-vi'));
  return words;
}

/**
 * Words that the guide does without until somebody taps what needs them: cards to show, wishes, a door that does not
 * open, the postcard after a stay, a sealed code, the icon on the home screen, what people type into the search, the
 * films.
 */
const LATER = {
  'guest-requests': {
    en: () => import('../../../locales/en/guest-requests.json'),
    vi: () => import('../../../locales/vi/guest-requests.json'),
  },
  'guide-cards': {
    en: () => import('../../../locales/en/guide-cards.json'),
    vi: () => import('../../../locales/vi/guide-cards.json'),
  },
  'guide-postcard': {
    en: () => import('../../../locales/en/guide-postcard.json'),
    vi: () => import('../../../locales/vi/guide-postcard.json'),
  },
  'guide-door-help': {
    en: () => import('../../../locales/en/guide-door-help.json'),
    vi: () => import('../../../locales/vi/guide-door-help.json'),
  },
  'guide-seal': {
    en: () => import('../../../locales/en/guide-seal.json'),
    vi: () => import('../../../locales/vi/guide-seal.json'),
  },
  'guide-install': {
    en: () => import('../../../locales/en/guide-install.json'),
    vi: () => import('../../../locales/vi/guide-install.json'),
  },
  'guide-search': {
    en: () => import('../../../locales/en/guide-search.json'),
    vi: () => import('../../../locales/vi/guide-search.json'),
  },
  films: { en: () => import('../../../locales/en/films.json'), vi: () => import('../../../locales/vi/films.json') },
};
type Later = keyof typeof LATER;

/** @param namespace one of those above; the first words are there already */
export async function loadLaterWords<N extends keyof Words>(namespace: N, lang: Language): Promise<Words[N]> {
  const { default: words } = await LATER[namespace as Later][lang]();
  return words as unknown as Words[N];
}
