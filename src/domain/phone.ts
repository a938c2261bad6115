import { dialledAbroad } from './hotel-phone';
import { plainSigns } from './plain-signs';

/** A phone number as it is kept and shown: plain digits, plain hyphens and blanks, nothing that nobody sees. */
export const cleanPhone = plainSigns;

/**
 * The number that a phone dials: "0912 345 678", "0084912345678" and "+84 (0)912 345 678" are `+84912345678`, which is
 * right in every country. What is no number of Viet Nam and names no country stays as it is: "1900 1234", "113".
 *
 * @returns digits, with a plus before them where they name a country
 */
export function dialled(phone: string): string {
  const clean = cleanPhone(phone).replace(/^\D*(?=\+)/, '');
  // The 0 in brackets is dialled inside a country alone.
  const bare = /^\D*(?:\+|00)/.test(clean) ? clean.replace('(0)', '') : clean;
  return dialledAbroad(bare).replace(/^00/, '+');
}

/** The address that dials a guest's number, as it was typed. */
export const guestTelAddress = (phone: string): string => `tel:${dialled(phone)}`;

/**
 * Digits by which one phone number is told from another: those that are dialled. `null` for what has none, such as a WeChat id
 * or nothing.
 */
export const phoneKey = (phone: string): string | null => dialled(phone).replace('+', '') || null;

/** A number in digits alone, as it is dialled in Viet Nam: "+84 912 345 678" → `0912345678`, "+49 170" → `0049170`. */
export const localPhone = (phone: string): string => dialled(phone).replace(/^\+84/, '0').replace('+', '00');

/** Tells whether a key is a whole number of Viet Nam, so that nothing is missing at its end (facts 4.5). */
export const isWholeNumber = (key: string): boolean => /^84(?:[35789]\d{8}|2\d{9})$/.test(key);

const LEAST_DIGITS = 6;
const MOST_DIGITS = 15;

/** Tells whether a text can be dialled: digits and what people write between them. */
export function isDialled(typed: string): boolean {
  const digits = phoneKey(typed)?.length ?? 0;
  return /^[\d\s+().-]+$/.test(cleanPhone(typed)) && digits >= LEAST_DIGITS && digits <= MOST_DIGITS;
}
