// @vitest-environment jsdom
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '../../src/app/site/router';
import {
  apartmentListPath,
  apartmentPathInArea,
  BLOG_PATH,
  blogPostPath,
  eventArticlePath,
  EVENTS_PATH,
  TOUR_LIST_PATHS,
} from '../../src/contract/page-addresses';
import { AREAS } from '../../src/domain/catalogue/areas';
import { EVENT_ARTICLES } from '../../src/domain/blog/event-articles';
import { HOUSE_PAGES } from '../../src/server/modules/public-pages/pages/house-pages';
/** The server writes these addresses into the sitemap by itself; it must not send anybody to a page that is not there. */
it.each([
  ...AREAS.map(apartmentListPath),
  ...AREAS.map((area) => apartmentPathInArea({ area, name: 'Căn hộ' })),
  ...Object.values(TOUR_LIST_PATHS),
  ...Object.values(TOUR_LIST_PATHS).map((list) => `${list}/tour/view`),
  BLOG_PATH,
  blogPostPath(1),
  EVENTS_PATH,
  ...EVENT_ARTICLES.map(eventArticlePath),
  ...Object.keys(HOUSE_PAGES),
])('%s of the sitemap is a page of the site', (path) => {
  const matched = matchRoutes(routes, path)?.at(-1)?.route.path;
  expect(matched).toBeDefined();
  expect(matched).not.toBe('*');
});
