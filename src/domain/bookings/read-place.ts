import { slugOf } from '../blog/slug';
import { type Area, areaOfCity, slugOfArea } from '../catalogue/areas';
import type { HousePlace } from '../catalogue/places';
import { fold } from '../fold';
import type { Place } from './stay-search';

/**
 * Reads a place in any spelling: `HA_LONG`, `ha-long`, "Bãi Cháy, Hạ Long". `null` when the house has nothing there.
 *
 * @param places where the house has apartments; while that is not known, a text is taken at its word
 */
export function readPlace(text: string, places: readonly HousePlace[] | null): Place | null {
  const words = fold(text.replace(/[-_]/g, ' '));
  if (places === null) {
    const named = words.split(',').map(slugOf);
    const area = areaOfCity(named.at(-1) ?? '');
    return area === null ? null : { area, part: named.length > 1 ? (named[0] ?? null) : null };
  }
  const isNamed = (id: string): boolean => words.includes(id.replace(/-/g, ' '));
  for (const { area, parts } of places) {
    const part = parts.find(({ id }) => isNamed(id));
    if (part) return { area, part: part.id };
  }
  const whole = places.find(({ id }) => isNamed(id)) ?? places.find(({ area }) => area === areaOfCity(text));
  return whole ? { area: whole.area, part: null } : null;
}

/** Tells whether an address, in the language of `places`, lies in a place. */
export function liesIn(address: string, place: Place, places: readonly HousePlace[] | null): boolean {
  const { part } = place;
  if (part === null) return true;
  const text = slugOf(address);
  const parts = places?.find(({ area }) => area === place.area)?.parts;
  const name = parts?.find(({ id }) => id === part)?.name;
  return text.includes(part) || (name !== undefined && text.includes(slugOf(name)));
}

/** Lists by location (specification §2) take an address in Quảng Ninh for one in Hạ Long. */
const PROVINCES: Readonly<Record<Area, string>> = { HA_LONG: 'quang-ninh' };

/** Tells whether an address lies in the city of a list by location. */
export const liesInCity = (address: string, area: Area): boolean =>
  [slugOfArea(area), PROVINCES[area]].some((mark) => mark !== undefined && slugOf(address).includes(mark));
