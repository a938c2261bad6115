import { GUIDE_LANGUAGES, type GuideLanguage, LANGUAGE_NAMES } from '../../domain/guide/guide-languages';

const link = (lang: GuideLanguage, current: boolean): string =>
  `<a href="?lang=${lang}" hreflang="${lang}" lang="${lang}"${current ? ' aria-current="true"' : ''}>${LANGUAGE_NAMES[lang]}</a>`;

/**
 * The choice of languages as HTML: a button with the name of the guide's own, which opens a list of links. Names alone, no
 * script: a language that nobody chooses costs a phone nothing else.
 */
export function languageList(lang: GuideLanguage, label: string): string {
  const links = GUIDE_LANGUAGES.map((each) => link(each, each === lang)).join('');
  const icon = (name: string): string => `<svg class="ic" aria-hidden="true"><use href="#ic-${name}"></use></svg>`;
  return `<nav aria-label="${label}"><details><summary>${icon('globe')}<span>${LANGUAGE_NAMES[lang]}</span>${icon('chevron')}</summary><div>${links}</div></details></nav>`;
}

/** Note that no native reader has checked a pack, with the way to English. */
export const uncheckedNote = (words: string): string =>
  `<span>${words}</span><a href="?lang=en" hreflang="en" lang="en">English</a>`;
