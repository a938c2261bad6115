import type { TFunction } from 'i18next';
import type { Place } from '../../domain/bookings/stay-search';

/** The name of a part of a city in the reader's language: English writes it without marks. */
export function partName(t: TFunction<'search'>, name: string): string {
  const names: Readonly<Record<string, string>> = t('places', { returnObjects: true });
  return names[name] ?? name;
}

/** A place in words: "Bãi Cháy, Hạ Long". */
export function placeName(t: TFunction<'search'>, { area, name }: Place): string {
  const city = t(`areas.${area}`);
  return name === null ? city : `${partName(t, name)}, ${city}`;
}
