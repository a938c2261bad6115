import {
  apartmentAnswer,
  availability,
  foundApartments,
  oneApartment,
  placeList,
  room,
  roomImages,
  roomList,
  takenStays,
} from './apartments';
import { withSchemas } from '../endpoint';
import * as light from './calls';
import * as later from './room-calls';

export const listApartmentsCall = withSchemas(light.listApartmentsCall, { reply: apartmentAnswer });
export const readApartmentCall = withSchemas(later.readApartmentCall, { reply: oneApartment });
export const listPlacesCall = withSchemas(light.listPlacesCall, { reply: placeList });
export const listApartmentsOfAreaCall = withSchemas(light.listApartmentsOfAreaCall, { reply: apartmentAnswer });
export const findApartmentsCall = withSchemas(later.findApartmentsCall, { reply: foundApartments });
export const readRoomCall = withSchemas(later.readRoomCall, { reply: room });
export const listRoomPicturesCall = withSchemas(later.listRoomPicturesCall, { reply: roomImages });
export const listRoomsCall = withSchemas(later.listRoomsCall, { reply: roomList });
export const listTakenStaysCall = withSchemas(later.listTakenStaysCall, { reply: takenStays });
export const findFreeApartmentsCall = withSchemas(later.findFreeApartmentsCall, { reply: availability });
