import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { bookingPagePath } from '../../../contract/bookings/stay-address';
import { readStayQuery, type StayAddress, stayQuery } from '../../../contract/bookings/stay-address';
import { BookingPage } from '../../../features/bookings/booking-page';
import { apartmentPathInArea, PATHS } from '../../../contract/page-addresses';
import { usePolicyHour } from '../../site/policy-hour';
import { siteContentStore, useApartmentsPath } from '../../site/site-content';
import { siteLanguageStore } from '../../site/site-language';

/** While the hotel's own is not known. */
const USUAL_CHECK_OUT = '12:00';

/**
 * `/booking-page`. The stay is in the query, so a reload and a copied address find it again; a link that passed it in
 * the navigation state alone, with the specification's names, is understood too.
 */
export function Component() {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: Record<string, unknown> | null };
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const content = useStore(siteContentStore, (site) => site.content);
  const apartments = useApartmentsPath();
  const policyHour = usePolicyHour(lang, content?.hours.checkIn);
  const navigate = useNavigate();
  return (
    <BookingPage
      stay={readStayQuery(search) ?? (state && readStayQuery(queryOfState(state)))}
      lang={lang}
      brand={content?.brand ?? null}
      hotline={content?.phones.reception ?? null}
      walletClosed={content?.walletClosed ?? false}
      hours={{ checkIn: policyHour, checkOut: content?.hours.checkOut ?? USUAL_CHECK_OUT }}
      paths={{
        apartments,
        apartmentOf: (name, area) => apartmentPathInArea({ name, area }),
        bookingOf: bookingPagePath,
      }}
      onStay={(stay: StayAddress) =>
        void navigate(`${PATHS.bookingPage}?${stayQuery({ ...stay, totalPrice: 0 })}`, { replace: true })
      }
      onHome={() => void navigate(PATHS.home)}
      onLeave={(payUrl) => window.location.assign(payUrl)}
    />
  );
}

function queryOfState(state: Record<string, unknown>): URLSearchParams {
  const names = {
    id: 'roomId',
    apartmentId: 'apartmentId',
    startDate: 'checkIn',
    endDate: 'checkOut',
    quantity: 'quantity',
    adults: 'adults',
    children: 'children',
  };
  const query = new URLSearchParams();
  for (const [from, to] of Object.entries(names)) {
    const value = state[from];
    if (typeof value === 'string' || typeof value === 'number') query.set(to, String(value));
  }
  return query;
}
