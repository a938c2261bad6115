import { type BookingView, bookingView } from '../../contract/bookings/bookings';
import { apiSource } from '../../api/call';
import { readBookingCall } from '../../contract/bookings/calls';
import type { Language } from '../../domain/languages';
import { dropAttempt, stayKeyOf } from './attempts';
import { withDatabase } from '../storage/db';
import type { Source } from '../query/network-first';
import { BOOKING_PREFIX } from './own-bookings';

/** A booking by its id, as its booker sees it; kept, so that it can be shown at a desk without a network. */
export const bookingOf = (id: string, lang: Language): Source<BookingView> => ({
  key: `${BOOKING_PREFIX}${id}:${lang}`,
  ...apiSource(readBookingCall, { params: { id }, query: { lang }, schema: bookingView }),
  timeoutMs: 8000,
  lang,
});

/** Wipes one booking from this phone; our server keeps it. */
export async function forgetBooking(booking: BookingView): Promise<void> {
  await withDatabase((db) => db.documents.where('key').startsWith(`${BOOKING_PREFIX}${booking.id}:`).delete(), 0);
  await dropAttempt(stayKeyOf({ roomId: booking.room.id, checkIn: booking.checkIn, checkOut: booking.checkOut }));
}
