import {
  channelGuest,
  deskBookingDetail,
  deskBookingPage,
  deskCancel,
  deskConfirm,
  deskRefund,
  madeBooking,
  newBlock,
  walkIn,
} from './desk';
import { deskCalendar, deskRooms } from './desk-availability';
import { correctBooking } from './desk-corrections';
import { moveBooking, movePreview } from './desk-moves';
import { agreedHour, arriving, departure, leaving } from './desk-departures';
import { done } from '../guest-access/stays';
import { deskAvailability } from './desk-availability';
import { endpoint } from '../endpoint';

export const listDeskBookingsCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings',
  reply: deskBookingPage,
});

export const deskBookingsWorkbookCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings.xlsx',
});

/** The same for programs. */
export const deskBookingsCsvCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings.csv',
});

export const readDeskBookingCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id',
  reply: deskBookingDetail,
});

export const makeDeskBookingCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings',
  body: walkIn,
  reply: madeBooking,
  status: 201,
});

export const nameChannelGuestCall = endpoint({
  method: 'POST',
  path: '/api/reception/channels/events/:eventId/booking',
  body: channelGuest,
  reply: madeBooking,
  status: 201,
});

export const correctDeskBookingCall = endpoint({
  method: 'PATCH',
  path: '/api/reception/bookings/:id',
  body: correctBooking,
  reply: deskBookingDetail,
});

export const mailConfirmationCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/confirmation',
  reply: deskBookingDetail,
});

export const confirmDeskBookingCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/confirm',
  body: deskConfirm,
  reply: deskBookingDetail,
});

export const undoConfirmCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/confirm',
  reply: deskBookingDetail,
});

export const cancelDeskBookingCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/cancel',
  body: deskCancel,
  reply: deskBookingDetail,
});

export const undoCancelCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/cancel',
  reply: deskBookingDetail,
});

export const noteRefundCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/refunded',
  body: deskRefund,
  reply: deskBookingDetail,
});

export const previewMoveCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/move',
  reply: movePreview,
});

export const moveDeskBookingCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/move',
  body: moveBooking,
  reply: deskBookingDetail,
});

export const readDepartureCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/departure',
  reply: departure,
});

export const makeBlockCall = endpoint({
  method: 'POST',
  path: '/api/reception/blocks',
  body: newBlock,
  reply: madeBooking,
  status: 201,
});

export const endBlockCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/blocks/:id',
  reply: done,
});

export const readDeskCalendarCall = endpoint({
  method: 'GET',
  path: '/api/reception/calendar',
  reply: deskCalendar,
});

export const findFreeRoomsCall = endpoint({
  method: 'GET',
  path: '/api/reception/availability',
  reply: deskAvailability,
});

export const listDeskRoomsCall = endpoint({
  method: 'GET',
  path: '/api/reception/rooms',
  reply: deskRooms,
});

export const checkInBookingCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/arrived',
  body: arriving,
  reply: deskBookingDetail,
});

export const undoCheckInBookingCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/arrived',
  reply: deskBookingDetail,
});

export const checkOutBookingCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/left',
  body: leaving,
  reply: deskBookingDetail,
});

export const undoCheckOutBookingCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/left',
  reply: deskBookingDetail,
});

export const agreeDepartureHourCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/departure-hour',
  body: agreedHour,
  reply: deskBookingDetail,
});

export const agreeArrivalHourCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/arrival-hour',
  body: agreedHour,
  reply: deskBookingDetail,
});

export const noShowBookingCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/no-show',
  reply: deskBookingDetail,
});

export const undoNoShowBookingCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/no-show',
  reply: deskBookingDetail,
});
