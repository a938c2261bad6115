import { marksFit } from '../marks';
import { writtenWords } from '../search-words';

/** A thing that guests ask for and the guide does not tell. */
export interface Topic {
  title: string;
  /** Phrases that people type for it, between commas. */
  words: string;
}

/** Place of a topic that stands in many a guide, on its map or in a section of the house's own: it says so itself. */
const PARKING = 8;

const MARK = /\p{Mn}/u;
/** "mosquitoes" asks for "mosquito"; a word with Vietnamese marks, or a short one, has no such endings. */
const ENDING = /^e?s$/;

const means = (typed: string, written: string): boolean =>
  marksFit(typed, written) ||
  (written.length > 3 &&
    !MARK.test(written.normalize('NFD')) &&
    typed.startsWith(written) &&
    ENDING.test(typed.slice(written.length)));

const standsAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  at + phrase.length <= words.length && phrase.every((written, next) => means(words[at + next] ?? '', written));

/**
 * Names what a guest asks for that only reception knows, or the house has answered by its place among the topics, and
 * whether nothing else was typed; `null` for everything that may
 * stand in the guide. The longest phrase decides.
 *
 * @param answers the house's, by the topics' places
 */
export function topicOf(
  query: string,
  topics: readonly Topic[],
  answers: readonly string[] = [],
): { title: string; whole: boolean; at: number } | null {
  const words = writtenWords(query);
  let longest = 0;
  let found: ReturnType<typeof topicOf> = null;
  for (const [at, { title, words: list }] of topics.entries()) {
    if (at === PARKING && !answers[at]) continue;
    for (const phrase of list.split(',').map(writtenWords)) {
      if (phrase.length <= longest || !words.some((_, from) => standsAt(words, from, phrase))) continue;
      longest = phrase.length;
      found = { title, whole: phrase.length === words.length, at };
    }
  }
  return found;
}
