import apartmentDetail from '../../locales/en/apartment-detail.json';
import apartments from '../../locales/en/apartments.json';
import booking from '../../locales/en/booking.json';
import common from '../../locales/en/common.json';
import guestForm from '../../locales/en/guest-form.json';
import home from '../../locales/en/home.json';
import search from '../../locales/en/search.json';
import site from '../../locales/en/site.json';
import type { Parity } from './i18n';
import type { SiteWords } from './site-words';

const english = {
  'apartment-detail': apartmentDetail,
  apartments,
  booking,
  common,
  'guest-form': guestForm,
  home,
  search,
  site,
};

export const words: SiteWords = english satisfies Parity<SiteWords, typeof english>;
