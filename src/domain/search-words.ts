import { fold } from './fold';

/** Marks that lie over or under a vowel for its tone: writers put them on either letter of a pair, "hoá" and "hóa". */
const TONES = new Set(['\u0300', '\u0301', '\u0303', '\u0309', '\u0323']);

/** A word with a hyphen also counts in its parts and as written without it: "wifi" means "Wi-Fi". */
const split = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}-]+/u)
    .flatMap((word) => (word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word]))
    .filter((word) => word !== '');

/** Words as they are written, lower case, marks and all. */
export const writtenWords = (text: string): string[] => split(text.normalize('NFC').toLowerCase());

/** The same words without marks, in the same order: what an index is made of. */
export const foldedWords = (text: string): string[] => split(fold(text));

/** Whether somebody took the trouble to type marks. */
export const hasMarks = (word: string): boolean => fold(word) !== word.normalize('NFC').toLowerCase();

interface Letters {
  /** Plain letters, each with the marks that make it another letter: â, ơ, đ. */
  letters: { plain: string; marks: string }[];
  tones: string;
}

function lettersOf(word: string): Letters {
  const letters: Letters['letters'] = [];
  let tones = '';
  for (const sign of word.toLowerCase().normalize('NFD')) {
    const last = letters.at(-1);
    if (TONES.has(sign)) tones += sign;
    else if (sign === 'đ') letters.push({ plain: 'd', marks: sign });
    else if (last && /\p{Mn}/u.test(sign)) last.marks += sign;
    else letters.push({ plain: sign, marks: '' });
  }
  return { letters, tones };
}

/**
 * Whether a typed word can mean a written one: the marks that were typed have to be there, those that were not may be
 * any. "pho" and "phơ" can be "phở" (half typed), "phở" is not "phố", and "chay" can be "cháy", "chạy" cannot.
 *
 * @param begins whether it may also be the beginning of the written word
 */
export function marksFit(typed: string, written: string, begins = false): boolean {
  const a = lettersOf(typed);
  const b = lettersOf(written);
  if (a.tones !== '' && a.tones !== b.tones) return false;
  if (a.letters.length > b.letters.length || (!begins && a.letters.length < b.letters.length)) return false;
  return a.letters.every(({ plain, marks }, at) => {
    const there = b.letters[at];
    // A tone is typed last: once it is there, no hat is still to come, and "chó" is not the beginning of "chốt".
    return there?.plain === plain && ((marks === '' && a.tones === '') || marks === there.marks);
  });
}

/** How many of the typed words that carry marks can mean a word of the text, 0 to 1; 1 when none carries any. */
export function shareThatFits(typed: readonly string[], text: string, begins = false): number {
  const marked = typed.filter(hasMarks);
  if (marked.length === 0) return 1;
  const written = writtenWords(text);
  return marked.filter((word) => written.some((there) => marksFit(word, there, begins))).length / marked.length;
}

/** More than half of the marks have to be right: a slip of the thumb is forgiven, another word is not. */
const ENOUGH = 0.5;

/**
 * Of what a search without marks has found, what the typed marks allow: everything that fits them whole when there is
 * such a thing, else what fits them for the larger part, the best first.
 *
 * @param found best first; the order stays otherwise
 */
export function keepFittingMarks<T>(typed: string, found: readonly T[], textOf: (one: T) => string): T[] {
  const words = writtenWords(typed);
  const rated = found.map((one) => ({ one, share: shareThatFits(words, textOf(one), true) }));
  const whole = rated.filter(({ share }) => share === 1);
  return (whole.length > 0 ? whole : rated.filter(({ share }) => share > ENOUGH).sort((a, b) => b.share - a.share)).map(
    ({ one }) => one,
  );
}
