import { fold } from './fold';

/** Marks that lie over or under a vowel for its tone: writers put them on either letter of a pair, "hoá" and "hóa". */
const TONES = new Set(['\u0300', '\u0301', '\u0303', '\u0309', '\u0323']);
const MARK = /\p{Mn}/u;

/** Tells whether a text was typed with marks. */
export const hasMarks = (word: string): boolean => fold(word) !== word.normalize('NFKC').toLowerCase();

/** A word as it is compared: its letters without marks, and the marks apart. */
export interface Letters {
  /** The letters alone, đ as d. */
  plain: string;
  /** Beside each letter the marks that make it another one: â, ơ, đ. */
  marks: readonly string[];
  tones: string;
}

/** Takes a word apart once, for whoever compares it with many. */
export function lettersOf(word: string): Letters {
  let plain = '';
  const marks: string[] = [];
  let tones = '';
  for (const sign of word.toLowerCase().normalize('NFKD')) {
    if (TONES.has(sign)) tones += sign;
    else if (marks.length > 0 && MARK.test(sign)) marks.push((marks.pop() ?? '') + sign);
    else {
      plain += sign === 'đ' ? 'd' : sign;
      marks.push(sign === 'đ' ? sign : '');
    }
  }
  return { plain, marks, tones };
}

/** Tells whether a word taken apart has marks. */
export const hasMarkIn = ({ marks, tones }: Letters): boolean => tones !== '' || marks.some((mark) => mark !== '');

/** The same as `marksFit`, of words that have been taken apart. */
export function lettersFit(typed: Letters, written: Letters, begins = false): boolean {
  if (typed.tones !== '' && typed.tones !== written.tones) return false;
  if (begins ? !written.plain.startsWith(typed.plain) : written.plain !== typed.plain) return false;
  // A tone is typed last: once it is there, no hat is still to come, and "chó" is not the beginning of "chốt".
  return typed.marks.every((marks, at) => (marks === '' && typed.tones === '') || marks === written.marks[at]);
}

/**
 * Tells whether a typed word can mean a written one: typed marks must match, missing ones may be any. "pho" and "phơ"
 * can be "phở" (half typed), "phở" is not "phố", and "chay" can be "cháy", "chạy" cannot.
 *
 * @param begins whether it may also be the beginning of the written word
 */
export const marksFit = (typed: string, written: string, begins = false): boolean =>
  lettersFit(lettersOf(typed), lettersOf(written), begins);

/**
 * As `foldedMatch`, but the marks that were typed have to be there: "bát" finds no "bật", "bat" finds both. For lists of
 * things; people write the names of others without their marks.
 */
export function markedMatch(text: string, query: string): boolean {
  const folded = fold(text);
  const written = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return query
    .trim()
    .split(/\s+/)
    .every(
      (word) => folded.includes(fold(word)) && (!hasMarks(word) || written.some((one) => marksFit(word, one, true))),
    );
}
