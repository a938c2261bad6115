import {
  room,
  roomImages,
  roomList,
  takenStays,
  type Room,
  type ShownPicture,
  type TakenStay,
} from '../../contract/bookings/apartments';
import type { Language } from '../../domain/languages';
import type { Source } from './network-first';

const TIMEOUT_MS = 8000;

/** The rooms of an apartment. */
export const roomsOf = (apartmentId: number, lang: Language): Source<Room[]> => ({
  key: `rooms:${apartmentId}:${lang}`,
  path: `/api/rooms/apartment/${apartmentId}?lang=${lang}`,
  schema: roomList,
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** A room's pictures. */
export const picturesOf = (roomId: number, lang: Language): Source<ShownPicture[]> => ({
  key: `room-images:${roomId}:${lang}`,
  path: `/api/room-images/room/${roomId}?lang=${lang}`,
  schema: roomImages,
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** What keeps nights of a room taken. */
export const takenOf = (roomId: number): Source<TakenStay[]> => ({
  key: `taken:${roomId}`,
  path: `/api/apartment-bookings/by-room?roomId=${roomId}`,
  schema: takenStays,
  timeoutMs: TIMEOUT_MS,
});

/** A room by its own id, for an address that does not say which apartment it is in. */
export const roomAlone = (roomId: number, lang: Language): Source<Room> => ({
  key: `room:${roomId}:${lang}`,
  path: `/api/rooms/${roomId}?lang=${lang}`,
  schema: room,
  timeoutMs: TIMEOUT_MS,
  lang,
});
