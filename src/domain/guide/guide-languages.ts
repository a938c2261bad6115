import { type Language, LANGUAGES } from '../languages';

/**
 * Languages that the guide speaks beside the two of the product, each by a pack of words, `locales/<key>`. A new one is
 * that folder and a line here: its own name.
 */
const PACKS = {
  ko: '한국어',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  ru: 'Русский',
} as const;

export type PackLanguage = keyof typeof PACKS;
export type GuideLanguage = Language | PackLanguage;

export const PACK_LANGUAGES = Object.keys(PACKS) as readonly PackLanguage[];
export const GUIDE_LANGUAGES: readonly GuideLanguage[] = [...LANGUAGES, ...PACK_LANGUAGES];

/** Names of the guide's languages, each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<GuideLanguage, string>> = { vi: 'Tiếng Việt', en: 'English', ...PACKS };

/** Reads a language of the guide from anything; `null` when it is none. */
export function asGuideLanguage(value: unknown): GuideLanguage | null {
  return GUIDE_LANGUAGES.find((language) => language === value) ?? null;
}

/** The language in which a house's own texts are read, and the site: a pack has the product's words alone. */
export const productLanguage = (lang: GuideLanguage): Language => (lang === 'vi' ? 'vi' : 'en');
