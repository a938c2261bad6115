import type { Language } from '../../../domain/languages';

/** The language of a document's own content, the house's texts: English in all but the Vietnamese. */
export function documentLanguage(): Language {
  return document.documentElement.lang === 'vi' ? 'vi' : 'en';
}
