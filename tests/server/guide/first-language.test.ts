import { expect, it } from 'vitest';
import { onOneServer } from '../../support/server-engines';

const house = onOneServer();
const firstDocument = (url: string, accepted: string, cookie: string) =>
  house().app.inject({ url, headers: { 'accept-language': accepted, ...(cookie && { cookie }) } });

it.each([
  ['en-GB,en;q=0.9', '', '', 'en'],
  ['vi-VN,vi;q=0.9,en;q=0.8', '', '', 'vi'],
  ['zh-CN,zh;q=0.9,en;q=0.8', '', '', 'en'],
  ['ko-KR', '', '', 'en'],
  ['', '', '', 'vi'],
  ['en-GB', '?lang=vi', '', 'vi'],
  ['vi-VN', '?lang=en', 'hien_lang=vi', 'en'],
  ['en-GB', '', 'hien_lang=vi', 'vi'],
  ['zh-TW', '', '', 'en'],
  ['vi-VN', '?lang=ko', '', 'ko'],
  ['en-GB', '?lang=zh-Hant', 'hien_lang=ko', 'zh-Hant'],
  ['vi-VN', '', 'hien_lang=zh-Hans', 'zh-Hans'],
  ['ko-KR', '?lang=th', '', 'en'],
])(
  'a phone that speaks "%s" at /hiden-page/B902%s, with "%s" remembered, gets %s',
  async (accepted, query, cookie, lang) => {
    const answer = await firstDocument(`/hiden-page/B902${query}`, accepted, cookie);
    expect(answer.body).toContain(`<html lang="${lang}"`);
    expect(answer.headers['vary']).toContain('Accept-Language');
  },
);

it.each([
  ['ko-KR', '/', '', 'en'],
  ['ko-KR', '/blog', '', 'en'],
  ['ko-KR', '/form-qr', '', 'en'],
  ['ko-KR', '/nothing/here', '', 'en'],
  ['en-GB', '/', 'hien_lang=vi', 'vi'],
  ['ja', '/form-qr?lang=vi', '', 'vi'],
  ['vi-VN,en', '/', '', 'vi'],
  ['', '/', '', 'vi'],
  ['ja', '/index.html', '', 'vi'],
  ['vi-VN', '/', 'hien_lang=ko', 'en'],
  ['vi-VN', '/form-qr?lang=ja', '', 'en'],
])(
  'the site of a phone that speaks "%s" at %s, with "%s" remembered, begins in %s',
  async (accepted, url, cookie, lang) => {
    const answer = await firstDocument(url, accepted, cookie);
    expect(answer.body).toContain(`<html lang="${lang}"`);
    expect(answer.headers['vary'] ?? '').toContain(url === '/index.html' ? '' : 'Cookie, Accept-Language');
  },
);

it.each([
  ['/hidden-page/B902', '/hiden-page/B902'],
  ['/hidden-page', '/hiden-page'],
  ['/hidden-page/b902?lang=en', '/hiden-page/b902?lang=en'],
])('%s is sent on to %s', async (asked, to) => {
  const answer = await house().app.inject(asked);
  expect([answer.statusCode, answer.headers['location']]).toEqual([308, to]);
});
