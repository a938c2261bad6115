import type { WholeApartment } from '../../contract/catalogue/apartments';
import { apiSource } from '../../api/source';
import { ApiFailure, request } from '../../api/request';
import {
  apartmentPageShape,
  foundApartmentsShape,
  oneApartmentShape,
} from '../../contract/catalogue/apartment-page-shapes';
import { listApartmentsCall, listApartmentsOfAreaCall } from '../../contract/catalogue/calls';
import { findApartmentsCall, readApartmentCall } from '../../contract/catalogue/room-calls';
import type { Arrangement } from '../../domain/catalogue/arranged-list';
import type { Area } from '../../domain/catalogue/areas';
import type { Language } from '../../domain/languages';
import { CATALOGUE_PAGE } from '../../domain/paging';
import { allApartments, type ApartmentAnswer, apartmentsIn, apartmentsOf, TIMEOUT_MS } from './apartment-lists';
import type { Cached, Source } from './network-first';
import { type QuerySource, querySource } from './query';

/** The last page of a list, by any of its pages; `null` where the answer is the whole list. */
export const lastPageOf = (answer: ApartmentAnswer): number | null =>
  Array.isArray(answer) ? null : Math.ceil(answer.total / CATALOGUE_PAGE);

/**
 * A page of an area's list. The first one of the house's own order is what the menu keeps too; what a name finds is not
 * kept: there are endless names.
 *
 * @param byLocation also what lies there by its address alone (specification §2)
 */
export function apartmentPage(
  { area, byLocation, lang }: { area: Area; byLocation: boolean; lang: Language },
  { name, order }: Arrangement,
  page: number,
): QuerySource<ApartmentAnswer> {
  const first = byLocation ? allApartments(lang) : apartmentsIn(area, lang);
  const query = { lang, page, ...(name !== '' && { name }), ...(order !== null && { sort: order }) };
  const asked = byLocation
    ? apiSource(listApartmentsCall, { query: { city: area, ...query }, schema: apartmentPageShape })
    : apiSource(listApartmentsOfAreaCall, { query: { area, ...query }, schema: apartmentPageShape });
  const own = [...(byLocation ? [area] : []), ...(page > 1 || order !== null ? [`${order ?? ''}:${page}`] : [])];
  const source: Source<ApartmentAnswer> = { ...first, ...asked, key: [first.key, ...own].join(':') };
  const paged = querySource(source);
  const isKept = name === '';
  return {
    ask: isKept
      ? paged.ask
      : async (signal) => ({
          data: await request({ ...asked, timeoutMs: TIMEOUT_MS, lang, signal }),
          savedAt: Date.now(),
        }),
    // Where the phone has the whole list, that answers for every arrangement of it.
    kept: async () => {
      const whole = await querySource(first).kept();
      if (whole && Array.isArray(whole.data)) return whole;
      return isKept ? paged.kept() : null;
    },
  };
}

/** Apartments that a name or an address of the site finds, the best first. */
export const apartmentsNamed = (name: string, lang: Language): Source<WholeApartment[]> => ({
  key: `apartments:named:${name}:${lang}`,
  ...apiSource(findApartmentsCall, { query: { name, lang }, schema: foundApartmentsShape }),
  timeoutMs: TIMEOUT_MS,
  lang,
});

/** Reads an answer: from the network, or what the phone keeps of it. */
export type Reader = <T>(source: Source<T>) => Promise<Cached<T> | null>;

/**
 * An apartment by its id: out of the whole list, as phones keep it; where that comes in pages, by itself. There is none
 * where `data` is `null`, and nothing is known without an answer.
 */
export async function findApartment(
  read: Reader,
  id: number,
  lang: Language,
): Promise<Cached<WholeApartment | null> | null> {
  const all = await read(allApartments(lang));
  const data = all ? (apartmentsOf(all.data).find((one) => one.id === id) ?? null) : null;
  if (all && (data || Array.isArray(all.data))) return { data, savedAt: all.savedAt };
  try {
    return await read({
      key: `apartment:${id}:${lang}`,
      ...apiSource(readApartmentCall, { params: { apartmentId: id }, query: { lang }, schema: oneApartmentShape }),
      timeoutMs: TIMEOUT_MS,
      lang,
    });
  } catch (error) {
    if (error instanceof ApiFailure && error.ours && error.status === 404) return { data: null, savedAt: Date.now() };
    throw error;
  }
}
