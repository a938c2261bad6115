import { mailTaken } from '../mails/desk';
import {
  arrivalSlip,
  deskStay,
  done,
  madeStay,
  newSlip,
  newStay,
  stayDates,
  stayMail,
  stayPage,
  stayRelease,
} from './stays';
import { bookingDoors, freeDoors, givenDoor, newBookingDoor, newJoin } from '../bookings/desk-guests';
import { printHouse, wifiSecrets } from '../desk/print';
import { endpoint } from '../endpoint';

export const listStaysCall = endpoint({
  method: 'GET',
  path: '/api/reception/stays',
  reply: stayPage,
});

export const makeStayCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays',
  body: newStay,
  reply: madeStay,
  status: 201,
});

export const moveStayCall = endpoint({
  method: 'PUT',
  path: '/api/reception/stays/:id',
  body: stayDates,
  reply: deskStay,
});

export const revokeStayCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/stays/:id',
  reply: deskStay,
});

export const endStayCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays/:id/end',
  reply: deskStay,
});

export const restoreStayCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays/:id/restore',
  reply: deskStay,
});

export const renewStayLinkCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays/:id/link',
  reply: madeStay,
  status: 201,
});

export const readStayReleaseCall = endpoint({
  method: 'GET',
  path: '/api/reception/stays/:id/release',
  reply: stayRelease,
});

export const makeSlipCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays/:id/slips',
  body: newSlip,
  reply: arrivalSlip,
});

export const mailStayLinkCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays/:id/mail',
  body: stayMail,
  reply: mailTaken,
});

export const readBookingDoorsCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/doors',
  reply: bookingDoors,
});

export const giveBookingDoorCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/doors',
  body: newBookingDoor,
  reply: givenDoor,
  status: 201,
});

export const takeBookingDoorCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/doors/:door',
  reply: done,
});

export const joinStayCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/joins',
  body: newJoin,
  reply: done,
});

export const findFreeDoorsCall = endpoint({
  method: 'GET',
  path: '/api/reception/free-doors',
  reply: freeDoors,
});

export const readPrintHouseCall = endpoint({
  method: 'GET',
  path: '/api/reception/apartments',
  reply: printHouse,
});

export const readWifiSecretsCall = endpoint({
  method: 'GET',
  path: '/api/reception/wifi',
  reply: wifiSecrets,
});

export const checkInStayCall = endpoint({
  method: 'PUT',
  path: '/api/reception/stays/:id/arrived',
  reply: deskStay,
});

export const undoCheckInStayCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/stays/:id/arrived',
  reply: deskStay,
});
