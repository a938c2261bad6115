import { useLocation, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { count } from '../../contract/bookings/stay-address';
import { TOUR_LIST_AREAS } from '../../domain/tours/tours';
import { TourDetailPage } from '../../features/tours/tour-detail-page';
import { TOUR_BOOKING_PATH, TOUR_LIST_PATHS } from '../../contract/page-addresses';
import { openLogin, sessionStore } from '../site/session';
import { siteContentStore } from '../site/site-content';
import { siteLanguageStore } from '../site/site-language';

const idOf = (id: unknown): number | null =>
  typeof id === 'number' || typeof id === 'string' ? count(String(id)) : null;

/**
 * A tour by any of its addresses. The id that a list passes in the navigation state wins; a reload or a link of a friend
 * has only the address.
 */
export function Component() {
  const { tourName } = useParams();
  const { pathname, state } = useLocation() as { pathname: string; state: { id?: unknown } | null };
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const content = useStore(siteContentStore, (site) => site.content);
  const user = useStore(sessionStore, (session) => session.user);
  const list = TOUR_LIST_AREAS.find((area) => pathname.startsWith(`${TOUR_LIST_PATHS[area]}/`)) ?? 'all';
  return (
    <TourDetailPage
      address={{ id: idOf(state?.id), slug: tourName ?? null }}
      lang={lang}
      brand={content?.brand ?? null}
      list={{ path: TOUR_LIST_PATHS[list], name: list }}
      all={TOUR_LIST_PATHS.all}
      bookOf={({ id }) => `${TOUR_BOOKING_PATH}?tourId=${id}`}
      user={user}
      onSignIn={() => openLogin()}
    />
  );
}
