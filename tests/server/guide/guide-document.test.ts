import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { guideAnswer, type GuideAnswer } from '../../../src/contract/guide/guide';
import { ANSWER_ID, IN_CARDS } from '../../../src/contract/guide/guide-document';
import { CANARIES, testHotel } from '../../support/hotel';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

/** As a browser asks for a page that somebody opens. */
const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const ADDRESS = '/hiden-page/B902';

async function open({ app }: TestServer, url = ADDRESS, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { ...OPENED, ...headers } });
}

/** The answer that travels in a document; `null` when there is none. */
function answerIn(html: string): GuideAnswer | null {
  const json = new RegExp(`<script type="application/json" id="${ANSWER_ID}"(?: ${IN_CARDS})?>(.*?)</script>`).exec(
    html,
  )?.[1];
  return json === undefined ? null : guideAnswer.parse(JSON.parse(json));
}

const secrets = (text: string): string[] => Object.values(CANARIES).filter((secret) => text.includes(secret));

onEveryEngine('the answer inside the guide document, in open mode', (start) => {
  it.each([
    ['/hiden-page/B902', true],
    ['/hiden-page/b902/', true],
    ['/hiden-page/%20B902%20?lang=en', true],
    ['/hiden-page/A1509', true],
    ['/hiden-page/B701', false],
    ['/hiden-page/Z999', false],
  ])('%s is what the call says; it opens a door: %s', async (url, opens) => {
    const server = await start();
    const document = await open(server, url);
    const code = url.split('?')[0]?.replace('/hiden-page/', '').replace(/\/$/, '') ?? '';
    const said = (await server.app.inject(`/api/guide/${code}`)).json<GuideAnswer>();
    expect(answerIn(document.body)).toEqual(said);
    expect(document.headers['cache-control']).toBe('no-store');
    expect(document.headers['etag']).toBeUndefined();
    expect(document.body.includes(IN_CARDS)).toBe(opens);
    // Where the cards are written too, the page's own script puts the link there.
    if (!opens) expect(document.body).toContain('<link rel="manifest"');
  });

  it('opens a door in a house with another way in too, which the page asks for behind it', async () => {
    const way = 'Hộp chìa bên trái cổng. '.repeat(12);
    const hotel = { ...testHotel(), locks: { second: { vi: way, en: way }, secondCode: '7315' } };
    const server = await start({ hotel });
    const { body } = await open(server);
    expect(body).toContain(`<section id="door">${CANARIES.doorB902} `);
    expect(answerIn(body)).toMatchObject({ doorCode: CANARIES.doorB902, second: { vi: '', en: '', code: '' } });
    expect((await server.app.inject('/api/guide/B902')).json()).toMatchObject({ second: { code: '7315' } });
  });

  it('says what it carries where it is read', async () => {
    const server = await start();
    const { body } = await open(server, '/hiden-page/b902/');
    const { wifi } = answerIn(body) as GuideAnswer;
    const read = body.slice(body.indexOf('<div id="root">'), body.indexOf('<h1>'));
    expect(read).toContain('>Căn B902</p>');
    expect(read).toContain(`<section id="door">${CANARIES.doorB902} ${wifi.name} ${wifi.password}</section>`);
    const unknown = (await open(server, '/hiden-page/Z999')).body;
    expect([answerIn(unknown)?.known, unknown.includes(IN_CARDS)]).toEqual([false, false]);
  });

  it.each([
    ['identity', String],
    ['gzip', (bytes: Buffer) => String(gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }))],
    ['br', (bytes: Buffer) => String(brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }))],
  ])('sends what is painted first ahead of the rest, as %s', async (encoding, read) => {
    const { app } = await start();
    const headers = { ...OPENED, 'accept-encoding': encoding };
    const answer = await app.inject({ url: ADDRESS, headers, payloadAsStream: true });
    const parts: { at: number; bytes: Buffer }[] = [];
    for await (const bytes of answer.stream()) parts.push({ at: performance.now(), bytes: bytes as Buffer });
    const [first, rest] = parts;
    if (!first || !rest || parts.length > 2) throw new Error(`${parts.length} parts`);
    const html = read(first.bytes);
    expect([html.includes(`${CANARIES.doorB902} `), html.includes('<h1>')]).toEqual([true, false]);
    expect(read(Buffer.concat([first.bytes, rest.bytes]))).toContain('</h1>');
    expect(rest.at - first.at).toBeGreaterThan(150);
    // With a length, or unasked, some proxies collect the whole of it.
    expect([answer.headers['content-length'], answer.headers['x-accel-buffering']]).toEqual([undefined, 'no']);
  });

  it('goes out whole to who only looks at the address', async () => {
    const { app } = await start();
    const { headers, rawPayload } = await app.inject(ADDRESS);
    expect([headers['content-length'], headers['x-accel-buffering']]).toEqual([String(rawPayload.length), undefined]);
  });

  it('marks the device and counts as the call does: one budget for both', async () => {
    const server = await start();
    const first = await open(server, '/hiden-page/A1001');
    const mark = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect(mark).toMatch(/^hien_device=[\w-]{44}$/);
    expect(String(first.headers['set-cookie'])).toContain('HttpOnly');
    for (let door = 1; door <= 5; door += 1) {
      const page = await open(server, `/hiden-page/A100${door}`, { cookie: mark });
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(answerIn(page.body)).not.toBeNull();
    }
    const call = await server.app.inject({ url: '/api/guide/B902', headers: { cookie: mark } });
    expect(call.statusCode).toBe(429);
    const refused = await open(server, ADDRESS, { cookie: mark });
    expect([refused.statusCode, answerIn(refused.body), secrets(refused.body)]).toEqual([200, null, []]);
    expect(answerIn((await open(server, '/hiden-page/A1003', { cookie: mark })).body)).toMatchObject({ known: true });
  });

  it('carries the code on a first visit, and on a line in a rush the mark with which the page asks for it', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: '127.0.0.1' } });
    for (let phone = 0; phone < 20; phone += 1) {
      expect(answerIn((await open(server)).body)?.doorCode).toBe(CANARIES.doorB902);
    }
    const late = await open(server);
    expect([answerIn(late.body), secrets(late.body), late.headers['cache-control']]).toEqual([null, [], 'no-store']);
    const cookie = String(late.headers['set-cookie']).split(';')[0] ?? '';
    const asked = await server.app.inject({ url: '/api/guide/B902', headers: { cookie } });
    expect([asked.json<GuideAnswer>().doorCode, asked.headers['retry-after']]).toEqual([CANARIES.doorB902, undefined]);
    server.clock.forward(60_000);
    expect(answerIn((await open(server)).body)?.doorCode).toBe(CANARIES.doorB902);
  });

  it('costs no compressing for codes that somebody makes up, and is the same page for all of them', async () => {
    const server = await start();
    const said = new Set<string>();
    const headers = { 'accept-encoding': 'br' };
    for (let code = 0; code < 30; code += 1) {
      const made = await server.app.inject({ url: `/hiden-page/Z${1000 + code}`, headers });
      const html = brotliDecompressSync(made.rawPayload).toString();
      expect(html).toContain(`/manifest/Z${1000 + code}.webmanifest`);
      said.add(html.replace(`Z${1000 + code}`, 'CODE').replace(/ +/g, ' '));
      expect([made.headers['cache-control'], made.headers['etag']]).toEqual(['no-cache', expect.any(String)]);
      const again = { ...headers, 'if-none-match': String(made.headers['etag']) };
      expect((await server.app.inject({ url: `/hiden-page/Z${1000 + code}`, headers: again })).statusCode).toBe(304);
    }
    expect(said.size).toBe(1);
  });

  it('is in no document but that of a page that somebody opens', async () => {
    const server = await start();
    for (const headers of [
      {},
      { 'user-agent': 'facebookexternalhit/1.1' },
      { ...OPENED, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      { ...OPENED, 'sec-fetch-dest': 'iframe' },
      { ...OPENED, 'sec-purpose': 'prefetch' },
      { ...OPENED, 'sec-purpose': 'prefetch;prerender' },
      { ...OPENED, purpose: 'prefetch' },
    ]) {
      const { body, headers: said } = await server.app.inject({ url: ADDRESS, headers });
      expect(secrets(body)).toEqual([]);
      expect([said['cache-control'], said['set-cookie']]).toEqual(['no-cache', undefined]);
    }
    const head = await server.app.inject({ method: 'HEAD', url: ADDRESS, headers: OPENED });
    expect(head.headers['set-cookie']).toBeUndefined();
  });

  it('is in nothing that is kept: neither the document of the worker, nor a file, nor a log', async () => {
    const server = await start();
    expect(secrets((await open(server)).body)).not.toEqual([]);
    for (const { url } of server.app.services.guide.documents?.entries() ?? []) {
      expect(secrets((await open(server, url)).body)).toEqual([]);
    }
    const cache = path.join(server.dataDir, 'cache', 'shells');
    const kept = readdirSync(cache).map((file) => readFileSync(path.join(cache, file), 'utf8'));
    expect(kept.length).toBeGreaterThan(1);
    expect(secrets(kept.join('') + server.logs.join(''))).toEqual([]);
  });

  it('never comes to who has the document of somebody else in a cache', async () => {
    const server = await start();
    const plain = await server.app.inject(ADDRESS);
    const asked = await open(server, ADDRESS, { 'if-none-match': String(plain.headers['etag']) });
    expect(asked.statusCode).toBe(200);
    expect(answerIn(asked.body)).not.toBeNull();
  });

  it('is the same in every encoding, and after the hotel has changed a code', async () => {
    const server = await start();
    const plain = (await open(server)).body;
    const br = await open(server, ADDRESS, { 'accept-encoding': 'gzip, br' });
    const gz = await open(server, ADDRESS, { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain);
  });
});

