import { useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { BookingStatusPage } from '../../../features/bookings/status/booking-status-page';
import { apartmentListPath, PATHS } from '../../../contract/page-addresses';
import { siteContentStore } from '../../site/site-content';
import { siteLanguageStore } from '../../site/site-language';

/** The booker's page. The wallet comes back to it with a result in the query, which anybody can type. */
export function Component() {
  const { bookingId = '' } = useParams();
  const [search] = useSearchParams();
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const content = useStore(siteContentStore, (site) => site.content);
  return (
    <BookingStatusPage
      key={bookingId}
      id={bookingId}
      fromWallet={search.has('resultCode')}
      lang={lang}
      brand={content?.brand ?? null}
      reception={content?.phones.reception ?? null}
      paths={{
        home: PATHS.home,
        apartments: apartmentListPath('HA_LONG'),
        bookAgain: ({ id, apartmentId }) => `${PATHS.bookingPage}?roomId=${id}&apartmentId=${apartmentId}`,
      }}
      onLeave={(payUrl) => window.location.assign(payUrl)}
    />
  );
}
