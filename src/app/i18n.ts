import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from '../domain/languages';
import type apartmentDetail from '../../locales/vi/apartment-detail.json';
import type apartments from '../../locales/vi/apartments.json';
import type booking from '../../locales/vi/booking.json';
import type common from '../../locales/vi/common.json';
import type films from '../../locales/vi/films.json';
import type guestForm from '../../locales/vi/guest-form.json';
import type guide from '../../locales/vi/guide.json';
import type home from '../../locales/vi/home.json';
import type search from '../../locales/vi/search.json';
import type site from '../../locales/vi/site.json';

/** Every word of the product by namespace. Vietnamese is the source; a key that it does not have does not compile. */
export interface Words {
  'apartment-detail': typeof apartmentDetail;
  apartments: typeof apartments;
  booking: typeof booking;
  common: typeof common;
  films: typeof films;
  'guest-form': typeof guestForm;
  guide: typeof guide;
  home: typeof home;
  search: typeof search;
  site: typeof site;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Words;
    enableSelector: false;
  }
}

/**
 * English words, if they have exactly the keys of the Vietnamese ones; otherwise `never`, and the assignment does not
 * compile.
 */
export type Parity<Vi, En> = [En] extends [Vi] ? ([Vi] extends [En] ? En : never) : never;

/** Loads a namespace that was not given at the start; the screen that uses it suspends meanwhile. */
export type LoadWords = (lang: Language, namespace: string) => Promise<Resource[string][string]>;

/**
 * Words for one page. Ready when it returns: the given namespaces are there, nothing is fetched.
 *
 * @param resources namespaces of `lang` by name, as they lie in `locales/`
 * @param load for namespaces that come later
 */
export function createI18n(lang: Language, resources: Partial<Words>, load?: LoadWords): i18n {
  const instance = createInstance();
  if (load) {
    instance.use({
      type: 'backend',
      read: (language: string, namespace: string, done: (error: unknown, words: unknown) => void) =>
        void load(language as Language, namespace).then(
          (words) => done(null, words),
          (error: unknown) => done(error, null),
        ),
    });
  }
  void instance.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    supportedLngs: [lang],
    ns: Object.keys(resources),
    defaultNS: 'common',
    resources: { [lang]: resources },
    partialBundledLanguages: load !== undefined,
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** The language of a document: what its HTML says. */
export function documentLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : DEFAULT_LANGUAGE;
}
