import type { i18n } from 'i18next';
import { createStore } from 'zustand/vanilla';
import { asLanguage, DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../domain/languages';
import { chosenLanguage } from '../../offline/storage/chosen-language';
import { setStoredLanguage } from '../../offline/storage/language';
import { createI18n, type StartWords, type Words } from './i18n';
import { houseStore } from './house';
import { loadSiteContent } from './site-content';
import { BUILT_IN, loadPageWords, loadStartWords, type PageNamespace } from './site-words';

/** The language of the site and its words; `null` until the first ones are there. */
export const siteLanguageStore = createStore<{ lang: Language; i18n: i18n | null }>(() => ({
  lang: DEFAULT_LANGUAGE,
  i18n: null,
}));

/** Language that was asked for last: words that come later than the next wish are not spoken any more. */
let wanted: Language = DEFAULT_LANGUAGE;

/** Namespaces of the pages of this visit: a switch of language brings them all. */
const needed = new Set<PageNamespace>();
/** Words that have come, by language. */
const here: Record<Language, Partial<Words>> = { vi: {}, en: {} };

/**
 * Speaks the language of the address or of this phone. One that the address asks for is remembered. Words that do not
 * come leave Vietnamese, which is always there.
 */
export async function startLanguage(): Promise<void> {
  const lang = chosenLanguage(location.search);
  try {
    await speak(lang);
  } catch {
    wanted = DEFAULT_LANGUAGE;
    show(DEFAULT_LANGUAGE, BUILT_IN);
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

/**
 * Brings the words of a page in the language that is spoken, also when that changes meanwhile.
 *
 * @throws when they do not come
 */
export async function needWords(names: readonly PageNamespace[]): Promise<void> {
  for (const name of names) needed.add(name);
  let lang: Language;
  do {
    lang = wanted;
    await bring(lang, names);
  } while (lang !== wanted);
  const { i18n, lang: spoken } = siteLanguageStore.getState();
  if (spoken !== lang) return;
  for (const name of names) i18n?.addResourceBundle(lang, name, here[lang][name]);
}

async function bring(lang: Language, names: readonly PageNamespace[]): Promise<void> {
  const known = here[lang];
  await Promise.all(
    names
      .filter((name) => known[name] === undefined)
      .map(async (name) => Object.assign(known, { [name]: await loadPageWords(lang, name) })),
  );
}

async function speak(lang: Language): Promise<void> {
  wanted = lang;
  const [start] = await Promise.all([loadStartWords(lang), bring(lang, [...needed])]);
  if (wanted === lang) show(lang, start);
}

function show(lang: Language, start: StartWords): void {
  document.documentElement.lang = lang;
  siteLanguageStore.setState({ lang, i18n: createI18n(lang, { ...start, ...here[lang] }) });
  void loadSiteContent(lang);
}

/**
 * Speaks anew when it is heard that this is another house than was thought: a worker's document says nothing of it. What
 * does not come leaves everything as it was.
 */
export function speakAsHouse(): void {
  houseStore.subscribe((house, before) => {
    if (JSON.stringify(house.own) === JSON.stringify(before.own)) return;
    for (const lang of LANGUAGES) here[lang] = {};
    speak(wanted).catch(() => null);
  });
}
