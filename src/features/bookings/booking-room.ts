import type { Apartment, Room } from '../../contract/catalogue/apartments';
import type { StayAddress } from '../../contract/bookings/stay-address';
import type { Language } from '../../domain/languages';
import { findApartment, type Reader } from '../../offline/query/apartment-pages';
import { roomAlone, roomsOf } from '../../offline/query/catalogue';
import { type Cached, readCache, fetchAndCache } from '../../offline/query/network-first';
import type { QuerySource } from '../../offline/query/query';

export interface RoomOfStay {
  apartment: Apartment;
  room: Room;
}

/** The room of an address with its apartment; `null` when there is no such room. An old link may not name the apartment. */
export function roomQuerySource({ roomId, apartmentId }: StayAddress, lang: Language): QuerySource<RoomOfStay | null> {
  const find = async (read: Reader): Promise<Cached<RoomOfStay | null> | null> => {
    const home = apartmentId ?? (await read(roomAlone(roomId, lang)))?.data.apartmentId;
    if (home === undefined) return null;
    const [rooms, apartment] = await Promise.all([read(roomsOf(home, lang)), findApartment(read, home, lang)]);
    if (!rooms || !apartment) return null;
    const room = rooms.data.find(({ id }) => id === roomId);
    return { data: room && apartment.data ? { room, apartment: apartment.data } : null, savedAt: rooms.savedAt };
  };
  return {
    ask: async (signal) =>
      (await find((source) => fetchAndCache(source, signal))) ?? { data: null, savedAt: Date.now() },
    kept: () => find(readCache),
  };
}
