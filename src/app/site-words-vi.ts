import apartmentDetail from '../../locales/vi/apartment-detail.json';
import apartments from '../../locales/vi/apartments.json';
import booking from '../../locales/vi/booking.json';
import common from '../../locales/vi/common.json';
import guestForm from '../../locales/vi/guest-form.json';
import home from '../../locales/vi/home.json';
import search from '../../locales/vi/search.json';
import site from '../../locales/vi/site.json';
import type { SiteWords } from './site-words';

export const words: SiteWords = {
  'apartment-detail': apartmentDetail,
  apartments,
  booking,
  common,
  'guest-form': guestForm,
  home,
  search,
  site,
};
