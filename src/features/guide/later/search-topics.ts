import { foldedWords } from '../../../domain/search-words';
import type { SearchEntry } from './search-entries';

/** Tells whether an entry is about what was typed: its names have every word, not only its text. */
export function isAskedFor(query: string, { title, also }: SearchEntry): boolean {
  const names = foldedWords(`${title} ${also ?? ''}`);
  return foldedWords(query).every((word) => names.includes(word));
}

/** Measures how near an entry's names are to what was typed: 0 is its very name, 3 a word somewhere in its text. */
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
