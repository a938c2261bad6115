import type { commentShown, deskItems, itemState, today } from '../today';
import type { done } from '../stays';
import type { auditPage } from '../audit';
import type { bookingStory } from '../booking-guests';
import type { bookingExport, bookingSearch, deskFound, deskSearch, exportedBookings } from '../search';
import type { deskBookingPage } from '../bookings';
import { endpoint, like } from '../../endpoint';

export const readTodayCall = endpoint({
  method: 'GET',
  path: '/api/reception/today',
  reply: like<typeof today>,
});

export const listDeskItemsCall = endpoint({
  method: 'GET',
  path: '/api/reception/items',
  reply: like<typeof deskItems>,
});

export const changeItemStateCall = endpoint({
  method: 'PUT',
  path: '/api/reception/items/:kind/:id',
  body: like<typeof itemState>,
  reply: like<typeof done>,
});

export const changeCommentShownCall = endpoint({
  method: 'PUT',
  path: '/api/reception/comments/:id',
  body: like<typeof commentShown>,
  reply: like<typeof done>,
});

export const closePaymentIssueCall = endpoint({
  method: 'PUT',
  path: '/api/reception/attention/:id/done',
  reply: like<typeof done>,
});

export const readAuditCall = endpoint({
  method: 'GET',
  path: '/api/reception/audit',
  reply: like<typeof auditPage>,
});

export const readBookingStoryCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/story',
  reply: like<typeof bookingStory>,
});

export const searchDeskCall = endpoint({
  method: 'POST',
  path: '/api/reception/search',
  body: like<typeof deskSearch>,
  reply: like<typeof deskFound>,
});

export const findDeskBookingsCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/find',
  body: like<typeof bookingSearch>,
  reply: like<typeof deskBookingPage>,
});

export const exportDeskBookingsCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/export',
  body: like<typeof bookingExport>,
  reply: like<typeof exportedBookings>,
});

export const watchDeskCall = endpoint({
  method: 'GET',
  path: '/api/reception/events',
});
