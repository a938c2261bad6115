import { plainSigns } from './plain-signs';

const CURRENCY = /(?:₫|đồng|đ|vnđ|vnd)\.?$/;
const GROUPED = /^\d{1,3}(?<sign>[., '’])\d{3}(?:\k<sign>\d{3})*(?:[.,](?<rest>\d{1,2}))?$/;
const PLAIN = /^(?<whole>\d+)(?:[.,](?<rest>\d{1,2}))?$/;
const SHORT = /^(?<number>\d{1,6}(?:[.,]\d{1,3})?) ?(?<unit>k|nghìn|ngàn|ng|tr|triệu)$/;
/** As it is said: "1tr2" is one million two hundred thousand, "2 triệu rưỡi" two and a half million. */
const SPOKEN = /^(?<number>\d{1,6}) ?(?<unit>k|nghìn|ngàn|ng|tr|triệu) ?(?<part>\d{1,3}|rưỡi)$/;
/** Stands before a fraction of Arabic digits; the sign after it in Unicode parts their thousands. */
const ARABIC_COMMA = '\u066b';
const ARABIC_SEPARATORS = /[\u066b\u066c]/g;
const THOUSAND = new Set(['k', 'nghìn', 'ngàn', 'ng']);

/**
 * An amount as people type or paste it, in VND: "150,000.00", "150.000 ₫", "150k", "1tr2" and "1,5 triệu" as they are
 * meant. What can be meant otherwise, a fraction of a đồng, a sign or an exponent are no amount.
 *
 * @returns `null` for what is not surely an amount
 */
export function readAmount(text: string): number | null {
  const bare = plainSigns(text)
    .replace(/\s+/g, ' ')
    .replace(ARABIC_SEPARATORS, (sign) => (sign === ARABIC_COMMA ? ',' : '.'))
    .toLowerCase()
    .replace(/^(?:₫|vnđ|vnd|đ) ?/, '')
    .replace(CURRENCY, '')
    .trim();
  const short = SHORT.exec(bare)?.groups;
  if (short) {
    const { number = '', unit = '' } = short;
    const isThousand = THOUSAND.has(unit);
    // "1.500k" and "1.500 triệu" may be a thousand times more than they say.
    if ((isThousand ? /[.,]\d{3}$/ : /\.\d{3}$/).test(number)) return null;
    return Math.round(Number(number.replace(',', '.')) * (isThousand ? 1000 : 1_000_000));
  }
  const spoken = SPOKEN.exec(bare)?.groups;
  if (spoken) {
    const { number = '', unit = '', part = '' } = spoken;
    return Math.round(Number(`${number}.${part === 'rưỡi' ? '5' : part}`) * (THOUSAND.has(unit) ? 1000 : 1_000_000));
  }
  const grouped = GROUPED.exec(bare)?.groups;
  if (grouped) {
    const { sign = '', rest } = grouped;
    if (rest !== undefined && (Number(rest) !== 0 || bare.at(-rest.length - 1) === sign)) return null;
    return whole(rest === undefined ? bare : bare.slice(0, -rest.length - 1));
  }
  const plain = PLAIN.exec(bare)?.groups;
  return plain && Number(plain['rest'] ?? 0) === 0 ? whole(plain['whole'] ?? '') : null;
}

/** Twelve digits are more than anything costs here. */
function whole(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits.length > 12 ? null : Number(digits);
}
