import type { BookingView } from '../../contract/bookings/bookings';
import { apiSource } from '../../api/source';
import { readBookingCall } from '../../contract/bookings/calls';
import type { Language } from '../../domain/languages';
import { dropAttempt, stayKeyOf } from './attempts';
import { withDatabase } from '../storage/db';
import { fetchAndCache, readCache, type Source } from '../query/network-first';
import type { QuerySource } from '../query/query';
import { bookerHeaders, dropBookerSecret } from './booker-secret';
import { BOOKING_PREFIX } from './own-bookings';

const sourceOf = (id: string, lang: Language): Source<BookingView> => ({
  key: `${BOOKING_PREFIX}${id}:${lang}`,
  ...apiSource(readBookingCall, { params: { id }, query: { lang } }),
  timeoutMs: 8000,
  lang,
});

/** A booking by its id, as its booker sees it; kept, so that it can be shown at a desk without a network. */
export const bookingOf = (id: string, lang: Language): QuerySource<BookingView> => {
  const source = sourceOf(id, lang);
  return {
    ask: async (signal) => {
      const headers = await bookerHeaders(id);
      return fetchAndCache({ ...source, headers: () => headers }, signal);
    },
    kept: () => readCache(source),
  };
};

/** Wipes one booking from this phone; our server keeps it. */
export async function forgetBooking(booking: BookingView): Promise<void> {
  await dropBookerSecret(booking.id);
  await withDatabase((db) => db.documents.where('key').startsWith(`${BOOKING_PREFIX}${booking.id}:`).delete(), 0);
  await dropAttempt(stayKeyOf({ roomId: booking.room.id, checkIn: booking.checkIn, checkOut: booking.checkOut }));
}
