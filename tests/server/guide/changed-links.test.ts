import { describe, expect, it } from 'vitest';
import { onOneServer } from '../../support/server-engines';

const KEY = 'He7Md86_-aBcDeFgHiJkLmNoPqRsTuVwXyZ01234567';

const house = onOneServer();

describe('a link that was changed on its way', () => {
  it.each([
    [`/hiden-page/B902%23s=${KEY}`, `/hiden-page/B902#s=${KEY}`],
    [`/hiden-page/B902?lang=en%23s%3D${KEY}.`, `/hiden-page/B902?lang=en#s=${KEY}`],
    [`/hiden-page%23s=${KEY}`, `/hiden-page#s=${KEY}`],
    [`/HIDEN-PAGE/B902%23s=${KEY}`, `/hiden-page/B902#s=${KEY}`],
    [`/dat-lai-mat-khau%23token=${KEY}`, `/dat-lai-mat-khau#token=${KEY}`],
    [`/booking/abc%23b=${KEY}`, `/booking/abc#b=${KEY}`],
  ])('gets its secret back into the fragment, and nothing else here says it: %s', async (url, right) => {
    const server = house();
    const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
    const { location, ...others } = answer.headers;
    expect([answer.statusCode, location]).toEqual([308, right]);
    expect(others).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(JSON.stringify(others) + answer.body + server.logs.join('')).not.toContain(KEY);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('that cannot be followed is not repeated in its refusal', async () => {
    const server = house();
    for (const url of [`/hiden-page/B902%23s=${KEY}`, `/api/guide/B902%23s=${KEY}`]) {
      const answer = await server.app.inject({ method: 'POST', url, payload: {} });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(answer.headers) + answer.body + server.logs.join('')).not.toContain(KEY);
    }
    const called = await server.app.inject(`/api/guide/B902%23s=${KEY}`);
    expect(JSON.stringify(called.headers) + called.body + server.logs.join('')).not.toContain(KEY);
  });

  it.each([
    ['/HIDEN-PAGE/B902', '/hiden-page/B902'],
    ['/hiden-page/B902.', '/hiden-page/B902'],
    ['/hiden-page/B902)', '/hiden-page/B902'],
    ['/hiden-page/B902%E2%80%8B', '/hiden-page/B902'],
    ['/hiden-page/B902&zarsrc=30', '/hiden-page/B902?zarsrc=30'],
    ['/hiden-page/B902%3Ffbclid%3Dabc', '/hiden-page/B902?fbclid=abc'],
    ['/lien-he.', '/lien-he'],
    ['/GUIDE/B902)', '/GUIDE/B902'],
  ])('%s is sent on to %s, which opens', async (url, right) => {
    const { app } = house();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, right]);
    expect((await app.inject(right)).statusCode).toBe(200);
  });

  it.each(['//evil.example.', '/%5Cevil.example.', '/\\evil.example.', '//evil.example/%23s=a'])(
    '%s is sent to no other host',
    async (url) => {
      const { app } = house();
      const { location } = (await app.inject(`http://localhost${url}`)).headers;
      if (location !== undefined) expect(new URL(location, 'http://own.example').host).toBe('own.example');
    },
  );
});
