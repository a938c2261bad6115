import { apiCall } from '../../../api/call';
import { request } from '../../../api/request';
import { listOfferedDoorsCall } from '../../../contract/bookings/calls';
import type { OfferedDoor } from '../../../contract/bookings/door-choice';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import type { QuerySource } from '../../../offline/query/query';

/** The doors of a room type and which are free for a stay. Nothing of it is kept: a door that was free may be gone. */
export const offeredDoorsOf = (
  stay: { roomId: number; checkIn: Day; checkOut: Day },
  lang: Language,
): QuerySource<OfferedDoor[]> => ({
  ask: async (signal) => {
    const { roomId, checkIn, checkOut } = stay;
    const { items } = await request(
      apiCall(listOfferedDoorsCall, { params: { roomId }, query: { checkIn, checkOut, lang }, lang, signal }),
    );
    return { data: items, savedAt: Date.now() };
  },
  kept: () => Promise.resolve(null),
});
