import { areaName } from '../catalogue/area-names';
import { areaOfCity } from '../catalogue/areas';

/** Figures and short forms such as "TP." in front of a city's name. */
const BEFORE_NAME = /^(?:\d{4,6}\s+)?(?:t\.?\s?p\.\s*|t\.?\s?p\.?(?:\s+|(?=hcm))|th[àa]nh\s+ph[ốo]\s+|t[ỉi]nh\s+)?/i;
const BEHIND_NAME = /\s+\d{4,6}$/;
/** A country that stands apart, or at the end of the city's own words. */
const COUNTRY = /(?:^|\s+(?:[-–]\s*)?)(?:vi[eệ]t\s?nam|vn)$/i;

/** The city at the end of a Vietnamese address: "24 Trần Hưng Đạo, Sơn Trà, TP. Đà Nẵng"; `''` where none stands apart. */
export function cityInAddress(address: string): string {
  const parts = address
    .split(',')
    .map((part) =>
      part
        .trim()
        .normalize('NFC')
        .replace(/[.\s]+$/, '')
        .replace(COUNTRY, ''),
    )
    .filter((part) => part !== '');
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const name = last.replace(BEFORE_NAME, '').replace(BEHIND_NAME, '');
  const area = areaOfCity(name);
  return area === 'HO_CHI_MINH' ? areaName(area, 'vi') : name;
}
