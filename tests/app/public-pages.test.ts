// @vitest-environment jsdom
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '../../src/app/site/router';
import { EVENT_ARTICLES } from '../../src/domain/blog/event-articles';
import { HOUSE_PAGES } from '../../src/server/modules/public-pages/pages/house-pages';
import { APARTMENT_LISTS } from '../../src/server/modules/public-pages/pages/stay-pages';
import { ARTICLES, articlePath, BLOG, postPath } from '../../src/server/modules/public-pages/pages/story-pages';
import { TOUR_LISTS } from '../../src/server/modules/public-pages/pages/tour-pages';

/** The server writes these addresses into the sitemap by itself; it must not send anybody to a page that is not there. */
it.each([
  ...Object.values(APARTMENT_LISTS),
  ...Object.values(APARTMENT_LISTS).map((list) => `${list}/can-ho/view`),
  ...Object.values(TOUR_LISTS),
  ...Object.values(TOUR_LISTS).map((list) => `${list}/tour/view`),
  BLOG,
  postPath({ id: 1 }),
  ARTICLES,
  ...EVENT_ARTICLES.map(articlePath),
  ...Object.keys(HOUSE_PAGES),
])('%s of the sitemap is a page of the site', (path) => {
  const matched = matchRoutes(routes, path)?.at(-1)?.route.path;
  expect(matched).toBeDefined();
  expect(matched).not.toBe('*');
});
