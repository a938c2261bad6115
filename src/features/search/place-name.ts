import type { TFunction } from 'i18next';
import type { Place } from '../../domain/stay-search';

/** A place in words: "Bãi Cháy, Hạ Long". */
export function placeName(t: TFunction<'search'>, { area, name }: Place): string {
  const city = t(`areas.${area}`);
  return name === null ? city : `${name}, ${city}`;
}
