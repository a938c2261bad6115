import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { BookingStatusPage } from '../../../features/bookings/status/booking-status-page';
import { secretInFragment } from '../../../contract/bookings/stay-address';
import { PATHS } from '../../../contract/page-addresses';
import { keepBookerSecret } from '../../../offline/bookings/booker-secret';
import { siteContentStore, useApartmentsPath } from '../../site/site-content';
import { InPack } from './in-pack';
import { siteLanguageStore } from '../../site/site-language';

/**
 * The booker's page. The wallet comes back to it with a result in the query, which anybody can type; mails lead to it
 * with a secret in the fragment, which the phone keeps and the address does not.
 */
export function Component() {
  const { bookingId = '' } = useParams();
  const { hash, pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const secret = secretInFragment(hash);
  useEffect(() => {
    if (secret === null) return;
    void keepBookerSecret(bookingId, secret);
    void navigate({ pathname, search: query }, { replace: true });
  }, [secret, bookingId, pathname, query, navigate]);
  const [search] = useSearchParams();
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const content = useStore(siteContentStore, (site) => site.content);
  const apartments = useApartmentsPath();
  if (secret !== null) return null;
  return (
    <InPack>
      <BookingStatusPage
        key={bookingId}
        id={bookingId}
        fromWallet={search.has('resultCode')}
        lang={lang}
        brand={content?.brand ?? null}
        reception={content?.phones.reception ?? null}
        paths={{
          home: PATHS.home,
          apartments,
          bookAgain: ({ id, apartmentId }) => `${PATHS.bookingPage}?roomId=${id}&apartmentId=${apartmentId}`,
        }}
        onLeave={(payUrl) => window.location.assign(payUrl)}
      />
    </InPack>
  );
}
