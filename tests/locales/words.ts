/** A file of `locales/`: sentences at any depth, in objects and lists. */
type Words = string | boolean | readonly Words[] | { readonly [key: string]: Words };

const FILES = import.meta.glob<Words>('../../locales/*/*.json', { eager: true, import: 'default' });

/** Names of the files that a language has, such as "guide". */
export function filesOf(language: string): string[] {
  return Object.keys(FILES).flatMap((path) => new RegExp(`/${language}/([^/]+)\\.json$`).exec(path)?.[1] ?? []);
}

/** One file's sentences by their path, such as `body.s2_1.steps.0`. */
export function sentences(language: string, file: string): Map<string, string> {
  const words = FILES[`../../locales/${language}/${file}.json`];
  if (words === undefined) throw new Error(`locales/${language}/${file}.json is not there`);
  return new Map(flatten(words, ''));
}

function* flatten(words: Words, path: string): Generator<[string, string]> {
  if (typeof words !== 'object') {
    yield [path, String(words)];
    return;
  }
  for (const [key, value] of Object.entries(words)) yield* flatten(value, path === '' ? key : `${path}.${key}`);
}

/** Names that a sentence asks its screen for: the names between double braces, each once, sorted. */
export function namesIn(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))].sort();
}
