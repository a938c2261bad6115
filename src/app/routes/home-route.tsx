import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { serverNow } from '../../api/server-clock';
import { searchQuery } from '../../contract/bookings/search-address';
import { bookingPagePath } from '../../contract/bookings/stay-address';
import { dayInVietNam } from '../../domain/days';
import { guideAddress } from '../../domain/guide/address';
import { EMPTY_SEARCH } from '../../domain/bookings/stay-search';
import { ApartmentShowcase } from '../../features/apartments/apartment-list-showcase';
import { HomePage } from '../../features/home/home-page';
import { SearchForm } from '../../features/search/search-form';
import { hasOwnBookings } from '../../offline/bookings/booked-until';
import { readSession, SESSION_KEYS } from '../../offline/storage/storage-keys';
import {
  apartmentListPath,
  apartmentPathInArea,
  apartmentStoryPath,
  PATHS,
  TOUR_LIST_PATHS,
} from '../../contract/page-addresses';
import { houseStore, useHas } from '../site/house';
import { siteContentStore, useApartmentsPath } from '../site/site-content';
import { siteLanguageStore } from '../site/site-language';
import css from './home-route.module.css';

/** For those who have something booked; nobody else loads it. */
const LiveBooking = lazy(async () => ({
  default: (await import('../../features/bookings/status/live-booking')).LiveBooking,
}));
const BOOKED = { own: PATHS.ownBookings, bookingOf: bookingPagePath };

const LINKS = {
  tours: TOUR_LIST_PATHS.all,
  event: apartmentStoryPath,
  haNoi: apartmentListPath('HA_NOI'),
};

/** `/` */
export function Component() {
  const { content, places } = useStore(siteContentStore);
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const apartments = useApartmentsPath();
  const navigate = useNavigate();
  const has = useHas();
  const { own } = useStore(houseStore);
  const [today] = useState(() => dayInVietNam(serverNow()));
  return (
    <HomePage
      content={content}
      guestForm={PATHS.guestForm}
      lastApartment={readSession(SESSION_KEYS.apartment)}
      openGuide={(code) => window.location.assign(guideAddress(code))}
      lang={lang}
      bare={own?.bare ?? false}
      links={{ ...LINKS, discounts: apartments }}
      has={{
        featured: has('tours') && has('stories'),
        reviews: has('reviews'),
        promotions: has('promotions'),
        shore: own === undefined,
      }}
      search={
        <SearchForm
          initial={EMPTY_SEARCH}
          places={places}
          today={today}
          lang={lang}
          onSearch={(search) => void navigate(`${PATHS.searchResults}?${searchQuery(search)}`)}
        />
      }
      booked={
        hasOwnBookings(today) && (
          <Suspense fallback={<div className={css.booked} />}>
            <LiveBooking today={today} paths={BOOKED} />
          </Suspense>
        )
      }
      apartments={<ApartmentShowcase lang={lang} pageOf={apartmentPathInArea} all={apartments} />}
    />
  );
}
