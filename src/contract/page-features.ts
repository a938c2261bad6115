import type { Feature } from '../domain/features';
import {
  ABOUT_PATHS,
  BLOG_PATH,
  CUSTOMER_CARE_PATH,
  EVENTS_PATH,
  liesUnder,
  PARTNERS_PATH,
  PROGRAMME_PATH,
  SEASIDE_HOTEL_PATH,
  STORY_PATHS,
  TOUR_BOOKING_PATH,
  TOUR_LIST_PATHS,
} from './page-addresses';

/** Pages that not every house has, with all that lies below them, by what a house must have for them. */
const PAGES: readonly (readonly [Feature, ...string[]])[] = [
  ['tours', ...Object.values(TOUR_LIST_PATHS), TOUR_BOOKING_PATH],
  ['blog', BLOG_PATH],
  // The articles about occasions are the demo hotel's own words, as are its guests' stories.
  ['stories', EVENTS_PATH, STORY_PATHS.event],
  // Care at any hour within half an hour is what the demo's company promises.
  ['company', ABOUT_PATHS.hub, CUSTOMER_CARE_PATH],
  ['partners', PARTNERS_PATH, PROGRAMME_PATH],
  ['seaside', SEASIDE_HOTEL_PATH],
];

/** Finds what a house must have for the page at a path to be there; `null` for a page of every house. */
export const featureOfPage = (path: string): Feature | null =>
  PAGES.find(([, ...addresses]) => liesUnder(path, ...addresses))?.[0] ?? null;