describe('the answer inside the guide document', () => {
  const start = onSqlite();

  it('stays away in stay mode, whoever asks', async () => {
    const server = await start({ env: { GUIDE_ACCESS: 'stay' } });
    const page = await open(server, ADDRESS, { authorization: `Stay ${'x'.repeat(30)}` });
    expect([answerIn(page.body), secrets(page.body), page.headers['cache-control']]).toEqual([null, [], 'no-cache']);
  });

  it('cannot end its element', async () => {
    const hotel = testHotel() as { guide: { code: string }[] };
    const named = (name: string) => ({
      ...hotel,
      guide: hotel.guide.map((door) =>
        door.code === 'B902' ? { ...door, wifi: { name, password: 'mat-khau-dai' } } : door,
      ),
    });
    const hostile = await start({ hotel: named('</script><b>"x"') });
    const page = (await open(hostile)).body;
    expect(page).not.toContain('</script><b>"x"');
    expect(answerIn(page)?.wifi.name).toBe('</script><b>"x"');
    expect(page).toContain('&lt;/script&gt;&lt;b&gt;&quot;x&quot;');
  });

  it('stays away when it is too long for its place', async () => {
    const hotel = testHotel() as { guide: { code: string }[] };
    const wifi = { name: '<'.repeat(32), password: '<'.repeat(60) };
    const server = await start({
      hotel: { ...hotel, guide: hotel.guide.map((door) => (door.code === 'B902' ? { ...door, wifi } : door)) },
    });
    const page = (await open(server)).body;
    expect([answerIn(page), secrets(page), page.includes('&lt;&lt;')]).toEqual([null, [], false]);
    expect(page).toContain('<link rel="manifest" href="/manifest/B902.webmanifest');
  });
});
