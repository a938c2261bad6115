import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { DESK_PATH, liesUnder } from '../../contract/page-addresses';
import { asLanguage } from '../../domain/languages';
import { ErrorPage } from './error-page';
import { PageOnItsWay } from '../layout/page-on-its-way';
import { SiteLayout } from '../layout/site-layout';
import { accountPages } from '../pages/account';
import { companyPages } from '../pages/company';
import { guestPages } from '../pages/guests';
import { helpPages } from '../pages/help';
import { stayPages } from '../pages/stays';
import { blogPages } from '../pages/blog';
import { tourPages } from '../pages/tours';
import { switchLanguage } from './site-language';

/** `?lang=` on any address is followed, also when it changes under an open page. */
const followsLanguage: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {
  loader: async ({ request }) => {
    const lang = asLanguage(new URL(request.url).searchParams.get('lang'));
    if (lang) await switchLanguage(lang);
    return null;
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang'),
};

/** Every route of the site. Pages are loaded when somebody goes there. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        // Header and footer stand while the first page is on its way.
        HydrateFallback: PageOnItsWay,
        ...followsLanguage,
        children: [
          ...stayPages,
          ...guestPages,
          ...tourPages,
          ...blogPages,
          ...helpPages,
          ...companyPages,
          ...accountPages,
          { path: '*', lazy: () => import('../routes/not-found-route') },
        ],
      },
    ],
  },
];

/** The reception desk has a frame of its own, and pages that guests do not even load the names of. */
export function discoverDesk(): PatchRoutesOnNavigationFunction {
  let known = false;
  return async ({ path, patch }) => {
    if (known || !liesUnder(path.toLowerCase(), DESK_PATH)) return;
    const { receptionPages: children } = await import('../pages/reception');
    known = true;
    patch(null, [{ ErrorBoundary: ErrorPage, HydrateFallback: PageOnItsWay, ...followsLanguage, children }]);
  };
}

export const createSiteRouter = (): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(routes, { patchRoutesOnNavigation: discoverDesk() });
