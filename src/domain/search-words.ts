import { fold } from './fold';
import { hasMarks, marksFit } from './marks';

/** A run of signs that are written without spaces between words. */
const UNSPACED = /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+)/u;

/** Joins each sign with the one after it where no space says where a word ends: "毛巾" is found wherever it stands. */
const inPairs = (run: string): string[] =>
  UNSPACED.test(run) ? Array.from(run, (_, at) => run.slice(at, at + 2)) : [run];

/** A word with a hyphen also counts in its parts and as written without it: "wifi" means "Wi-Fi". */
const split = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}-]+/u)
    .flatMap((word) => (word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word]))
    .flatMap((word) => word.split(UNSPACED))
    .filter((word) => word !== '')
    .flatMap(inPairs);

/** Words as they are written, lower case, marks and all. */
export const writtenWords = (text: string): string[] => split(text.normalize('NFKC').toLowerCase());

/** The same words without marks, in the same order: what an index is made of. */
export const foldedWords = (text: string): string[] => split(fold(text));

/** Share of the typed words with marks that can mean a word of the text, 0 to 1; 1 when none carries any. */
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
