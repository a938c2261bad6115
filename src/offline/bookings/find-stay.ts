import * as z from 'zod/mini';
import { availability, type Availability } from '../../contract/catalogue/apartments';
import { apiSource } from '../../api/source';
import { findFreeApartmentsCall } from '../../contract/catalogue/room-calls';
import type { OfferView } from '../../domain/catalogue/offers';
import type { Day } from '../../domain/days';
import type { Language } from '../../domain/languages';
import { CATALOGUE_PAGE } from '../../domain/paging';
import { readCache, fetchAndCache, type Source } from '../query/network-first';
import type { QuerySource } from '../query/query';

const TIMEOUT_MS = 8000;

/** An answer as the phone keeps it: with what a page was asked with. */
const keptAvailability = z.extend(availability, { asked: z.optional(z.string()) });
type KeptAvailability = z.infer<typeof keptAvailability>;

/** The last page of a search, by any of its pages; `null` where the answer is all that is free. */
export const lastPageOf = ({ total }: Availability): number | null =>
  total === undefined ? null : Math.ceil(total / CATALOGUE_PAGE);

/**
 * Source of the apartments that are free in an area on some dates, or of a page of them. The phone keeps the last
 * search of each area, page by page: a search for other dates does not answer this one, nor does a page of another
 * arrangement, and a drawer full of old searches would only take room.
 */
export function freeStays(
  { checkIn, checkOut, lang }: { checkIn: Day; checkOut: Day; lang: Language },
  { place: { area, part }, rooms, adults, children, filters, order }: OfferView,
  page: number,
): QuerySource<Availability> {
  const arranged = {
    ...{ adults, children, quantity: rooms ?? 1 },
    ...(part !== null && { part }),
    ...(filters.length > 0 && { only: filters.join(',') }),
    ...(order !== null && { sort: order }),
  };
  const asked = JSON.stringify(arranged);
  const query = { area, checkIn, checkOut, lang, ...arranged, ...(page > 1 && { page }) };
  const { path } = apiSource(findFreeApartmentsCall, { query, schema: availability });
  const source: Source<KeptAvailability> = {
    key: `availability:${area}:${lang}${page > 1 ? `:${page}` : ''}`,
    path,
    schema: {
      safeParse: (value) => {
        const read = keptAvailability.safeParse(value);
        return read.success ? { success: true, data: { asked, ...read.data } } : { success: false };
      },
    },
    timeoutMs: TIMEOUT_MS,
    lang,
  };
  return {
    ask: (signal) => fetchAndCache(source, signal),
    kept: async () => {
      const kept = await readCache(source);
      if (kept?.data.checkIn !== checkIn || kept.data.checkOut !== checkOut) return null;
      return lastPageOf(kept.data) === null || kept.data.asked === asked ? kept : null;
    },
  };
}
