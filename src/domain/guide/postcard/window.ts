import { placeOfDoor } from '../../guest-access/apartment-code';

/** Units up to this number lie along the water, as the plans of the two towers draw them. */
export const BAY_UNITS: Readonly<Record<string, number>> = { A: 7, B: 10 };

export interface ApartmentWindow {
  /** `null` of a plate that names no floor. */
  floor: number | null;
  view: 'sea' | 'town';
}

/**
 * Decides what a postcard shows of an apartment: its floor, and water or town. Nobody has told where another house than
 * the one by the bay looks: its lights are those of a town.
 */
export function windowOf(code: string, tower: string | null, isByBay: boolean): ApartmentWindow {
  const place = placeOfDoor(code, tower ?? '');
  const along = BAY_UNITS[tower ?? code.slice(0, 1)] ?? Infinity;
  const isSea = isByBay && Number(place?.unit ?? 0) <= along;
  return { floor: place?.floor ?? null, view: isSea ? 'sea' : 'town' };
}
