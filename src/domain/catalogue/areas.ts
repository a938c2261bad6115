import { slugOf } from '../blog/slug';
import { fold } from '../fold';

/** The areas that the specification names (§3). */
export const AREAS = ['HA_NOI', 'HA_LONG', 'DA_NANG', 'NHA_TRANG', 'DA_LAT', 'HO_CHI_MINH', 'PHU_QUOC'] as const;
/** Area that an apartment lies in: one of `AREAS`, or the name of another city in the same spelling, `HOI_AN`. */
export type Area = string;

/** The area of a city by its name in any spelling, "Đà Nẵng" or `da-nang`; `null` for a text without a letter. */
export function areaOfCity(city: string): Area | null {
  const slug = slugOf(city.replace(/_/g, ' '));
  const area = slug.replace(/-/g, '_').toUpperCase();
  if (/(^|_)(HO_CHI_MINH|SAI_GON|HCM)/.test(area)) return 'HO_CHI_MINH';
  return area === '' ? null : area;
}

/** An area as addresses write it: `ha-long`. */
export const slugOfArea = (area: Area): string => area.toLowerCase().replace(/_/g, '-');

/** The area of `AREAS` whose city a street address names; `null` when it names none. */
export function areaInAddress(address: string): Area | null {
  const text = fold(address);
  return AREAS.find((area) => text.includes(area.toLowerCase().replace(/_/g, ' '))) ?? null;
}
