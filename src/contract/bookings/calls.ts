import {
  bookingRequest,
  bookingView,
  cancelRequest,
  newBooking,
  newCompanion,
  stayEnquiry,
  bookingConflict,
  cancelConflict,
} from './bookings';
import { offeredDoors } from './door-choice';
import { receipt } from '../guest-forms/guest-form';
import { cashPayment, cashReceipt, momoOrder, momoPayment } from '../payments/payments';
import { stayQuote } from '../catalogue/prices';
import { newReview } from '../reviews/reviews';
import { endpoint } from '../endpoint';

export const makeBookingCall = endpoint({
  method: 'POST',
  path: '/api/apartment-bookings',
  body: bookingRequest,
  reply: newBooking,
  status: 201,
  refusals: { 409: bookingConflict },
});

/** `?roomId=&checkIn=&checkOut=&quantity=&adults=&children=&babies=`; who comes is who the price includes without a number. */
export const quoteStayCall = endpoint({ method: 'GET', path: '/api/quote', reply: stayQuote });

export const listOfferedDoorsCall = endpoint({ method: 'GET', path: '/api/rooms/:roomId/doors', reply: offeredDoors });

export const readBookingCall = endpoint({
  method: 'GET',
  path: '/api/apartment-bookings/:id',
  reply: bookingView,
});

export const bookingCalendarCall = endpoint({
  method: 'GET',
  path: '/api/apartment-bookings/:id/calendar.ics',
});

export const enquireAboutStayCall = endpoint({
  method: 'POST',
  path: '/api/apartments/:id/send-email',
  body: stayEnquiry,
  reply: receipt,
});

export const cancelBookingCall = endpoint({
  method: 'POST',
  path: '/api/apartment-bookings/:id/cancel',
  body: cancelRequest,
  reply: bookingView,
  refusals: { 409: cancelConflict },
});

export const addCompanionCall = endpoint({
  method: 'POST',
  path: '/api/apartment-bookings/:id/companions',
  body: newCompanion,
  reply: bookingView,
  status: 201,
});

export const removeCompanionCall = endpoint({
  method: 'DELETE',
  path: '/api/apartment-bookings/:id/companions/:key',
  reply: bookingView,
});

export const writeReviewCall = endpoint({
  method: 'PUT',
  path: '/api/apartment-bookings/:id/review',
  body: newReview,
  reply: bookingView,
});

export const takeReviewBackCall = endpoint({
  method: 'DELETE',
  path: '/api/apartment-bookings/:id/review',
  reply: bookingView,
});

export const payByWalletCall = endpoint({
  method: 'POST',
  path: '/api/payments/momo',
  body: momoPayment,
  reply: momoOrder,
});

export const payOnArrivalCall = endpoint({
  method: 'POST',
  path: '/api/payments/cash',
  body: cashPayment,
  reply: cashReceipt,
});

export const hearFromWalletCall = endpoint({
  method: 'POST',
  path: '/api/payments/momo/ipn',
});
