import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages';
import { filesOf, namesIn, sentences } from './words';

/** English has a sentence for one and a sentence for many where Vietnamese has one: for a comparison they are one. */
const withoutPlural = (path: string): string => path.replace(/_(?:one|other)$/, '');

/** Paths with the names that are asked for at each; plural forms are joined. */
function shape(file: string, language: 'vi' | 'en'): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const [path, sentence] of sentences(language, file)) {
    const key = withoutPlural(path);
    result[key] = [...new Set([...(result[key] ?? []), ...namesIn(sentence)])].sort();
  }
  return result;
}

it('has the same files in both languages', () => {
  expect(filesOf('en').sort()).toEqual(filesOf('vi').sort());
  expect(filesOf('vi')).toEqual(expect.arrayContaining(['common', 'guest-forms', 'guide']));
});

describe.each(filesOf('vi'))('%s', (file) => {
  it('says the same things in both languages and asks for the same values', () => {
    expect(shape(file, 'en')).toEqual(shape(file, 'vi'));
  });

  it.each(LANGUAGES)('has no empty sentence, no stray space and no decomposed letter in %s', (language) => {
    const faulty = [...sentences(language, file)].filter(
      ([, sentence]) => sentence === '' || sentence !== sentence.trim() || sentence !== sentence.normalize('NFC'),
    );
    expect(faulty).toEqual([]);
  });

  it.each(LANGUAGES)('opens and closes every brace and every bold mark in %s', (language) => {
    const faulty = [...sentences(language, file)].filter(
      ([, sentence]) =>
        sentence.split('**').length % 2 === 0 || /[{}]/.test(sentence.replace(/\{\{[a-zA-Z]\w*\}\}/g, '')),
    );
    expect(faulty).toEqual([]);
  });
});
