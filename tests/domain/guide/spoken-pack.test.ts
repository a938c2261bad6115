import { expect, it } from 'vitest';
import { spokenPack } from '../../../src/domain/guide/spoken-pack';

it.each([
  [['ko-KR', 'en-US'], 'ko'],
  [['ja'], 'ja'],
  [['ru-RU', 'vi'], 'ru'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-Hant-HK'], 'zh-Hant'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['fr-FR', 'ko'], 'ko'],
  [['vi-VN', 'ko'], null],
  [['en-GB', 'ko'], null],
  [['fr', 'en', 'ko'], null],
  [['th'], null],
  [[], null],
])('who speaks %o reads %s', (spoken, pack) => {
  expect(spokenPack(spoken)).toBe(pack);
});
