import { useMemo } from 'react';
import type { Apartment } from '../../contract/catalogue/apartments';
import type { Area } from '../../domain/catalogue/areas';
import type { Language } from '../../domain/languages';
import { apartmentsIn, apartmentsOf } from '../../offline/query/apartment-lists';
import { createQuery, querySourceOnEveryPage } from '../../offline/query/query';
import { useQuery } from '../../ui/hooks/use-query';

interface AreaApartments {
  /** `null` while nothing is known of them. */
  apartments: readonly Apartment[] | null;
  asking: boolean;
}

/** The apartments of an area for the menu: one call on load (specification §7); a failure leaves the menu short. */
export function useAreaApartments(area: Area, lang: Language): AreaApartments {
  const query = useMemo(() => createQuery(querySourceOnEveryPage(apartmentsIn(area, lang))), [area, lang]);
  const { data, asking } = useQuery(query);
  return { apartments: data && apartmentsOf(data), asking };
}
