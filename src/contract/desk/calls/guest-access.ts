import type { mailTaken } from '../../mails/desk-mails';
import type { deskStay, done, madeStay, newStay, stayDates, stayMail, stayPage, stayRelease } from '../stays';
import type { bookingDoors, freeDoors, givenDoor, newBookingDoor, newJoin } from '../booking-guests';
import type { printHouse, wifiSecrets } from '../print';
import { endpoint, like } from '../../endpoint';

export const listStaysCall = endpoint({
  method: 'GET',
  path: '/api/reception/stays',
  reply: like<typeof stayPage>,
});

export const makeStayCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays',
  body: like<typeof newStay>,
  reply: like<typeof madeStay>,
});

export const moveStayCall = endpoint({
  method: 'PUT',
  path: '/api/reception/stays/:id',
  body: like<typeof stayDates>,
  reply: like<typeof deskStay>,
});

export const revokeStayCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/stays/:id',
  reply: like<typeof deskStay>,
});

export const endStayCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays/:id/end',
  reply: like<typeof deskStay>,
});

export const restoreStayCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays/:id/restore',
  reply: like<typeof deskStay>,
});

export const renewStayLinkCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays/:id/link',
  reply: like<typeof madeStay>,
});

export const readStayReleaseCall = endpoint({
  method: 'GET',
  path: '/api/reception/stays/:id/release',
  reply: like<typeof stayRelease>,
});

export const mailStayLinkCall = endpoint({
  method: 'POST',
  path: '/api/reception/stays/:id/mail',
  body: like<typeof stayMail>,
  reply: like<typeof mailTaken>,
});

export const readBookingDoorsCall = endpoint({
  method: 'GET',
  path: '/api/reception/bookings/:id/doors',
  reply: like<typeof bookingDoors>,
});

export const giveBookingDoorCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/doors',
  body: like<typeof newBookingDoor>,
  reply: like<typeof givenDoor>,
});

export const takeBookingDoorCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/bookings/:id/doors/:door',
  reply: like<typeof done>,
});

export const joinStayCall = endpoint({
  method: 'POST',
  path: '/api/reception/bookings/:id/joins',
  body: like<typeof newJoin>,
  reply: like<typeof done>,
});

export const findFreeDoorsCall = endpoint({
  method: 'GET',
  path: '/api/reception/free-doors',
  reply: like<typeof freeDoors>,
});

export const readPrintHouseCall = endpoint({
  method: 'GET',
  path: '/api/reception/apartments',
  reply: like<typeof printHouse>,
});

export const readWifiSecretsCall = endpoint({
  method: 'GET',
  path: '/api/reception/wifi',
  reply: like<typeof wifiSecrets>,
});

export const checkInStayCall = endpoint({
  method: 'PUT',
  path: '/api/reception/stays/:id/arrived',
  reply: like<typeof deskStay>,
});

export const undoCheckInStayCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/stays/:id/arrived',
  reply: like<typeof deskStay>,
});
