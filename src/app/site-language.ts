import type { i18n } from 'i18next';
import { createStore } from 'zustand/vanilla';
import { asLanguage, DEFAULT_LANGUAGE, type Language } from '../domain/languages';
import { chosenLanguage, setStoredLanguage } from '../offline/language';
import { createI18n } from './i18n';
import { loadSiteContent } from './site-content';
import { loadSiteWords } from './site-words';

/** The language of the site and its words; `null` until the first ones are there. */
export const siteLanguageStore = createStore<{ lang: Language; i18n: i18n | null }>(() => ({
  lang: DEFAULT_LANGUAGE,
  i18n: null,
}));

/** What was asked for last: words that come later than the next wish are not spoken any more. */
let wanted: Language | null = null;

/**
 * Speaks the language of the address or of this phone. One that the address asks for is remembered. Words that do not
 * come leave Vietnamese, which is always there.
 */
export async function startLanguage(): Promise<void> {
  const lang = chosenLanguage(location.search);
  try {
    await speak(lang);
  } catch {
    await speak(DEFAULT_LANGUAGE);
    return;
  }
  if (asLanguage(new URLSearchParams(location.search).get('lang'))) void setStoredLanguage(lang);
}

/**
 * Changes the language where one stands: page, scroll and half-filled forms stay. Words that cannot be loaded leave
 * everything as it was.
 */
export async function switchLanguage(lang: Language): Promise<void> {
  if (lang === wanted) return;
  try {
    await speak(lang);
  } catch {
    wanted = siteLanguageStore.getState().lang;
    return;
  }
  void setStoredLanguage(lang);
}

async function speak(lang: Language): Promise<void> {
  wanted = lang;
  const words = await loadSiteWords(lang);
  if (wanted !== lang) return;
  document.documentElement.lang = lang;
  siteLanguageStore.setState({ lang, i18n: createI18n(lang, words) });
  void loadSiteContent(lang);
}
