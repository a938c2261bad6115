import { type Letters, lettersFit, lettersOf } from '../marks';

/** A phrase, its words as they are written, and what it means. */
interface Phrase<T> {
  words: readonly string[];
  means: T;
}

/** Says where a phrase stands: from which word on, and how many words it has. */
interface Found<T> {
  means: T;
  at: number;
  length: number;
}

/** Holds what may come next, by its letters without marks; `ends` are the phrases that end here. */
interface Step<T> {
  ends: T[];
  next: Map<string, { word: string; letters: Letters; step: Step<T> }[]>;
}

const newStep = <T>(): Step<T> => ({ ends: [], next: new Map() });

/**
 * Phrases by their first word, then their second, and so on. Finding them costs each word of a text a few steps, however
 * many phrases there are: a stranger's text must not hold up the server's only thread.
 */
export class PhraseIndex<T> {
  // Not a `#start`: for the oldest browsers a helper stands in for those, in a file of its own that the guide would wait for.
  private readonly start = newStep<T>();

  constructor(phrases: readonly Phrase<T>[]) {
    for (const { words, means } of phrases) {
      words.reduce(follow, this.start).ends.push(means);
    }
  }

  /** Every place of a text where a phrase stands; typed marks have to be those of the phrase, those left out may be any. */
  find(words: readonly Letters[]): Found<T>[] {
    const found: Found<T>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      let steps = [this.start];
      for (let length = 1; steps.length > 0; length += 1) {
        const typed = words[at + length - 1];
        if (typed === undefined) break;
        steps = steps.flatMap((step) =>
          (step.next.get(typed.plain) ?? []).filter((one) => lettersFit(typed, one.letters)).map((one) => one.step),
        );
        for (const { ends } of steps) for (const means of ends) found.push({ means, at, length });
      }
    }
    return found;
  }
}

/** The step that a written word leads to; a new one when no phrase had it here yet. */
function follow<T>({ next }: Step<T>, word: string): Step<T> {
  const letters = lettersOf(word);
  const alike = next.get(letters.plain) ?? [];
  next.set(letters.plain, alike);
  const known = alike.find((one) => one.word === word);
  if (known) return known.step;
  const step = newStep<T>();
  alike.push({ word, letters, step });
  return step;
}
