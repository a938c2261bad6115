import type { bookingRequest, bookingView, cancelRequest, newBooking, newCompanion, stayEnquiry } from './bookings';
import type { receipt } from '../guide/guest-form';
import type { cashPayment, cashReceipt, momoOrder, momoPayment } from './payments';
import { endpoint, like } from '../endpoint';

export const makeBookingCall = endpoint({
  method: 'POST',
  path: '/api/apartment-bookings',
  body: like<typeof bookingRequest>,
  reply: like<typeof newBooking>,
});

export const readBookingCall = endpoint({
  method: 'GET',
  path: '/api/apartment-bookings/:id',
  reply: like<typeof bookingView>,
});

export const bookingCalendarCall = endpoint({
  method: 'GET',
  path: '/api/apartment-bookings/:id/calendar.ics',
});

export const enquireAboutStayCall = endpoint({
  method: 'POST',
  path: '/api/apartments/:id/send-email',
  body: like<typeof stayEnquiry>,
  reply: like<typeof receipt>,
});

export const cancelBookingCall = endpoint({
  method: 'POST',
  path: '/api/apartment-bookings/:id/cancel',
  body: like<typeof cancelRequest>,
  reply: like<typeof bookingView>,
});

export const addCompanionCall = endpoint({
  method: 'POST',
  path: '/api/apartment-bookings/:id/companions',
  body: like<typeof newCompanion>,
  reply: like<typeof bookingView>,
});

export const removeCompanionCall = endpoint({
  method: 'DELETE',
  path: '/api/apartment-bookings/:id/companions/:key',
  reply: like<typeof bookingView>,
});

export const payByWalletCall = endpoint({
  method: 'POST',
  path: '/api/payments/momo',
  body: like<typeof momoPayment>,
  reply: like<typeof momoOrder>,
});

export const payOnArrivalCall = endpoint({
  method: 'POST',
  path: '/api/payments/cash',
  body: like<typeof cashPayment>,
  reply: like<typeof cashReceipt>,
});

export const hearFromWalletCall = endpoint({
  method: 'POST',
  path: '/api/payments/momo/ipn',
});
