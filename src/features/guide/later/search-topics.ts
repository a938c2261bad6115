import { marksFit } from '../../../domain/marks';
import { foldedWords, writtenWords } from '../../../domain/search-words';
import type { SearchEntry } from './search-entries';

/** A thing that guests ask for and the guide does not tell. */
export interface Topic {
  title: string;
  /** What people type for it, phrases between commas. */
  words: string;
}

const MARK = /\p{Mn}/u;
/** "mosquitoes" asks for "mosquito"; a word with Vietnamese marks, or a short one, has no such endings. */
const ENDINGS = /^(?:e?s|es)$/;

const means = (typed: string, written: string): boolean =>
  marksFit(typed, written) ||
  (written.length > 3 &&
    !MARK.test(written.normalize('NFD')) &&
    typed.startsWith(written) &&
    ENDINGS.test(typed.slice(written.length)));

const standsAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  at + phrase.length <= words.length && phrase.every((written, next) => means(words[at + next] ?? '', written));

/**
 * What a guest asks for that only reception knows, and whether nothing else was typed; `null` for everything that may
 * stand in the guide. The longest phrase decides.
 */
export function topicOf(query: string, topics: readonly Topic[]): { title: string; whole: boolean } | null {
  const words = writtenWords(query);
  let longest = 0;
  let found: { title: string; whole: boolean } | null = null;
  for (const { title, words: list } of topics) {
    for (const phrase of list.split(',').map(writtenWords)) {
      if (phrase.length <= longest || !words.some((_, at) => standsAt(words, at, phrase))) continue;
      longest = phrase.length;
      found = { title, whole: phrase.length === words.length };
    }
  }
  return found;
}

/** Whether an entry is about what was typed, and does not only happen to hold its words. */
export function isAskedFor(query: string, { title, also }: SearchEntry): boolean {
  const names = foldedWords(`${title} ${also ?? ''}`);
  return foldedWords(query).every((word) => names.includes(word));
}

/** How near an entry's names are to what was typed: 0 is its very name, 3 a word somewhere in its text. */
export function distanceOf(query: string, { title, also, floor, filter }: SearchEntry): number {
  const typed = foldedWords(query);
  const isSo = (name: string): boolean => foldedWords(name).join(' ') === typed.join(' ');
  // How to use a thing goes before what it costs when it breaks.
  if (isSo(title)) return filter === undefined ? 0 : 2;
  // The floor that says so in its name goes before the plan of them all.
  const names = foldedWords(title);
  if (floor !== undefined && typed.every((word) => names.includes(word))) return 1;
  return (also ?? '').split(',').some(isSo) ? 2 : 3;
}
