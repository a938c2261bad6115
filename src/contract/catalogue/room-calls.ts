import type { availability, foundApartments, oneApartment, room, roomImages, roomList, takenStays } from './apartments';
import { lightEndpoint, like } from '../endpoint';

export const readApartmentCall = lightEndpoint({
  method: 'GET',
  path: '/api/apartments/:apartmentId',
  reply: like<typeof oneApartment>,
});

export const findApartmentsCall = lightEndpoint({
  method: 'GET',
  path: '/api/apartments/search',
  reply: like<typeof foundApartments>,
});

export const readRoomCall = lightEndpoint({
  method: 'GET',
  path: '/api/rooms/:roomId',
  reply: like<typeof room>,
});

export const listRoomPicturesCall = lightEndpoint({
  method: 'GET',
  path: '/api/room-images/room/:roomId',
  reply: like<typeof roomImages>,
});

export const listRoomsCall = lightEndpoint({
  method: 'GET',
  path: '/api/rooms/apartment/:apartmentId',
  reply: like<typeof roomList>,
});

export const listTakenStaysCall = lightEndpoint({
  method: 'GET',
  path: '/api/apartment-bookings/by-room',
  reply: like<typeof takenStays>,
});

export const findFreeApartmentsCall = lightEndpoint({
  method: 'GET',
  path: '/api/availability',
  reply: like<typeof availability>,
});
