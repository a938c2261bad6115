import type { WholeApartment } from '../../contract/catalogue/apartments';
import type { Language } from '../../domain/languages';
import { slugNames, slugOf } from '../../domain/blog/slug';
import { allApartments, type ApartmentAnswer, apartmentsOf } from '../../offline/query/apartment-lists';
import { apartmentsNamed, findApartment, type Reader } from '../../offline/query/apartment-pages';
import { type Cached, readCache, fetchAndCache } from '../../offline/query/network-first';
import type { QuerySource } from '../../offline/query/query';

/**
 * Names the apartment that a page is about: the id of the navigation state wins, a reload without it goes by the
 * address.
 */
export interface ApartmentAddress {
  id: number | null;
  slug: string | null;
}

/** Finds the apartment, `null` when there is none of that name. */
export function apartmentQuerySource(
  { id, slug }: ApartmentAddress,
  lang: Language,
): QuerySource<WholeApartment | null> {
  const named = slug === null ? null : apartmentsNamed(slug, lang);
  const all = allApartments(lang);
  const isIt = (one: WholeApartment): boolean =>
    id === null ? slug !== null && (slugNames(slug, one.name) || slugOf(slug) === slugOf(one.name)) : one.id === id;
  const pick = ({ data, savedAt }: Cached<ApartmentAnswer | WholeApartment[]>): Cached<WholeApartment | null> => ({
    data: apartmentsOf(data).find(isIt) ?? null,
    savedAt,
  });
  const fromAll = async (read: Reader): Promise<Cached<WholeApartment | null> | null> => {
    if (id !== null) return findApartment(read, id, lang);
    const known = await read(all);
    return known && pick(known);
  };
  return {
    ask: async (signal) => {
      const found = named && (await fetchAndCache(named, signal));
      const apartment = found && pick(found);
      if (apartment?.data) return apartment;
      // The address may be an old one that the search does not know, or the id may be all there is.
      const other = (await fromAll((source) => fetchAndCache(source, signal))) ?? { data: null, savedAt: Date.now() };
      // What the search put first is the specification's answer to a name that fits none exactly.
      return other.data || !found ? other : { data: found.data[0] ?? null, savedAt: found.savedAt };
    },
    kept: async () => {
      const kept = named && (await readCache(named));
      const data = kept && (pick(kept).data ?? kept.data[0]);
      if (data) return { data, savedAt: kept.savedAt };
      const other = await fromAll(readCache);
      return other?.data ? other : null;
    },
  };
}
