import { DEFAULT_LANGUAGE, type Language } from '../../../domain/languages';

/** The language of a document: what its HTML says. */
export function documentLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : DEFAULT_LANGUAGE;
}
