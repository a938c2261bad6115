import type { RouteObject } from 'react-router-dom';
import { DESK_PAGES } from '../desk-pages';
import { page } from './page';

/** The reception desk: an area of its own, with a frame of its own around its pages. */
export const receptionPages: RouteObject[] = [
  {
    ...page('/reception', () => import('../routes/desk-frame-route'), 'reception', 'reception-staff'),
    children: [
      ...DESK_PAGES.map(({ path, load, names }) => page(path, load, 'reception', ...names)),
      page('*', () => import('../routes/desk-missing-route'), 'reception'),
    ],
  },
];
