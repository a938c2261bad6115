import type {
  deskBookingDetail,
  deskBookingPage,
  deskCalendar,
  deskCancel,
  deskRefund,
  deskRooms,
  madeBooking,
  newBlock,
  walkIn,
} from '../bookings';
import type { correctBooking } from '../corrections';
import type { moveBooking, movePreview } from '../moves';
import type { agreedHour, departure, leaving } from '../departures';
import type { done } from '../stays';
import type { deskAvailability } from '../availability';
import { endpoint, like } from '../../endpoint';

export const listDeskBookingsCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings',
  reply: like<typeof deskBookingPage>,
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
  reply: like<typeof deskBookingDetail>,
});

export const makeDeskBookingCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings',
  body: like<typeof walkIn>,
  reply: like<typeof madeBooking>,
});

export const correctDeskBookingCall = endpoint({
  method: 'PATCH',
  path: '/api/reception/bookings/:id',
  body: like<typeof correctBooking>,
  reply: like<typeof deskBookingDetail>,
});

export const mailConfirmationCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/confirmation',
  reply: like<typeof deskBookingDetail>,
});

export const confirmDeskBookingCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/confirm',
  reply: like<typeof deskBookingDetail>,
});

export const cancelDeskBookingCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/cancel',
  body: like<typeof deskCancel>,
  reply: like<typeof deskBookingDetail>,
});

export const noteRefundCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/refunded',
  body: like<typeof deskRefund>,
  reply: like<typeof deskBookingDetail>,
});

export const previewMoveCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/move',
  reply: like<typeof movePreview>,
});

export const moveDeskBookingCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/move',
  body: like<typeof moveBooking>,
  reply: like<typeof deskBookingDetail>,
});

export const readDepartureCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/departure',
  reply: like<typeof departure>,
});

export const makeBlockCall = endpoint({
  method: 'POST',
  path: '/api/reception/blocks',
  body: like<typeof newBlock>,
  reply: like<typeof madeBooking>,
});

export const endBlockCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/blocks/:id',
  reply: like<typeof done>,
});

export const readDeskCalendarCall = endpoint({
  method: 'GET',
  path: '/api/reception/calendar',
  reply: like<typeof deskCalendar>,
});

export const findFreeRoomsCall = endpoint({
  method: 'GET',
  path: '/api/reception/availability',
  reply: like<typeof deskAvailability>,
});

export const listDeskRoomsCall = endpoint({
  method: 'GET',
  path: '/api/reception/rooms',
  reply: like<typeof deskRooms>,
});

export const checkInBookingCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/arrived',
  reply: like<typeof deskBookingDetail>,
});

export const undoCheckInBookingCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/arrived',
  reply: like<typeof deskBookingDetail>,
});

export const checkOutBookingCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/left',
  body: like<typeof leaving>,
  reply: like<typeof deskBookingDetail>,
});

export const undoCheckOutBookingCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/left',
  reply: like<typeof deskBookingDetail>,
});

export const agreeDepartureHourCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/departure-hour',
  body: like<typeof agreedHour>,
  reply: like<typeof deskBookingDetail>,
});

export const agreeArrivalHourCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/arrival-hour',
  body: like<typeof agreedHour>,
  reply: like<typeof deskBookingDetail>,
});

export const noShowBookingCall = endpoint({
  method: 'PUT',
  path: '/api/reception/bookings/:id/no-show',
  reply: like<typeof deskBookingDetail>,
});

export const undoNoShowBookingCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/no-show',
  reply: like<typeof deskBookingDetail>,
});
