import { describe, expect, it } from 'vitest';
import { guideAddress } from '../../src/domain/guide/address';
import { keyInFragment } from '../../src/domain/guest-access/stay-fragment';
import { secretIn, straightLink } from '../../src/domain/straight-link';

const KEY = 'He7Md86_-aBcDeFgHiJkLmNoPqRsTuVwXyZ01234567';
const GUIDE = `/hiden-page/B902#s=${KEY}`;
const RESET = `/dat-lai-mat-khau#token=${KEY}`;

describe('a link that was changed on its way', () => {
  it.each([
    ...['.', ')', ',', '"', '%E2%80%8B', '\u200b', '?fbclid=abc', '&utm_source=zalo', '%3Ffbclid=abc', '”.', '>'].map(
      (tail) => [`/hiden-page/B902#s=${KEY}${tail}`, GUIDE],
    ),
    ...['%26utm_source=zalo', '&mibextid=x', '#', '%20', '/', '|', '*', '%C2%A0'].map((tail) => [
      `/hiden-page/B902#s=${KEY}${tail}`,
      GUIDE,
    ]),
    ...['\u200b', '%E2%80%8B', '\\', '%5C', '\u00ad', '%EF%BB%BF'].flatMap((split) => [
      [`/hiden-page/B902#s=${split}${KEY}`, GUIDE],
      [`/hiden-page/B902#s=${KEY.replace('_', `${split}_`)}`, GUIDE],
      [`/hiden-page/B902#s=${KEY.slice(0, 30)}${split}${KEY.slice(30)}`, GUIDE],
    ]),

    [`/hiden-page/B902?gclid=1#?fbclid=2&s=${KEY}`, `/hiden-page/B902?gclid=1#s=${KEY}`],
    [`/hiden-page/B902#s%3D${KEY}`, GUIDE],
    [`/hiden-page/B902#s%3d${KEY}.`, GUIDE],
    [`/hiden-page/B902%23s=${KEY}`, GUIDE],
    [`/hiden-page/B902%23s%3D${KEY}).`, GUIDE],
    [`/hiden-page/B902%2523s%253D${KEY}`, GUIDE],
    [`/hiden-page/B902?lang=en%23s=${KEY}`, `/hiden-page/B902?lang=en#s=${KEY}`],
    [`/hiden-page%23s=${KEY}`, `/hiden-page#s=${KEY}`],
    [`/HIDEN-PAGE/B902#s=${KEY}`, GUIDE],
    [`/Hidden-Page/B902#s=${KEY}`, GUIDE],
    ['/HIDEN-PAGE', '/hiden-page'],
    ['/hiden-page/%E2%80%8BB9%E2%80%8B02', '/hiden-page/B902'],
    ...['.', ')', '%E2%80%8B', '%22', '…', '。', '%20.', '%29.'].map((tail) => [
      `/hiden-page/B902${tail}`,
      '/hiden-page/B902',
    ]),
    ['/hiden-page/B902&zarsrc=30', '/hiden-page/B902?zarsrc=30'],
    ['/hiden-page/B902&amp;zarsrc=30', '/hiden-page/B902?zarsrc=30'],
    ['/hiden-page/B902%3Ffbclid%3Dabc', '/hiden-page/B902?fbclid=abc'],
    ['/hiden-page/B902%3Ffbclid=abc', '/hiden-page/B902?fbclid=abc'],
    [`/dat-lai-mat-khau%23token=${KEY}`, RESET],
    [`/dat-lai-mat-khau#token=${KEY}.`, RESET],
    [`/booking/abc_-%23b=${KEY}.`, `/booking/abc_-#b=${KEY}`],
    ['/hiden-page/B902%23r=ABCDEFGHJ.12.', '/hiden-page/B902#r=ABCDEFGHJ.12'],
    ['/lien-he.', '/lien-he'],
    ['/explore&experience&utm_source=zalo', '/explore&experience?utm_source=zalo'],
    ['/explore&experience.', '/explore&experience'],
  ])('%s is %s', (changed, right) => {
    expect(straightLink(changed)).toBe(right);
  });

  it.each([
    ...[
      '/',
      '/hiden-page/',
      '/hiden-page/b902/',
      '/explore&experience',
      '/booking/a-b_c-',
      '/guide/B902#4',
      '/hiden-page/%20B902%20',
    ],
    ...[GUIDE, RESET, `/booking/x#b=${KEY}`, '/hiden-page/B902?lang=en', '/event?name=Căn%3F', '/hiden-page/%E0%A4%A'],
    ...['/hiden-page/B902#s=short', '/hiden-page/c%C4%83n%20%23B902', guideAddress('B5/16'), '/hiden-pages/B902'],
    ...['*', 'http://other.example/hiden-page/B902.', ''],
  ])('%s is right as it is', (address) => {
    expect(straightLink(address)).toBe(address);
  });

  it.each(['//evil.example.', '/\\evil.example.', '///evil.example', '/\\/evil.example%23s=a'])(
    '%s leads to no other host',
    (address) => {
      expect(new URL(straightLink(address), 'https://hien.example').host).toBe('hien.example');
      expect(straightLink(address)).toMatch(/^\/[^/\\]/);
    },
  );

  it('is put right once and for all', () => {
    for (const address of [`/HIDDEN-page/B902%23s=${KEY}.`, '/hiden-page/B902&a=b%3Fc.', '/a%3F%3F.', '/a..%3F?b'])
      expect(straightLink(straightLink(address))).toBe(straightLink(address));
  });
});

describe('the secret in a fragment', () => {
  it.each([
    [`#s=${KEY}`, 's'],
    [`#b=${KEY}`, 'b'],
    [`#token=${KEY}`, 'token'],
    [`#4&s=${KEY}`, 's'],
    [`#s=${KEY}?fbclid=1`, 's'],
    [`#s%3D${KEY}`, 's'],
  ] as const)('of %s is read by its name %s alone', (hash, name) => {
    const put = new URL(straightLink(`/x${hash}`), 'https://hien.example').hash;
    expect(keyInFragment(put)).toBe(name === 's' ? KEY : null);
    for (const each of ['s', 'b', 'token'] as const) expect(secretIn(hash, each)).toBe(each === name ? KEY : null);
  });

  it.each(['\u200b', '%E2%80%8B', '\\', '%5C'])('is whole with %j between its letters', (split) => {
    expect(keyInFragment(`#s=${KEY.slice(0, 25)}${split}${KEY.slice(25)}`)).toBe(KEY);
    expect(secretIn(`#b=${split}${KEY}`, 'b')).toBe(KEY);
  });

  it('is none where it is too short or within another word', () => {
    for (const hash of ['', '#s=abc', `#xs=${KEY}`, `#as=${KEY}`, `#${KEY}`])
      expect([keyInFragment(hash), secretIn(hash, 's')]).toEqual([null, null]);
  });
});
