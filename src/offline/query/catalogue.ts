import {
  room,
  roomImages,
  roomList,
  takenStays,
  type Room,
  type ShownPicture,
  type TakenStay,
} from '../../contract/catalogue/apartments';
import { apiSource } from '../../api/source';
import {
  listRoomPicturesCall,
  listRoomsCall,
  listTakenStaysCall,
  readRoomCall,
} from '../../contract/catalogue/room-calls';
import type { Language } from '../../domain/languages';
import type { Source } from './network-first';

const TIMEOUT_MS = 8000;

/** The rooms of an apartment. */
export const roomsOf = (apartmentId: number, lang: Language): Source<Room[]> => ({
  key: `rooms:${apartmentId}:${lang}`,
  ...apiSource(listRoomsCall, { params: { apartmentId }, query: { lang }, schema: roomList }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** A room's pictures. */
export const picturesOf = (roomId: number, lang: Language): Source<ShownPicture[]> => ({
  key: `room-images:${roomId}:${lang}`,
  ...apiSource(listRoomPicturesCall, { params: { roomId }, query: { lang }, schema: roomImages }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** Stays that keep nights of a room taken. */
export const takenOf = (roomId: number): Source<TakenStay[]> => ({
  key: `taken:${roomId}`,
  ...apiSource(listTakenStaysCall, { query: { roomId }, schema: takenStays }),
  timeoutMs: TIMEOUT_MS,
});

/** A room by its own id, for an address that does not say which apartment it is in. */
export const roomAlone = (roomId: number, lang: Language): Source<Room> => ({
  key: `room:${roomId}:${lang}`,
  ...apiSource(readRoomCall, { params: { roomId }, query: { lang }, schema: room }),
  timeoutMs: TIMEOUT_MS,
  lang,
});
