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

/**
 * The language for somebody who has chosen none: the first of ours that they speak, English for who speaks others alone,
 * Vietnamese where nothing is said.
 *
 * @param spoken language tags such as `ko-KR`, the preferred first
 */
export function spokenLanguage(spoken: readonly string[]): Language {
  const tags = spoken.map((tag) => tag.trim().slice(0, 2).toLowerCase()).filter((tag) => /^[a-z]{2}/.test(tag));
  const ours = tags.map(asLanguage).find((language) => language !== null);
  return ours ?? (tags.length > 0 ? 'en' : DEFAULT_LANGUAGE);
}
