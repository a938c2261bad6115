import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../domain/languages';
import type accounts from '../../../locales/vi/accounts.json';
import type apartmentDetail from '../../../locales/vi/apartment-detail.json';
import type apartments from '../../../locales/vi/apartments.json';
import type articles from '../../../locales/vi/articles.json';
import type blog from '../../../locales/vi/blog.json';
import type bookings from '../../../locales/vi/bookings.json';
import type chat from '../../../locales/vi/chat.json';
import type common from '../../../locales/vi/common.json';
import type company from '../../../locales/vi/company.json';
import type films from '../../../locales/vi/films.json';
import type guestForms from '../../../locales/vi/guest-forms.json';
import type guide from '../../../locales/vi/guide.json';
import type guideDocument from '../../../locales/vi/guide-document.json';
import type guideInstall from '../../../locales/vi/guide-install.json';
import type guideLines from '../../../locales/vi/guide-lines.json';
import type guideSeal from '../../../locales/vi/guide-seal.json';
import type guideSearch from '../../../locales/vi/guide-search.json';
import type doorChoice from '../../../locales/vi/door-choice.json';
import type help from '../../../locales/vi/help.json';
import type home from '../../../locales/vi/home.json';
import type hotel from '../../../locales/vi/hotel.json';
import type policies from '../../../locales/vi/policies.json';
import type reception from '../../../locales/vi/reception.json';
import type receptionBookings from '../../../locales/vi/reception-bookings.json';
import type receptionWall from '../../../locales/vi/reception-wall.json';
import type receptionAudit from '../../../locales/vi/reception-audit.json';
import type receptionContent from '../../../locales/vi/reception-content.json';
import type receptionListings from '../../../locales/vi/reception-listings.json';
import type receptionHouse from '../../../locales/vi/reception-house.json';
import type receptionPrint from '../../../locales/vi/reception-print.json';
import type receptionForeignGuests from '../../../locales/vi/reception-foreign-guests.json';
import type receptionGuideAnalytics from '../../../locales/vi/reception-guide-analytics.json';
import type receptionPrivacy from '../../../locales/vi/reception-privacy.json';
import type receptionPrices from '../../../locales/vi/reception-prices.json';
import type receptionLimits from '../../../locales/vi/reception-limits.json';
import type receptionHotel from '../../../locales/vi/reception-hotel.json';
import type receptionDoctor from '../../../locales/vi/reception-doctor.json';
import type receptionBackups from '../../../locales/vi/reception-backups.json';
import type receptionMail from '../../../locales/vi/reception-mail.json';
import type receptionStaff from '../../../locales/vi/reception-staff.json';
import type receptionGuestRequests from '../../../locales/vi/reception-guest-requests.json';
import type guideCards from '../../../locales/vi/guide-cards.json';
import type guidePostcard from '../../../locales/vi/guide-postcard.json';
import type guideDoorHelp from '../../../locales/vi/guide-door-help.json';
import type guestRequests from '../../../locales/vi/guest-requests.json';
import type readyReplies from '../../../locales/vi/ready-replies.json';
import type receptionGuestAccess from '../../../locales/vi/reception-guest-access.json';
import type searchForm from '../../../locales/vi/search-form.json';
import type search from '../../../locales/vi/search.json';
import type site from '../../../locales/vi/site.json';
import type tourBooking from '../../../locales/vi/tour-booking.json';
import type tours from '../../../locales/vi/tours.json';
import type setup from '../../../locales/vi/setup.json';

/** Every word of the product by namespace. Vietnamese is the source; a key that it does not have does not compile. */
export interface Words {
  accounts: typeof accounts;
  'apartment-detail': typeof apartmentDetail;
  apartments: typeof apartments;
  articles: typeof articles;
  blog: typeof blog;
  bookings: typeof bookings;
  chat: typeof chat;
  common: typeof common;
  company: typeof company;
  films: typeof films;
  'guest-forms': typeof guestForms;
  guide: typeof guide;
  'guide-cards': typeof guideCards;
  'guide-postcard': typeof guidePostcard;
  'guide-document': typeof guideDocument;
  'guide-door-help': typeof guideDoorHelp;
  'guide-install': typeof guideInstall;
  'guide-lines': typeof guideLines;
  'guest-requests': typeof guestRequests;
  'guide-seal': typeof guideSeal;
  'guide-search': typeof guideSearch;
  'door-choice': typeof doorChoice;
  help: typeof help;
  home: typeof home;
  hotel: typeof hotel;
  policies: typeof policies;
  reception: typeof reception;
  'reception-guest-requests': typeof receptionGuestRequests;
  'ready-replies': typeof readyReplies;
  'reception-bookings': typeof receptionBookings;
  'reception-wall': typeof receptionWall;
  'reception-audit': typeof receptionAudit;
  'reception-content': typeof receptionContent;
  'reception-listings': typeof receptionListings;
  'reception-house': typeof receptionHouse;
  'reception-print': typeof receptionPrint;
  'reception-foreign-guests': typeof receptionForeignGuests;
  'reception-guide-analytics': typeof receptionGuideAnalytics;
  'reception-privacy': typeof receptionPrivacy;
  'reception-limits': typeof receptionLimits;
  'reception-prices': typeof receptionPrices;
  'reception-mail': typeof receptionMail;
  'reception-hotel': typeof receptionHotel;
  'reception-doctor': typeof receptionDoctor;
  'reception-backups': typeof receptionBackups;
  'reception-staff': typeof receptionStaff;
  'reception-guest-access': typeof receptionGuestAccess;
  search: typeof search;
  'search-form': typeof searchForm;
  site: typeof site;
  'tour-booking': typeof tourBooking;
  tours: typeof tours;
  setup: typeof setup;
}

/** The namespaces of header, footer and every page's own parts. */
export type StartWords = Pick<Words, 'common' | 'site'>;

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
