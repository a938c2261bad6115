import { beforeEach, expect, it, vi } from 'vitest';
import { answerTo, CHAT_SEARCH, choosePassage, keywordsOf, namesOf } from '../../../src/domain/chat/choose';
import { dangerIn, tellsOf } from '../../../src/domain/chat/emergency-words';
import { MAX_CHAT_TEXT } from '../../../src/domain/chat/limits';
import * as marks from '../../../src/domain/marks';

/** Every comparison and every taking apart of a word is counted; both are what a long question costs. */
vi.mock('../../../src/domain/marks', async (original) => {
  const real = await original<typeof marks>();
  return {
    ...real,
    lettersOf: vi.fn(real.lettersOf),
    lettersFit: vi.fn(real.lettersFit),
    marksFit: vi.fn(real.marksFit),
  };
});

const counted = (): number =>
  [marks.lettersOf, marks.lettersFit, marks.marksFit]
    .map((one) => vi.mocked(one).mock.calls.length)
    .reduce((sum, calls) => sum + calls, 0);

/** As long as a question may be, of one thing over and over. */
const filled = (words: string): string => `${words} `.repeat(MAX_CHAT_TEXT).slice(0, MAX_CHAT_TEXT);
const LONGEST: readonly [string, string][] = [
  ['a letter', filled('a')],
  ['a letter with marks', filled('ạ')],
  ['the first word of many phrases', filled('bị')],
  ['the same without marks', filled('chay')],
  ['beginnings of phrases', filled('stuck in the')],
  ['everyday phrases', filled('không cháy túi')],
  ['parts of words', filled('giặt-').replaceAll(' ', '')],
  ['one word', 'x'.repeat(MAX_CHAT_TEXT)],
  [
    'different words',
    Array.from({ length: 660 }, (_, at) => `z${at.toString(36)}`)
      .join(' ')
      .slice(0, MAX_CHAT_TEXT),
  ],
  [
    'words that near misses are looked for of',
    Array.from({ length: 200 }, (_, at) => `abcdefg${at}`)
      .join(' ')
      .slice(0, MAX_CHAT_TEXT),
  ],
];
/** Two or three comparisons a word; each phrase at each word was five hundred. */
const WORK = 6 * (MAX_CHAT_TEXT / 2);

beforeEach(() => vi.clearAllMocks());

it.each(LONGEST)('a long question costs no more than a few steps a word: %s', (_, text) => {
  dangerIn(text);
  tellsOf('fire', text);
  expect(keywordsOf(text).length).toBeLessThanOrEqual(16);
  expect(counted()).toBeLessThan(2 * WORK);
});

it('compares marks in those passages alone that have enough of the words', () => {
  const words = Array.from({ length: 24 }, (_, at) => `từ${String.fromCodePoint(97 + at)}`);
  const passage = (id: string, text: string) => ({ id, title: '', also: '', text, path: '/' });
  const passages = new Map(
    Array.from({ length: 200 }, (_, at) => [`${at}`, passage(`${at}`, `${words.slice(0, 12).join(' ')} ${at}`)]),
  );
  passages.set('all', passage('all', words.join(' ')));
  const hits = [...passages.keys()].map((id) => ({
    id,
    score: 1,
    queryTerms: (id === 'all' ? words : words.slice(0, 12)).map((word) => word.replace('ừ', 'u')),
  }));
  expect(choosePassage(words, hits, passages)?.id).toBe('all');
  expect(counted()).toBeLessThan(1000);
});

it('looks for near misses of no word that is longer than ours', () => {
  expect(CHAT_SEARCH.fuzzy('refrigerator')).toBe(0.2);
  expect(CHAT_SEARCH.fuzzy('x'.repeat(MAX_CHAT_TEXT))).toBe(false);
});

it('hears a call for help at the end of the longest question', () => {
  for (const [, text] of LONGEST) {
    const call = ' có cháy ở tầng 12';
    expect(dangerIn(`${text.slice(0, MAX_CHAT_TEXT - call.length)}${call}`)).toBe('fire');
  }
});

it.each(LONGEST)('a long question is held against the topics by its first words alone: %s', (_, text) => {
  const passage = { id: 'p', title: 'Bể bơi', text: '', also: '', path: '/' };
  const topics = Array.from({ length: 300 }, (__, at) => ({ title: `${at}`, words: `xa lạ${at}` }));
  const hit = { id: 'p', score: 1, queryTerms: keywordsOf(text).map((word) => marks.lettersOf(word).plain) };
  vi.clearAllMocks();
  answerTo(text, {
    passages: new Map([['p', passage]]),
    names: namesOf([passage]),
    topics,
    told: [],
    search: () => [hit],
  });
  expect(vi.mocked(marks.marksFit).mock.calls.length).toBeLessThanOrEqual(24 * topics.length);
});
