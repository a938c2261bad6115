import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { DESK_PATH } from '../../contract/page-addresses';
import { useDeskLanguage } from '../desk/desk-language';
import { DESK_PAGES } from '../desk/desk-pages';
import { page } from './page';

type Entry = (typeof DESK_PAGES)[number];

/** Makes a page of the table a route: it is told the language that staff work in. */
function routeOf(entry: Entry): Parameters<typeof page>[1] {
  if ('route' in entry) return entry.route;
  return async () => {
    const Page = await entry.page();
    return { Component: () => createElement(Page, { lang: useDeskLanguage() }) };
  };
}

/** The reception desk: an area of its own, with a frame of its own around its pages. */
export const receptionPages: RouteObject[] = [
  {
    ...page(DESK_PATH, () => import('../routes/desk-frame-route'), 'reception', 'reception-staff'),
    children: [
      ...DESK_PAGES.map((entry) => page(entry.path, routeOf(entry), 'reception', ...entry.names)),
      page('*', () => import('../routes/desk-missing-route'), 'reception'),
    ],
  },
];
