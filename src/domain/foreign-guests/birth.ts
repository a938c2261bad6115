import { type Day, isDay } from '../days';
import { plainSigns } from '../plain-signs';

/** A date of birth as far as a passport tells it: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export type Birth = string;

/** Earliest year of birth that is taken. */
const EARLIEST = '1900';
const YEAR = /^\d{4}$/;
/** As the digit keys of a phone write a day, or a month and a year. */
const DIGITS_ALONE = /^(\d\d)?(\d\d)(\d{4})$/;

/** Reads dd/MM/yyyy, MM/yyyy or yyyy, parted by any sign and the year first or last; `null` when it is none of them. */
export function readBirth(typed: string): Birth | null {
  const parts = plainSigns(typed)
    .replace(DIGITS_ALONE, '$1/$2/$3')
    .split(/[\s/.-]+/)
    .filter((part) => part !== '');
  const [year = '', month = '', day = ''] = YEAR.test(parts[0] ?? '') ? parts : parts.reverse();
  if (parts.length > 3 || !YEAR.test(year)) return null;
  if (parts.length === 1) return year;
  const two = (text: string): string => text.padStart(2, '0');
  if (!/^\d{1,2}$/.test(month) || !isDay(`${year}-${two(month)}-01`)) return null;
  if (parts.length === 2) return `${year}-${two(month)}`;
  const whole = `${year}-${two(month)}-${two(day)}`;
  return /^\d{1,2}$/.test(day) && isDay(whole) ? whole : null;
}

/** As people here write it, as far as it is known. */
export const showBirth = (birth: Birth): string => birth.split('-').reverse().join('/');

/** Checks a date of birth, or a part of one, of a guest who is here today. */
export const isBirth = (value: string, today: Day): value is Birth =>
  readBirth(showBirth(value)) === value && value >= EARLIEST && value <= today;

/**
 * Says how much of it is known: all, the month, the year. The portal's letters for it (facts 4.4; only D is certain).
 */
export const birthPrecision = (birth: Birth): 'D' | 'M' | 'Y' =>
  birth.length === 10 ? 'D' : birth.length === 7 ? 'M' : 'Y';

/** The first day that it can mean: the portal's field takes whole days alone. */
export const firstDayOfBirth = (birth: Birth): Day => `${birth}-01-01`.slice(0, 10);
