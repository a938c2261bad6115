import { apartmentList, availability, placeList, room, roomImages, roomList, takenStays } from './apartments';
import { withSchemas } from '../endpoint';
import * as light from './calls';

export const listApartmentsCall = withSchemas(light.listApartmentsCall, { reply: apartmentList });
export const listPlacesCall = withSchemas(light.listPlacesCall, { reply: placeList });
export const listApartmentsOfAreaCall = withSchemas(light.listApartmentsOfAreaCall, { reply: apartmentList });
export const findApartmentsCall = withSchemas(light.findApartmentsCall, { reply: apartmentList });
export const readRoomCall = withSchemas(light.readRoomCall, { reply: room });
export const listRoomPicturesCall = withSchemas(light.listRoomPicturesCall, { reply: roomImages });
export const listRoomsCall = withSchemas(light.listRoomsCall, { reply: roomList });
export const listTakenStaysCall = withSchemas(light.listTakenStaysCall, { reply: takenStays });
export const findFreeApartmentsCall = withSchemas(light.findFreeApartmentsCall, { reply: availability });
