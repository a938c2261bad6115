import { fold } from './fold';

/** Marks that lie over or under a vowel for its tone: writers put them on either letter of a pair, "hoá" and "hóa". */
const TONES = new Set(['\u0300', '\u0301', '\u0303', '\u0309', '\u0323']);

/** Whether a text was typed with marks. */
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

/**
 * As `foldedMatch`, but the marks that were typed have to be there: "bát" finds no "bật", "bat" finds both. For lists of
 * things; people write the names of others without their marks.
 */
export function markedMatch(text: string, query: string): boolean {
  const folded = fold(text);
  const written = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return query
    .trim()
    .split(/\s+/)
    .every(
      (word) => folded.includes(fold(word)) && (!hasMarks(word) || written.some((one) => marksFit(word, one, true))),
    );
}
