import { BOOKING_PAGE } from '../contract/stay-address';
import type { Area } from '../domain/areas';
import { slugOf } from '../domain/slug';

/** Pages that are there. */
export const PATHS = {
  home: '/',
  guestForm: '/form-qr',
  languageGuide: '/guide/:apartment?',
  searchResults: '/search-results',
  bookingPage: '/booking-page',
  bookingStatus: BOOKING_PAGE,
} as const;

/** Every address of an apartment (specification §2); the first with a slug is the one that links use. */
export const APARTMENT_PATHS = [
  '/apartment/:apartmentName/view',
  '/apartment-ha-noi/:apartmentName/view',
  '/apartment-ha-long/:apartmentName/view',
  '/apartment/:area/:apartmentName',
  '/apartment-detail/:apartmentId',
] as const;

/** Where the apartments of an area are listed. */
export const apartmentListPath = (area: Area): string =>
  area === 'HA_NOI' ? '/apartment-ha-noi' : area === 'HA_LONG' ? '/apartment-ha-long' : '/apartment';

/** Troubleshooting and the form for a support issue. */
export const HELP_PATH = '/help';

/** Where the tours of an area are listed. */
export const tourListPath = (area: Area): string =>
  area === 'HA_NOI' ? '/tour-ha-noi' : area === 'HA_LONG' ? '/tour-ha-long' : '/tour';

/** Every address of a list of apartments. */
export const APARTMENT_LIST_PATHS = [
  '/apartment',
  '/apartment-ha-noi',
  '/apartment-ha-long',
  '/apartments/:locationSlug',
] as const;

interface Named {
  name: string;
  area: Area;
}

/** The page of an apartment. */
export const apartmentPath = ({ name }: Pick<Named, 'name'>): string => `/apartment/${slugOf(name)}/view`;

/** The same under its area, as the lists of an area link it. */
export const apartmentPathInArea = ({ name, area }: Named): string => `${apartmentListPath(area)}/${slugOf(name)}/view`;

/** Lists and details of tours, and the tour booking form. */
export const TOUR_PATHS = [
  '/tour',
  '/tour-ha-noi',
  '/tour-ha-long',
  '/tour/:tourName/view',
  '/tour-ha-noi/:tourName/view',
  '/tour-ha-long/:tourName/view',
  '/booking',
] as const;

/** Blog, events and articles. */
export const STORY_PATHS = [
  '/blog',
  '/blog/:id',
  '/explore&experience',
  '/explore&experience/:slug',
  '/event',
] as const;

export const HELP_PATHS = ['/help', '/support'] as const;

/** The company, its partners, its policies and the Ha Long hotel. */
export const COMPANY_PATHS = [
  '/about-us',
  '/about-us/company',
  '/about-us/groupcompany',
  '/about-us/culture',
  '/about-us/our-story',
  '/coperate',
  '/chuong-trinh-hop-tac',
  '/chinh-sach-bao-mat',
  '/cham-soc-khach-hang',
  '/khach-san-sat-bien-ha-long',
] as const;

export const ACCOUNT_PATHS = ['/dashbroad'] as const;

export const RECEPTION_PATHS = ['/reception', '/reception/*'] as const;
