import { GUEST_FORM_PATH } from './guide/links';
import { BOOKING_PAGE, OWN_BOOKINGS_PAGE } from './bookings/stay-address';
import { type Area, slugOfArea } from '../domain/catalogue/areas';
import type { HousePlace } from '../domain/catalogue/places';
import { slugOf } from '../domain/blog/slug';

/** The third screen of the guide; the code of the door follows. */
export const LANGUAGE_GUIDE_PATH = '/guide';

/** Pages that are there. */
export const PATHS = {
  home: '/',
  guestForm: GUEST_FORM_PATH,
  languageGuide: `${LANGUAGE_GUIDE_PATH}/:apartment?`,
  searchResults: '/search-results',
  bookingPage: '/booking-page',
  bookingStatus: BOOKING_PAGE,
  ownBookings: OWN_BOOKINGS_PAGE,
} as const;

/** Tells whether a path is one of these addresses or lies below one. */
export const liesUnder = (path: string, ...addresses: string[]): boolean =>
  addresses.some((address) => path === address || path.startsWith(`${address}/`));

/** An apartment by its number, as old links have it. */
export const APARTMENT_ID_PATH = '/apartment-detail/:apartmentId';

/** Every address of an apartment (specification §2); the first with a slug is the one that links use. */
export const APARTMENT_PATHS = [
  '/apartment/:apartmentName/view',
  '/apartment-ha-noi/:apartmentName/view',
  '/apartment-ha-long/:apartmentName/view',
  '/apartment/:area/:apartmentName',
  APARTMENT_ID_PATH,
] as const;

/** The apartments of all areas; every address of a list or an apartment begins with it. */
export const APARTMENTS_PATH = '/apartment';

const CITY_PATH = '/apartments/:locationSlug';

/** The apartments of a city, as the specification's menu links them. */
export const cityApartmentsPath = (city: string): string => CITY_PATH.replace(':locationSlug', city);

/** The areas whose lists have addresses of their own (specification §2). */
const AREA_LISTS: Readonly<Record<Area, string>> = { HA_NOI: '/apartment-ha-noi', HA_LONG: '/apartment-ha-long' };

/** Address of the list of an area's apartments. */
export const apartmentListPath = (area: Area): string => AREA_LISTS[area] ?? cityApartmentsPath(slugOfArea(area));

/** The area that has a list of its own at an address; `null` elsewhere. */
export const areaOfListPath = (pathname: string): Area | null =>
  Object.keys(AREA_LISTS).find((area) => pathname.startsWith(apartmentListPath(area))) ?? null;

/** The list of the place with the most apartments. @param places those of the house, `null` while they are not known */
export const mostApartmentsPath = (places: readonly HousePlace[] | null): string =>
  places?.[0] ? apartmentListPath(places[0].area) : APARTMENTS_PATH;

/** Troubleshooting and the form for a support issue. */
export const HELP_PATH = '/help';

/** Address of the list of an area's tours. */
export const tourListPath = (area: Area): string =>
  TOUR_LIST_PATHS[area === 'HA_NOI' || area === 'HA_LONG' ? area : 'all'];

/** Every address of a list of apartments. */
export const APARTMENT_LIST_PATHS = [APARTMENTS_PATH, '/apartment-ha-noi', '/apartment-ha-long', CITY_PATH] as const;

interface Named {
  name: string;
  area: Area;
}

/** The page of an apartment. */
export const apartmentPath = ({ name }: Pick<Named, 'name'>): string => `/apartment/${slugOf(name)}/view`;

/** The same under its area, as the lists of an area link it. */
export const apartmentPathInArea = ({ name, area }: Named): string =>
  `${AREA_LISTS[area] ?? APARTMENTS_PATH}/${slugOf(name)}/view`;

/** Lists of tours; the page of a tour lies below each of them. */
export const TOUR_LIST_PATHS = { all: '/tour', HA_NOI: '/tour-ha-noi', HA_LONG: '/tour-ha-long' } as const;
export type TourListName = keyof typeof TOUR_LIST_PATHS;

/** The page of a tour, by the name of its route's parameter or by its own slug. */
export const tourPathIn = (list: TourListName, slug = ':tourName'): string => `${TOUR_LIST_PATHS[list]}/${slug}/view`;

/** The tour booking form (ruling 18). */
export const TOUR_BOOKING_PATH = '/booking';

export const BLOG_PATH = '/blog';
export const EVENTS_PATH = '/explore&experience';

/** Blog, events and articles. */
export const STORY_PATHS = {
  blog: BLOG_PATH,
  post: `${BLOG_PATH}/:id`,
  articles: EVENTS_PATH,
  article: `${EVENTS_PATH}/:slug`,
  event: '/event',
} as const;

/** A post of the blog. */
export const blogPostPath = (id: number): string => `${STORY_PATHS.blog}/${id}`;

/** An article about occasions that a house is made for. */
export const eventArticlePath = (article: string): string => `${STORY_PATHS.articles}/${article}`;

/** Address of guests' stories about an apartment. */
export const apartmentStoryPath = (apartment: string): string =>
  `${STORY_PATHS.event}?${new URLSearchParams({ name: apartment }).toString()}`;

/** The form for a support issue. */
export const SUPPORT_PATH = '/support';

export const HELP_PATHS = [HELP_PATH, SUPPORT_PATH] as const;

/** The contact page; the specification names none. */
export const CONTACT_PATH = '/lien-he';

export const PARTNERS_PATH = '/coperate';
export const PROGRAMME_PATH = '/chuong-trinh-hop-tac';
export const PRIVACY_PATH = '/chinh-sach-bao-mat';
/** Statement on accessibility; the English address is another of the same page. */
export const ACCESSIBILITY_PATH = '/tro-nang';
export const ACCESSIBILITY_PATHS = [ACCESSIBILITY_PATH, '/accessibility'] as const;
export const CUSTOMER_CARE_PATH = '/cham-soc-khach-hang';
export const SEASIDE_HOTEL_PATH = '/khach-san-sat-bien-ha-long';

/** The hub about the company, and its pages. */
export const ABOUT_PATHS = {
  hub: '/about-us',
  company: '/about-us/company',
  group: '/about-us/groupcompany',
  culture: '/about-us/culture',
  story: '/about-us/our-story',
} as const;

/** The own account, spelt as the specification spells it. */
export const PROFILE_PATH = '/dashbroad';

/** Address at which a house of one's own is made; nothing once it is open. */
export const SETUP_PATH = '/setup';

/** The reception desk. */
export const DESK_PATH = '/reception';

/** The pages of wallets that move no money; the wallet's name follows. */
export const SANDBOX_PATH = '/sandbox';

/** Pages that the chat's answers lead to. */
export const CHAT_PAGES = {
  apartments: APARTMENTS_PATH,
  search: PATHS.searchResults,
  contact: CONTACT_PATH,
  help: HELP_PATH,
} as const;
