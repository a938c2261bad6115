import { useMemo } from 'react';
import type { Tour } from '../../contract/tours/tours';
import type { Language } from '../../domain/languages';
import { slugOf } from '../../domain/blog/slug';
import { tourPrice } from '../../domain/tours/tours';
import { FeaturedTour } from '../../features/blog/featured-tour';
import { readingOf } from '../../offline/query/reading';
import { toursWays } from '../../offline/query/tours';
import { useStarted } from '../../ui/hooks/use-started';
import { tourPathIn } from '../paths';

/** The tour with the best price cut, beside the blog's list; nothing while none is known. */
export function FeaturedTourOf({ lang }: { lang: Language }) {
  const reading = useMemo(() => readingOf(toursWays(lang)), [lang]);
  const { data } = useStarted(reading);
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
