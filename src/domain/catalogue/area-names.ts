import type { Language } from '../languages';
import type { Area } from './areas';

/** The names of the specification's areas; in English they stand without marks. */
const NAMES: Readonly<Record<Area, string>> = {
  HA_NOI: 'Hà Nội',
  HA_LONG: 'Hạ Long',
  DA_NANG: 'Đà Nẵng',
  NHA_TRANG: 'Nha Trang',
  DA_LAT: 'Đà Lạt',
  HO_CHI_MINH: 'TP. Hồ Chí Minh',
  PHU_QUOC: 'Phú Quốc',
};
const ENGLISH: Readonly<Record<Area, string>> = { HO_CHI_MINH: 'Ho Chi Minh City' };

/**
 * The name of an area in a language.
 *
 * @param city as the house writes it, for an area that the specification does not name
 */
export function areaName(area: Area, lang: Language, city = ''): string {
  const name = NAMES[area] ?? city;
  return lang === 'vi' ? name : (ENGLISH[area] ?? withoutMarks(name));
}

/** "Đà Nẵng" → "Da Nang" */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D');

/**
 * The area that `/apartment` shows: Hà Nội (specification §2), in a house that is elsewhere the place with the most
 * apartments.
 *
 * @param places `null` while they are not known
 */
export const usualArea = (places: readonly { area: Area }[] | null): Area | null =>
  places === null || places.some(({ area }) => area === 'HA_NOI') ? 'HA_NOI' : (places[0]?.area ?? null);
