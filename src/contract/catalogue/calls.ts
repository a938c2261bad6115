import type { apartmentList, availability, room, roomImages, roomList, takenStays } from '../bookings/apartments';
import { endpoint, like } from '../endpoint';

export const listApartmentsCall = endpoint({
  method: 'GET',
  path: '/api/apartments',
  reply: like<typeof apartmentList>,
});

export const listApartmentsOfAreaCall = endpoint({
  method: 'GET',
  path: '/api/apartments/by-area',
  reply: like<typeof apartmentList>,
});

export const findApartmentsCall = endpoint({
  method: 'GET',
  path: '/api/apartments/search',
  reply: like<typeof apartmentList>,
});

export const readRoomCall = endpoint({
  method: 'GET',
  path: '/api/rooms/:roomId',
  reply: like<typeof room>,
});

export const listRoomPicturesCall = endpoint({
  method: 'GET',
  path: '/api/room-images/room/:roomId',
  reply: like<typeof roomImages>,
});

export const listRoomsCall = endpoint({
  method: 'GET',
  path: '/api/rooms/apartment/:apartmentId',
  reply: like<typeof roomList>,
});

export const listTakenStaysCall = endpoint({
  method: 'GET',
  path: '/api/apartment-bookings/by-room',
  reply: like<typeof takenStays>,
});

export const findFreeApartmentsCall = endpoint({
  method: 'GET',
  path: '/api/availability',
  reply: like<typeof availability>,
});
