import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { asLanguage } from '../domain/languages';
import { ErrorPage } from './error-page';
import { PageOnItsWay } from './layout/page-on-its-way';
import { SiteLayout } from './layout/site-layout';
import { APARTMENT_LIST_PATHS, APARTMENT_PATHS, LATER_PATHS, PATHS } from './paths';
import { switchLanguage } from './site-language';

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
        // `?lang=` on any address is followed, also when it changes under an open page.
        loader: async ({ request }) => {
          const lang = asLanguage(new URL(request.url).searchParams.get('lang'));
          if (lang) await switchLanguage(lang);
          return null;
        },
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang'),
        children: [
          { path: PATHS.home, lazy: () => import('./routes/home-route') },
          { path: PATHS.guestForm, lazy: () => import('./routes/guest-form-route') },
          { path: PATHS.languageGuide, lazy: () => import('./routes/language-guide-route') },
          { path: PATHS.searchResults, lazy: () => import('./routes/search-route') },
          ...APARTMENT_LIST_PATHS.map((path) => ({ path, lazy: () => import('./routes/apartment-list-route') })),
          ...APARTMENT_PATHS.map((path) => ({ path, lazy: () => import('./routes/apartment-detail-route') })),
          { path: PATHS.bookingPage, lazy: () => import('./routes/booking-route') },
          { path: PATHS.bookingStatus, lazy: () => import('./routes/booking-status-route') },
          ...LATER_PATHS.map((path) => ({ path, lazy: () => import('./routes/later-route') })),
          { path: '*', lazy: () => import('./routes/not-found-route') },
        ],
      },
    ],
  },
];

export const createSiteRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(routes);
