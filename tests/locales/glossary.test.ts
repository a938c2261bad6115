import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/languages';
import { fold } from '../../src/domain/fold';
import blog from '../../src/server/demo/blog.json';
import hotel from '../../src/server/demo/hotel.json';
import { filesOf, sentences } from './words';

/** The desk and what the server writes have a glossary and an editor of their own. */
const OTHERS = /^(?:reception|server$|mail$)/;
/** Keys of the words that people may type, so that they find what we call otherwise. */
const TYPED = /^(?:guide-search\.(?:also|groups|topics\.\d+\.words)|chat\.topics\.\w+\.also)/;
/** Sentences of the specification, or ones that ask for a word of the other language. */
const ALLOWED: Readonly<Record<Language, RegExp>> = {
  vi: /^(?:guest-forms\.(?:errors|banner)\.|\w+\.language\.|home\.promos\.\d\.to$)/,
  en: /^(?:guest-forms\.(?:errors|banner)\.|home\.promos\.\d\.to$)/,
};
/** Names that keep their marks in English: the house, its guests, the other language, a value that is sent as it is. */
const MARKED = ['Hiên', 'Tiếng Việt', 'Thu Hằng', 'Quốc Bảo', 'Đức Thành', '“Quan tâm”'];

const COLUMN: Readonly<Record<Language, number>> = { vi: 3, en: 4 };
const [, bothLanguages = ''] = readFileSync('docs/glossary.md', 'utf8').split('## In both languages\n');
const rows = (bothLanguages.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => line.slice(2).split(' · '));
const refused = (language: Language): string[] =>
  rows.flatMap((row) => [...(row[COLUMN[language]] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));

/** Every sentence that guests and travellers read in a language, by its file and path. */
function* read(language: Language): Generator<[string, string]> {
  for (const file of filesOf(language).filter((name) => !OTHERS.test(name)))
    for (const [path, sentence] of sentences(language, file)) yield [`${file}.${path}`, sentence];
}
const pages = (language: Language): [string, string][] =>
  [...read(language)].filter(([path]) => !TYPED.test(path) && !ALLOWED[language].test(path));

/** Texts of the demo hotel in a language: whatever stands under its name, and its texts below that. */
function* told(value: unknown, language: Language, path: string, within = false): Generator<[string, string]> {
  if (typeof value === 'string') {
    if (within) yield [path, value];
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'type' || (LANGUAGES.some((one) => one === key) && key !== language)) continue;
      yield* told(inner, language, `${path}.${key}`, within || key === language);
    }
}
const demo = (language: Language): [string, string][] => [
  ...told(hotel, language, 'hotel'),
  ...told(blog, language, 'blog'),
];

const holds = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu');

describe('the glossary', () => {
  it('has a word in both languages, what it means and what is not said instead', () => {
    expect(rows.length).toBeGreaterThan(55);
    expect(rows.filter((row) => row.length !== 5 || row.includes(''))).toEqual([]);
  });

  it('calls nothing by two names', () => {
    for (const at of [0, 1]) {
      const words = rows.map((row) => fold(row[at] ?? ''));
      expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    }
  });
});

describe.each(LANGUAGES)('what guests read in %s', (language) => {
  it.each(refused(language))('never says "%s"', (word) => {
    const pattern = holds(word);
    const said = [...pages(language), ...demo(language)].filter(([, sentence]) => pattern.test(sentence));
    expect(said).toEqual([]);
  });

  it('writes percentages without a space', () => {
    expect(pages(language).filter(([, sentence]) => /[\d}] %/.test(sentence))).toEqual([]);
  });
});

it('can be searched for with the words that it does not use', () => {
  const typed = (language: Language): string =>
    [...read(language)]
      .filter(([path]) => TYPED.test(path))
      .map(([, words]) => words)
      .join(', ');
  for (const word of ['phim', 'hồ bơi', 'máy lạnh', 'tivi']) expect(typed('vi')).toMatch(holds(word));
  for (const word of ['film', 'lift', 'hob', 'rubbish']) expect(typed('en')).toMatch(holds(word));
});

describe('English', () => {
  const english = pages('en');

  it('is spelt the American way', () => {
    const british =
      /\b(?:\w+(?:colour|neighbour|harbour|behaviour|favour|honour)\w*|(?:colour|neighbour|harbour|behaviour|favour|honour)\w*|programmes?|travell\w+|cancell(?:ed|ing)|(?:kilo)?metres?|centres?|licence|aluminium|towards|\w*storey|grey)\b/i;
    expect([...english, ...demo('en')].filter(([, sentence]) => british.test(sentence))).toEqual([]);
  });

  it('has curly apostrophes', () => {
    expect([...english, ...demo('en')].filter(([, sentence]) => /\p{L}'/u.test(sentence))).toEqual([]);
  });

  it('writes places without marks, and amounts in VND', () => {
    const faulty = english.filter(([path, sentence]) => {
      if (path.startsWith('search.places.')) return false;
      const left = MARKED.reduce((text, name) => text.replaceAll(name, ''), sentence);
      return /[\u0300-\u036f]|đ/i.test(left.normalize('NFD')) || left.includes('₫');
    });
    expect(faulty).toEqual([]);
  });
});

it('puts the tone on the last vowel of oa, oe and uy in Vietnamese', () => {
  const old = /(?<![qQ])(?:[òóỏõọ][ae]|[ùúủũụ]y)(?!\p{L})/u;
  expect([...pages('vi'), ...demo('vi')].filter(([, sentence]) => old.test(sentence))).toEqual([]);
});
