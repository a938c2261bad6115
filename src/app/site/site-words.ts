import common from '../../../locales/vi/common.json';
import site from '../../../locales/vi/site.json';
import { hasOwn } from '../../domain/has-own';
import type { Language } from '../../domain/languages';
import type { DESK_WORDS } from '../desk/desk-words';
import { houseStore } from './house';
import type { Parity, StartWords, Words } from './i18n';

/** Namespaces of single pages, each a chunk that comes with the page. */
const PAGES = {
  accounts: {
    vi: () => import('../../../locales/vi/accounts.json'),
    en: () => import('../../../locales/en/accounts.json'),
  },
  'apartment-detail': {
    vi: () => import('../../../locales/vi/apartment-detail.json'),
    en: () => import('../../../locales/en/apartment-detail.json'),
  },
  apartments: {
    vi: () => import('../../../locales/vi/apartments.json'),
    en: () => import('../../../locales/en/apartments.json'),
  },
  articles: {
    vi: () => import('../../../locales/vi/articles.json'),
    en: () => import('../../../locales/en/articles.json'),
  },
  blog: { vi: () => import('../../../locales/vi/blog.json'), en: () => import('../../../locales/en/blog.json') },
  bookings: {
    vi: () => import('../../../locales/vi/bookings.json'),
    en: () => import('../../../locales/en/bookings.json'),
  },
  chat: { vi: () => import('../../../locales/vi/chat.json'), en: () => import('../../../locales/en/chat.json') },
  company: {
    vi: () => import('../../../locales/vi/company.json'),
    en: () => import('../../../locales/en/company.json'),
  },
  'guest-forms': {
    vi: () => import('../../../locales/vi/guest-forms.json'),
    en: () => import('../../../locales/en/guest-forms.json'),
  },
  'door-choice': {
    vi: () => import('../../../locales/vi/door-choice.json'),
    en: () => import('../../../locales/en/door-choice.json'),
  },
  help: { vi: () => import('../../../locales/vi/help.json'), en: () => import('../../../locales/en/help.json') },
  home: { vi: () => import('../../../locales/vi/home.json'), en: () => import('../../../locales/en/home.json') },
  hotel: { vi: () => import('../../../locales/vi/hotel.json'), en: () => import('../../../locales/en/hotel.json') },
  policies: {
    vi: () => import('../../../locales/vi/policies.json'),
    en: () => import('../../../locales/en/policies.json'),
  },
  search: { vi: () => import('../../../locales/vi/search.json'), en: () => import('../../../locales/en/search.json') },
  'search-form': {
    vi: () => import('../../../locales/vi/search-form.json'),
    en: () => import('../../../locales/en/search-form.json'),
  },
  'tour-booking': {
    vi: () => import('../../../locales/vi/tour-booking.json'),
    en: () => import('../../../locales/en/tour-booking.json'),
  },
  tours: { vi: () => import('../../../locales/vi/tours.json'), en: () => import('../../../locales/en/tours.json') },
};

type Sources = typeof PAGES & typeof DESK_WORDS;
export type PageNamespace = keyof Sources;
export const PAGE_NAMESPACES = Object.keys(PAGES) as (keyof typeof PAGES)[];

type English = { [N in PageNamespace]: Awaited<ReturnType<Sources[N]['en']>>['default'] };
/** `never` when the English words of a page differ from the Vietnamese in a key, and then the line below fails. */
type PageWords = Parity<Pick<Words, PageNamespace>, English>;

/**
 * Words of the site's frame. Vietnamese comes with the site itself, so that there is always a language to speak; English
 * is one chunk, and so is what a house of one's own lays over them.
 *
 * @throws when a chunk does not come
 */
export async function loadStartWords(lang: Language): Promise<StartWords> {
  const words = lang === 'vi' ? BUILT_IN : (await import('./site-words-en')).words;
  return { ...words, site: await inHouse(lang, 'site', words.site) };
}

/** Vietnamese words of the frame as they are built in; of another house too, where nothing else comes. */
export const BUILT_IN: StartWords = { common, site };

/**
 * The words of one page.
 *
 * @throws when the chunk does not come
 */
export async function loadPageWords<N extends PageNamespace>(lang: Language, name: N): Promise<PageWords[N]> {
  const sources = isSitePage(name) ? PAGES : (await import('../desk/desk-words')).DESK_WORDS;
  return inHouse(lang, name, (await (sources as Sources)[name][lang]()).default as PageWords[N]);
}

/** The demo's words name it; a house of one's own says what fits any house, and the demo loads nothing of that. */
const inHouse = async <W>(lang: Language, name: string, words: W): Promise<W> =>
  houseStore.getState().own ? (await import('./own-words')).ownWords(lang, name, words) : words;

const isSitePage = (name: PageNamespace): name is keyof typeof PAGES => hasOwn(PAGES, name);
