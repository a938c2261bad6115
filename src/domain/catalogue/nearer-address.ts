import { fold } from '../fold';

/**
 * The address by which a guest finds an apartment: the house's own where it says all that the apartment's place says,
 * such as the district, and more; else the apartment's. An apartment elsewhere keeps its own.
 */
export function nearerAddress(place: string, house: string): string {
  const known = fold(house);
  const parts = place.split(',').map((part) => fold(part.trim()));
  return house !== '' && parts.every((part) => known.includes(part)) ? house : place;
}
