import { plainLetters, plainSigns } from '../plain-signs';

/** Letters that do not come apart into a letter and a mark, as passports write them in the lines for machines (ICAO 9303). */
const LETTERS: Readonly<Record<string, string>> = {
  Đ: 'D',
  Ð: 'D',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'OE',
  Þ: 'TH',
  Ł: 'L',
  ẞ: 'SS',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
};

/**
 * A name as the portal wants it (facts 4.4): upper case, without accents, letters and single spaces, as in the passport's
 * lines for machines. A hyphen there is a space and an apostrophe is nothing. Umlauts lose their dots, which some
 * passports write as AE, OE, UE: the passport decides, so the form shows the result.
 */
export function passportName(typed: string): string {
  return plainLetters(typed)
    .toUpperCase()
    .replace(/[ĐÐÆŒØÞŁẞĦŦŊ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['’‘`´ʼ′]/g, '')
    .replace(/[\p{Pd},.<]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tells whether a passport's machine-readable lines can hold a name. */
export const isPassportName = (name: string): boolean => name.length <= 60 && /^[A-Z]+(?: [A-Z]+)*$/.test(name);

/** A passport's number: capitals and digits alone. */
export const passportNumber = (typed: string): string =>
  plainSigns(typed)
    .toUpperCase()
    .replace(/[\s.-]/g, '');

/** Real ones have 5 to 20 letters and digits, with at least one digit. */
export const isPassportNumber = (number: string): boolean => /^(?=.*\d)[A-Z0-9]{5,20}$/.test(number);
