/**
 * The words of a pack in the place of the English ones: what it does not say stays English, sentence by sentence. A list
 * of steps is one text: with other sentences than the English one it is taken or left as a whole.
 */
export function mergedWords<T>(english: T, pack: unknown): T {
  if (typeof english === 'string') return (typeof pack === 'string' ? pack : english) as T;
  if (typeof english !== 'object' || english === null || typeof pack !== 'object' || pack === null) return english;
  if (Array.isArray(english)) {
    if (!Array.isArray(pack) || pack.length !== english.length) return english;
    return english.map((each: unknown, at) => mergedWords(each, (pack as unknown[])[at])) as T;
  }
  const entries = Object.entries(english).map(([key, each]: [string, unknown]) => [
    key,
    mergedWords(each, (pack as Record<string, unknown>)[key]),
  ]);
  return Object.fromEntries(entries) as T;
}

/** Tells whether a pack says a text: as one where it is one, as a list of as many where it is a list. */
const fits = (english: unknown, pack: unknown): boolean =>
  isText(pack) && (Array.isArray(pack) ? pack.length : 0) === (Array.isArray(english) ? english.length : 0);
const isText = (words: unknown): boolean =>
  typeof words === 'string' || (Array.isArray(words) && words.every((one) => typeof one === 'string'));

/** Keys of sentences, and of lists of them, that a pack says nothing under: `mergedWords` has the English ones there. */
export function lackingWords(english: unknown, pack: unknown, key = ''): string[] {
  if (isText(english)) return fits(english, pack) ? [] : [key];
  return Object.entries(english as object).flatMap(([name, each]: [string, unknown]) =>
    lackingWords(each, (pack as Record<string, unknown> | undefined)?.[name], key === '' ? name : `${key}.${name}`),
  );
}
