import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../domain/languages';
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

/**
 * Words for one page. Ready when it returns: the given namespaces are there, nothing is fetched.
 *
 * @param resources namespaces of `lang` by name, as they lie in `locales/`
 */
export function createI18n(lang: Language, resources: Partial<Words>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    supportedLngs: [lang],
    ns: Object.keys(resources),
    defaultNS: 'common',
    resources: { [lang]: resources },
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return instance;
}
