/** The two languages of the product. Vietnamese is the default everywhere (specification §2, "vi (default) or en"). */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'vi';

/** Reads a language from anything a person or a cookie may say; `null` when it is neither of ours. */
export function asLanguage(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** The language that a switch leads to. */
export function otherLanguage(language: Language): Language {
  return language === 'vi' ? 'en' : 'vi';
}
