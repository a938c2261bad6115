import { describe, expect, it } from 'vitest';
import { asGuideLanguage, productLanguage } from '../../../src/domain/guide/guide-languages';
import { lackingWords, mergedWords } from '../../../src/domain/guide/merged-words';
import { offeredLanguage } from '../../../src/domain/guide/offered-language';

it.each([
  ['ko-KR', 'ko'],
  ['ja', 'ja'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-MO', 'zh-Hant'],
  ['ru-RU', 'ru'],
  ['en-GB', null],
  ['vi-VN', null],
  ['', null],
])('a phone that speaks "%s" is offered %s', (tag, offered) => {
  expect(offeredLanguage(tag)).toBe(offered);
});

it('what is no language of the guide is none, and beside the guide a pack is English', () => {
  expect(['ko', 'zh', 'KO', 'constructor', null].map(asGuideLanguage)).toEqual(['ko', null, null, null, null]);
  expect((['vi', 'en', 'zh-Hant'] as const).map(productLanguage)).toEqual(['vi', 'en', 'en']);
});

describe('words of a pack', () => {
  const english = { a: 'one', b: { c: 'two', d: ['x', 'y'] }, e: [{ f: 'three' }] };

  it.each([
    [undefined, english, ['a', 'b.c', 'b.d', 'e.0.f']],
    [{ b: { c: '둘' }, more: '?' }, { ...english, b: { c: '둘', d: ['x', 'y'] } }, ['a', 'b.d', 'e.0.f']],
    [{ a: '하나', b: { d: ['가'] }, e: [{ f: '셋' }] }, { ...english, a: '하나', e: [{ f: '셋' }] }, ['b.c', 'b.d']],
  ])('%j are filled up with the English ones', (pack, words, lacking) => {
    expect(mergedWords(english, pack)).toEqual(words);
    expect(lackingWords(english, pack)).toEqual(lacking);
  });
});
