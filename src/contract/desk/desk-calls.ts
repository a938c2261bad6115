import { doctorReport } from './doctor';
import { dayGuests, deskItems, itemState, today } from './today';
import { done } from '../guest-access/stays';
import { auditPage } from './audit';
import { wall } from '../guest-access/doors';
import { house } from '../guest-access/house';
import { bookingStory } from '../bookings/desk-guests';
import { bookingExport, bookingSearch, deskFound, deskSearch, exportedBookings } from './search';
import { deskBookingPage } from '../bookings/desk';
import { endpoint } from '../endpoint';

export const readTodayCall = endpoint({
  method: 'GET',
  path: '/api/reception/today',
  reply: today,
});

/** A group of the board, page by page. */
export const readDayGuestsCall = endpoint({
  method: 'GET',
  path: '/api/reception/today/:side',
  reply: dayGuests,
});

export const readWallCall = endpoint({
  method: 'GET',
  path: '/api/reception/wall',
  reply: wall,
});

export const readHouseCall = endpoint({
  method: 'GET',
  path: '/api/reception/house',
  reply: house,
});

export const listDeskItemsCall = endpoint({
  method: 'GET',
  path: '/api/reception/items',
  reply: deskItems,
});

export const changeItemStateCall = endpoint({
  method: 'PUT',
  path: '/api/reception/items/:kind/:id',
  body: itemState,
  reply: done,
});

export const readAuditCall = endpoint({
  method: 'GET',
  path: '/api/reception/audit',
  reply: auditPage,
});

export const readBookingStoryCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/story',
  reply: bookingStory,
});

export const searchDeskCall = endpoint({
  method: 'POST',
  path: '/api/reception/search',
  body: deskSearch,
  reply: deskFound,
});

export const findDeskBookingsCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/find',
  body: bookingSearch,
  reply: deskBookingPage,
});

export const exportDeskBookingsCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/export',
  body: bookingExport,
  reply: exportedBookings,
});

export const readDoctorCall = endpoint({ method: 'GET', path: '/api/reception/doctor', reply: doctorReport });

export const watchDeskCall = endpoint({
  method: 'GET',
  path: '/api/reception/events',
});
