import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { guideAnswer, type GuideAnswer } from '../../../src/contract/guide/guide';
import { CANARIES, testHotel, without } from '../../support/hotel';
import { markOf } from '../../support/marks';
import { onEveryEngine, onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { processorMs } from '../../support/processor-time';

async function ask({ app }: TestServer, code: string, headers: Record<string, string> = {}): Promise<GuideAnswer> {
  const answer = await app.inject({ url: `/api/guide/${code}`, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return guideAnswer.parse(answer.json());
}

onEveryEngine('GET /api/guide/{code} in open mode', (start) => {
  it('shows the door code and the Wi-Fi of the apartment that was asked for', async () => {
    expect(await ask(await start(), 'B902')).toEqual({
      apartment: 'B902',
      known: true,
      access: 'open',
      tower: 'B',
      doorCode: CANARIES.doorB902,
      card: false,
      wifi: { name: 'Welcome to Hiên - B902', password: CANARIES.wifiB902 },
      validFrom: null,
      validUntil: null,
      serverNow: '2026-11-20T03:00:00.000Z',
    });
  });

  it('shows a card door without a code', async () => {
    expect(await ask(await start(), 'A1509')).toMatchObject({ known: true, card: true, doorCode: null });
  });

  it('gives an apartment without Wi-Fi of its own the default of the specification', async () => {
    expect((await ask(await start(), 'B702')).wifi).toEqual({
      name: 'Welcome to Hiên Thử - B702',
      password: CANARIES.wifiDefault,
    });
  });

  it('shows neither code nor Wi-Fi where the door code equals the default', async () => {
    expect(await ask(await start(), 'B701')).toMatchObject({
      known: true,
      doorCode: null,
      wifi: { name: null, password: null },
    });
  });

  it('answers no code at all with the default Wi-Fi and no door code', async () => {
    for (const path of ['/api/guide', '/api/guide/', '/api/guide/%20']) {
      const answer = (await (await start()).app.inject(path)).json<GuideAnswer>();
      expect(answer).toMatchObject({ apartment: '', known: false, access: 'open', doorCode: null });
      expect(answer.wifi).toEqual({ name: 'Welcome to Hiên Thử', password: CANARIES.wifiDefault });
    }
  });
});

describe('codes as people and machines write them', () => {
  const house = onOneServer();

  it.each(['b902', '%20B902%20', 'B902?lang=en', 'b902#x'])('%s is B902', async (code) => {
    expect((await ask(house(), code)).doorCode).toBe(CANARIES.doorB902);
  });

  it.each([
    'B%20902',
    '%C3%9F902',
    '%C4%B1902',
    '%EF%BC%A2%EF%BC%99%EF%BC%90%EF%BC%92',
    '%D0%92902',
    'B902%00',
    '..%2FB902',
    'B902%2F..%2FB516',
    'B902/../B516/x',
    'B902;B516',
    '%5B%22B902%22%5D',
    '%F0%9F%9A%AA',
    '1234',
    '%E0%A4%A',
    '%',
    'B902%ZZ',
    'B'.repeat(10_000),
    '%C3%A1'.repeat(2000),
    '__proto__',
    'constructor',
  ])('%s is an unknown apartment', async (code) => {
    const server = house();
    // A client that asks for many of them in a row waits.
    server.clock.forward(3_600_000);
    const before = processorMs();
    const answer = await ask(server, code);
    expect(answer).toMatchObject({ known: false, access: 'open', tower: null, doorCode: null });
    expect(answer.wifi).toEqual({ name: null, password: null });
    expect(answer.apartment.length).toBeLessThanOrEqual(16);
    expect(processorMs() - before).toBeLessThan(2000);
  });

  it('says an unknown apartment in the very shape of a known one', async () => {
    const server = house();
    expect(Object.keys(await ask(server, 'Z999'))).toEqual(Object.keys(await ask(server, 'B902')));
  });
});

describe('which mode counts', () => {
  const start = onSqlite();

  it('a hotel file that does not say keeps its secrets', async () => {
    const hotel = without('guideAccess', testHotel());
    expect(await ask(await start({ hotel }), 'B902')).toMatchObject({ access: 'locked', doorCode: null });
  });

  it('GUIDE_ACCESS overrides the hotel file', async () => {
    expect((await ask(await start({ env: { GUIDE_ACCESS: 'stay' } }), 'B902')).access).toBe('locked');
  });
});

describe('a device of its own', () => {
  const start = onSqlite();

  it('has its mark, and its language, in cookies that are for https alone where it is served so', async () => {
    const server = await start({ env: { PUBLIC_ORIGIN: 'https://hien.example' } });
    const first = await server.app.inject('/api/guide/B902');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-hien_device=[\w-]{44}; Path=\/; .*; Secure$/);
    const sent = cookie.split(';')[0] ?? '';
    // One of before keeps counting until it ends.
    for (const mark of [sent, sent.replace('__Host-', '')]) {
      const again = await server.app.inject({ url: '/api/guide/B902', headers: { cookie: mark } });
      expect(again.headers['set-cookie']).toBeUndefined();
    }
    for (const name of ['__Host-hien_lang', 'hien_lang']) {
      const page = await server.app.inject({ url: '/hiden-page/B902', headers: { cookie: `${name}=en` } });
      expect(page.body).toContain('<html lang="en"');
    }
  });

  it('is marked once, with 128 signed random bits that scripts cannot read', async () => {
    const server = await start();
    const first = await server.app.inject('/api/guide/B902');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^hien_device=[\w-]{44}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const second = await server.app.inject({ url: '/api/guide/B902', headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('is told the same again by the short way, letter by letter', async () => {
    const wifi = { name: 'Hiên 🌊 Sóng', password: CANARIES.wifiB902 };
    const b902 = { code: 'B902', tower: 'B', doorCode: CANARIES.doorB902, card: false, wifi };
    const server = await start({ hotel: testHotel({ guide: [b902] }) });
    const url = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api/guide/B902`;
    const first = await fetch(url);
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const again = await fetch(url, { headers: { cookie } });
    expect(again.headers.getSetCookie()).toEqual([]);
    const bytes = Buffer.from(await again.arrayBuffer());
    expect(again.headers.get('content-length')).toBe(String(bytes.length));
    expect(bytes.toString('utf8')).toBe(await first.text());
    expect(guideAnswer.parse(JSON.parse(bytes.toString('utf8'))).wifi).toEqual(wifi);
  });

  it('gets a Secure mark on a secure origin', async () => {
    const server = await start({ env: { PUBLIC_ORIGIN: 'https://hien.example' } });
    expect((await server.app.inject('/api/guide/B902')).headers['set-cookie']).toMatch(/; Secure$/);
  });
});

describe('the short way, over a line of its own', () => {
  const start = onSqlite();

  /** Every header as it is written, also twice. */
  async function get(url: string, headers: readonly string[]): Promise<IncomingMessage> {
    const [answer] = (await once(
      request(url, { headers: ['host', 'localhost', 'connection', 'close', ...headers] }).end(),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    return answer;
  }

  it('knows a device whose mark comes in a second Cookie header', async () => {
    const server = await start();
    const url = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api/guide/B902`;
    const mark = await markOf(server);
    for (const cookies of [[mark], ['hien_lang=en', mark], [mark, 'hien_lang=en']]) {
      const answer = await get(
        url,
        cookies.flatMap((cookie) => ['Cookie', cookie]),
      );
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('counts for the address that the trusted proxy names', async () => {
    const server = await start({ env: { TRUSTED_PROXIES: '127.0.0.1/32' } });
    const guide = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api/guide/`;
    const ask = async (code: string, forwarded: readonly string[], mark: string): Promise<number | undefined> => {
      const headers = [...forwarded.flatMap((each) => ['X-Forwarded-For', each]), 'cookie', await markOf(server, mark)];
      return (await get(guide + code, headers)).statusCode;
    };
    const [own, other] = ['198.51.100.4', '203.0.113.7'];
    const mark = 'guest';
    expect(await ask('B902', [own], mark)).toBe(200);
    for (let n = 0; n < 30; n += 1) {
      expect(await ask(`A${1001 + n}`, [other], `listing-${n}`)).toBe(200);
    }
    expect(await ask('B902', [own], mark)).toBe(200);
    expect(await ask('B902', [other], mark)).toBe(429);
    expect(await ask('B902', [`${own}, ${other}`], mark)).toBe(429);
    expect(await ask('B902', [own, other], mark)).toBe(429);
    expect(await ask('B902', [other, own], mark)).toBe(200);
  });
});
