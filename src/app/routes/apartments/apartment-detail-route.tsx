import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { count, stayQuery } from '../../../contract/bookings/stay-address';
import { ApartmentDetailPage } from '../../../features/apartments/apartment-detail-page';
import { bookingState, type ChosenStay } from '../../../features/apartments/apartment-detail-stay';
import { apartmentListPath, PATHS } from '../../../contract/page-addresses';
import { usePolicyHour } from '../../site/policy-hour';
import { siteContentStore } from '../../site/site-content';
import { siteLanguageStore } from '../../site/site-language';

/**
 * An apartment by any of its addresses. The id that a list passes in the navigation state wins; a reload or a link of a
 * friend has only the address.
 */
export function Component() {
  const { apartmentName, apartmentId } = useParams();
  const { state } = useLocation() as { state: { id?: unknown } | null };
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const { content, places } = useStore(siteContentStore);
  const policyHour = usePolicyHour(lang, content?.hours.checkIn);
  const navigate = useNavigate();
  const book = useCallback(
    (stay: ChosenStay) => {
      const query = stayQuery({
        roomId: stay.room.id,
        apartmentId: stay.apartment.id,
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        quantity: stay.quantity,
        party: stay.party,
        totalPrice: stay.quote.total,
      });
      void navigate(`${PATHS.bookingPage}?${query}`, { state: bookingState(stay) });
    },
    [navigate],
  );
  const idOfState = typeof state?.id === 'number' || typeof state?.id === 'string' ? count(String(state.id)) : null;
  return (
    <ApartmentDetailPage
      address={{ id: idOfState ?? count(apartmentId), slug: apartmentName ?? null }}
      lang={lang}
      brand={content?.brand ?? null}
      checkInTime={policyHour}
      hours={content?.hours ?? null}
      mailsKept={content?.mailsKept ?? false}
      places={places}
      listOf={apartmentListPath}
      onBook={book}
    />
  );
}
