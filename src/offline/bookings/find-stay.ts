import { availability, type Availability } from '../../contract/catalogue/apartments';
import { apiSource } from '../../api/source';
import { findFreeApartmentsCall } from '../../contract/catalogue/calls';
import type { Area } from '../../domain/catalogue/areas';
import type { Day } from '../../domain/days';
import type { Language } from '../../domain/languages';
import { readCache, fetchAndCache, type Source } from '../query/network-first';
import type { QuerySource } from '../query/query';

const TIMEOUT_MS = 8000;

/**
 * What is free in an area on some dates. The phone keeps the last search of each area: one for other dates is no answer
 * to this one, and a drawer full of old searches would only take room.
 */
export function freeStays(area: Area, checkIn: Day, checkOut: Day, lang: Language): QuerySource<Availability> {
  const source: Source<Availability> = {
    key: `availability:${area}:${lang}`,
    ...apiSource(findFreeApartmentsCall, { query: { area, checkIn, checkOut, lang }, schema: availability }),
    timeoutMs: TIMEOUT_MS,
    lang,
  };
  return {
    ask: (signal) => fetchAndCache(source, signal),
    kept: async () => {
      const kept = await readCache(source);
      return kept?.data.checkIn === checkIn && kept.data.checkOut === checkOut ? kept : null;
    },
  };
}
