import { describe, expect, it } from 'vitest';
import { onOneServer, onSqlite } from '../../support/server-engines';

const start = onSqlite();
const PUBLIC = { PUBLIC_ORIGIN: 'https://hotel.example' };

describe('a server that was told nothing of the public', () => {
  const house = onOneServer();

  it.each([
    'localhost',
    'LOCALHOST:4173',
    'b902.localhost:80',
    '127.0.0.1:4173',
    '127.8.8.8',
    '[::1]:4173',
    '[::1]',
    '',
  ])('answers who asks for this machine: %j', async (host) => {
    const { app } = house();
    expect((await app.inject({ url: '/api/guide/B902', headers: { host } })).statusCode).toBe(200);
  });

  it.each([
    'hotel.example',
    'hotel.example:4173',
    '192.168.1.5:4173',
    'upstream',
    'localhost.hotel.example',
    'hotel-localhost',
    '127.0.0.1.hotel.example',
    '127.1',
    '[::2]',
    'localhost:80@hotel.example',
    'localhost, hotel.example',
  ])('gives nothing to who asks for %s', async (host) => {
    const { app } = house();
    // The fast way of a guide that was read before, too.
    const { headers } = await app.inject('/api/guide/B902');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const answer = await app.inject({ url: '/api/guide/B902', headers: { host, cookie } });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ code: 'otherHost', requestId: expect.any(String) as string });
    expect(answer.headers).toMatchObject({ 'x-hien': '1', 'cache-control': 'no-store' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('says on every page what to set, in both languages, never the name it was asked by', async () => {
    const server = await start();
    for (const url of [
      '/',
      '/hiden-page/B902',
      '/reception',
      '/assets/guide-1.js',
      '/nothing',
      '/sandbox/momo/pay/x',
    ]) {
      const { statusCode, body, headers } = await server.app.inject({ url, headers: { host: 'evil.example' } });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 421, 'text/html; charset=utf-8']);
      for (const word of ['lang="vi"', 'lang="en"', 'PUBLIC_ORIGIN', 'TRUSTED_PROXIES']) expect(body).toContain(word);
      expect(body).not.toContain('evil');
    }
    expect(server.logs.filter((line) => line.includes('other-host'))).toHaveLength(1);
    const login = {
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: {},
      headers: { host: 'evil.example' },
    } as const;
    expect((await server.app.inject(login)).json()).toMatchObject({ code: 'otherHost' });
  });

  it('is not taken in by a proxy that names itself and passes the guest’s host on beside it', async () => {
    const { app } = await start();
    const asked = async (forwarded: string): Promise<number> =>
      (await app.inject({ url: '/', headers: { 'x-forwarded-host': forwarded } })).statusCode;
    expect(await asked('hotel.example')).toBe(421);
    expect(await asked('localhost, hotel.example')).toBe(421);
    expect(await asked('localhost:5173')).toBe(200);
  });

  it('tells who looks after it that it is well, whatever it is asked by', async () => {
    const { app } = await start();
    expect((await app.inject({ url: '/healthz?x', headers: { host: 'hotel.example' } })).statusCode).toBe(200);
  });
});

it.each([[PUBLIC], [{ HOST: '192.168.1.5' }], [{ HOST: '0.0.0.0' }]])(
  'a server that others can reach by its settings takes every name: %j',
  async (env) => {
    const { app } = await start({ env });
    const headers = { host: 'elsewhere.example', 'x-forwarded-host': 'hotel.example' };
    expect((await app.inject({ url: '/api/guide/B902', headers })).statusCode).toBe(200);
  },
);
