import { useState } from 'react';
import { useStore } from 'zustand';
import { serverNow } from '../../../api/server-clock';
import { bookingPagePath, stayQuery } from '../../../contract/bookings/stay-address';
import { dayInVietNam } from '../../../domain/days';
import { OwnBookingsPage } from '../../../features/bookings/status/own-bookings-page';
import { PATHS } from '../../../contract/page-addresses';
import { siteContentStore, useApartmentsPath } from '../../site/site-content';
import { siteLanguageStore } from '../../site/site-language';

const LINKS = {
  bookingOf: bookingPagePath,
  stayOf: ({
    roomId,
    checkIn,
    checkOut,
    quantity,
  }: {
    roomId: number;
    checkIn: string;
    checkOut: string;
    quantity: number;
  }) =>
    `${PATHS.bookingPage}?${stayQuery({ roomId, apartmentId: null, checkIn, checkOut, quantity, party: null, totalPrice: 0 })}`,
};

/** Page of the bookings of this phone. */
export function Component() {
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const content = useStore(siteContentStore, (site) => site.content);
  const apartments = useApartmentsPath();
  const [today] = useState(() => dayInVietNam(serverNow()));
  return <OwnBookingsPage today={today} lang={lang} brand={content?.brand ?? null} paths={{ ...LINKS, apartments }} />;
}
