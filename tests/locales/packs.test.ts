import { describe, expect, it } from 'vitest';
import { PACK_LANGUAGES } from '../../src/domain/guide/guide-languages';
import { filesOf, namesIn, sentences } from './words';

/** What the guide speaks with. */
const FILES = [
  ...[
    'films',
    'guest-requests',
    'guide',
    'guide-cards',
    'guide-document',
    'guide-door-help',
    'guide-house',
    'guide-install',
  ],
  ...['guide-lines', 'guide-postcard', 'guide-seal', 'guide-search'],
];

/**
 * Sentences of danger come from a list with a source, and there is none yet: wrong ones do more harm than English ones.
 * Each pack lacks them, and may.
 */
const DANGER =
  /^guide (?:emergency|body\.s9)\.|^guide-cards (?:say|nearest)\.hospital$|^films emergency-ladder\.|^guide-house words\.(?:emergency|body\.s9)\./;

const keysOf = (lang: string, file: string): string[] => [...sentences(lang, file).keys()];
const faulty = (lang: string, isFaulty: (sentence: string, english: string) => boolean): string[] =>
  FILES.flatMap((file) => {
    const english = sentences('en', file);
    return [...sentences(lang, file)]
      .filter(([key, sentence]) => isFaulty(sentence, english.get(key) ?? ''))
      .map(([key]) => `${file} ${key}`);
  });
const bold = (sentence: string): number => sentence.split('**').length;

describe.each(PACK_LANGUAGES)('the pack %s', (lang) => {
  it('has the files of the guide, and says of itself who has checked it', () => {
    expect(filesOf(lang).sort()).toEqual([...FILES, 'pack'].sort());
    expect(keysOf(lang, 'pack')).toEqual(['checked', 'unchecked']);
  });

  it('lacks nothing but the words of danger, and has nothing that nobody asks for', () => {
    const lacking = FILES.flatMap((file) => {
      const there = new Set(keysOf(lang, file));
      return keysOf('en', file)
        .filter((key) => !there.has(key))
        .map((key) => `${file} ${key}`);
    });
    expect(lacking.filter((key) => !DANGER.test(key))).toEqual([]);
    const superfluous = FILES.flatMap((file) => {
      const asked = new Set(keysOf('en', file));
      return keysOf(lang, file).filter((key) => !asked.has(key));
    });
    expect(superfluous).toEqual([]);
  });

  it('asks for the same values, marks as much as bold, and is written cleanly', () => {
    expect(faulty(lang, (sentence, english) => namesIn(sentence).join() !== namesIn(english).join())).toEqual([]);
    expect(faulty(lang, (sentence, english) => bold(sentence) !== bold(english))).toEqual([]);
    const isUnclean = (sentence: string): boolean =>
      sentence === '' || sentence !== sentence.trim() || sentence !== sentence.normalize('NFC');
    expect(faulty(lang, isUnclean)).toEqual([]);
  });

  it('has none of the plural forms that its reader does not know', () => {
    const plurals = FILES.flatMap((file) => keysOf(lang, file).filter((key) => /_(?:one|few|many|other)$/.test(key)));
    expect(plurals).toEqual([]);
  });
});
