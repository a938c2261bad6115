import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { serverNow } from '../../api/server-clock';
import { count, readStayQuery } from '../../contract/bookings/stay-address';
import { dayInVietNam } from '../../domain/days';
import { TourBookingPage } from '../../features/tours/booking/tour-booking-page';
import { PATHS, TOUR_LIST_PATHS } from '../../contract/page-addresses';
import { siteContentStore } from '../site/site-content';
import { siteLanguageStore } from '../site/site-language';

/**
 * `/booking`: the tour booking form, also `/booking?tourId=5`. The specification sends the rooms of its search here too;
 * an address that names a room goes on to where rooms are booked (ruling 18).
 */
export function Component() {
  const [query] = useSearchParams();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const content = useStore(siteContentStore, (site) => site.content);
  const [today] = useState(() => dayInVietNam(serverNow()));
  const tourId = count(query.get('tourId'));
  if (readStayQuery(query)) return <Navigate to={`${PATHS.bookingPage}${search}`} state={state} replace />;
  return (
    <TourBookingPage
      key={tourId}
      tourId={tourId}
      today={today}
      lang={lang}
      brand={content?.brand ?? null}
      hotline={content?.phones.reception ?? null}
      mailsKept={content?.mailsKept ?? false}
      paths={{ tours: TOUR_LIST_PATHS.all, home: PATHS.home }}
    />
  );
}
