/** Figures and short forms such as "TP." in front of a city's name. */
const BEFORE_NAME = /^(?:\d{4,6}\s+)?(?:t\.?\s?p\.?\s+|th[àa]nh\s+ph[ốo]\s+|t[ỉi]nh\s+)?/i;
const COUNTRY = /^vi[eệ]t\s?nam$/i;

/** The city at the end of a Vietnamese address: "24 Trần Hưng Đạo, Sơn Trà, TP. Đà Nẵng"; `''` where none stands apart. */
export function cityInAddress(address: string): string {
  const parts = address
    .split(',')
    .map((part) => part.trim().normalize('NFC'))
    .filter((part) => part !== '' && !COUNTRY.test(part));
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return last.replace(BEFORE_NAME, '').replace(/\s+\d{4,6}$/, '');
}
