import { expect, it } from 'vitest';
import { spokenLanguage } from '../../src/domain/languages';

it.each([
  [['vi-VN', 'en'], 'vi'],
  [['en-GB'], 'en'],
  [['ko-KR', 'vi'], 'vi'],
  [['ko-KR', 'ja'], 'en'],
  [['zh-Hant-TW', 'zh;q=0.8'], 'en'],
  [['*'], 'vi'],
  [[''], 'vi'],
  [[], 'vi'],
])('who speaks %j and has chosen nothing reads %s', (spoken, language) => {
  expect(spokenLanguage(spoken)).toBe(language);
});
