import { useMemo } from 'react';
import type { Tour } from '../../contract/tours/tours';
import type { Language } from '../../domain/languages';
import { slugOf } from '../../domain/blog/slug';
import { tourPrice } from '../../domain/tours/tours';
import { FeaturedTour } from '../../features/blog/featured-tour';
import { createQuery } from '../../offline/query/query';
import { toursQuerySource } from '../../offline/query/tours';
import { useQuery } from '../../ui/hooks/use-query';
import { tourPathIn } from '../../contract/page-addresses';

/** The tour with the best price cut, beside the blog's list; nothing while none is known. */
export function FeaturedTourOf({ lang }: { lang: Language }) {
  const query = useMemo(() => createQuery(toursQuerySource(lang)), [lang]);
  const { data } = useQuery(query);
  const tour = bestOf(data ?? []);
  if (!tour) return null;
  const picture = tour.images.find(({ featured }) => featured) ?? tour.images[0];
  const list = tour.area === 'HA_NOI' || tour.area === 'HA_LONG' ? tour.area : 'all';
  return (
    <FeaturedTour
      id={tour.id}
      name={tour.name}
      picture={picture?.imageUrl ?? 'no-image'}
      price={tourPrice(tour)}
      to={tourPathIn(list, slugOf(tour.name))}
    />
  );
}

const bestOf = (tours: readonly Tour[]): Tour | undefined =>
  [...tours].sort((a, b) => b.discountPercent - a.discountPercent)[0];
