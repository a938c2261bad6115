import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { errorEnvelope } from '../../../src/contract/errors';
import { eventSheet } from '../../../src/contract/guide/events';
import { guideContent } from '../../../src/contract/guide/content';
import { deskOf } from '../../support/desk';
import { SECRETS, testHotel } from '../../support/hotel';
import { onOneServer, onSqlite } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const start = onSqlite();
const house = onOneServer();

const EVERY_KIND = [
  '/',
  '/booking/AAAAAAAAAAAAAAAAAAAAAA',
  '/reception/bookings',
  '/hiden-page/B902',
  '/api/guide/B902',
  '/api/guide-content',
  '/api/events',
  '/api/films',
  '/api/openapi.json',
  '/api/docs',
  '/healthz',
  '/sw.js',
  '/robots.txt',
  '/manifest/B902.webmanifest',
  '/favicon.svg',
  '/assets/guide-1.js',
  '/assets/nothing.js',
  '/api/nothing',
  '/.env',
];

const PACKINGS = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const;

describe('every answer', () => {
  it('of 1,000 bytes and more travels compressed to whom takes that, of guests and of the desk', async () => {
    const server = await start({ hotel: stayHotel() });
    const { cookie } = await deskOf(server);
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const addresses = Object.entries(paths)
      .map(([path, methods]) => ('get' in methods ? path : ''))
      // What is new at the desk never ends.
      .filter((path) => path !== '' && path !== '/api/reception/events' && !path.includes('{'));
    const long: string[] = [];
    for (const url of [...addresses, '/api/quote?roomId=1&checkIn=2026-12-01&checkOut=2026-12-31']) {
      const ask = (encoding: string) =>
        server.app.inject({ url, headers: { cookie, ...(encoding !== '' && { 'accept-encoding': encoding }) } });
      const plain = await ask('');
      expect(plain.headers, url).not.toHaveProperty('content-encoding');
      if (plain.rawPayload.length < 1000 || !/json|text\/c/.test(String(plain.headers['content-type']))) continue;
      long.push(url);
      for (const [encoding, unpack] of PACKINGS) {
        const packed = await ask(encoding);
        expect(packed.headers, url).toMatchObject({
          'content-encoding': encoding,
          vary: expect.stringContaining('Accept-Encoding') as string,
        });
        expect(packed.rawPayload.length, url).toBeLessThan(plain.rawPayload.length);
        expect(unpack(packed.rawPayload).length, url).toBeGreaterThan(999);
      }
    }
    expect(long).toEqual(
      expect.arrayContaining(['/api/guide-content', expect.stringContaining('/api/quote'), '/api/reception/wall']),
    );
  });

  it.each([
    '/api/apartments',
    '/api/apartments/by-area?area=HA_LONG',
    '/api/tours',
    '/api/blog/posts',
    '/api/availability',
  ])('never lets a browser pass yesterday off as an answer of today: %s', async (url) => {
    expect(String((await house().app.inject(url)).headers['cache-control'])).toMatch(
      /^(public, max-age=60|no-cache|no-store)$/,
    );
  });

  it('lets the host of the map into the frames of the site, and nothing into those of the guide', async () => {
    const policyOf = async (app: Awaited<ReturnType<typeof start>>['app'], url: string): Promise<string> =>
      String((await app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy']);
    const { app } = await start({ hotel: testHotel({ mapEmbedUrl: 'https://map.example/embed?at=1;script-src%20*' }) });
    expect(await policyOf(app, '/')).toContain("; frame-src 'self' https://map.example; ");
    expect(await policyOf(app, '/hiden-page/B902')).toContain("; frame-src 'none'; ");
    const without = await start();
    expect(await policyOf(without.app, '/')).toContain("; frame-src 'self'; ");
  });

  it('carries the headers that keep a browser safe, errors included', async () => {
    const { app } = await start({ env: { PUBLIC_ORIGIN: 'https://hien.example' } });
    for (const url of EVERY_KIND) {
      const { headers } = await app.inject(url);
      expect({ url, ...headers }).toMatchObject({
        url,
        'x-hien': '1',
        'x-content-type-options': 'nosniff',
        // A guide is drawn in the process that the browser has ready (decision 5).
        'cross-origin-opener-policy': url.startsWith('/hiden-page') ? 'unsafe-none' : 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['permissions-policy']).toBeTruthy();
      expect(headers['server'] ?? headers['x-powered-by'] ?? headers['access-control-allow-origin']).toBeUndefined();
      if (/json|text/.test(String(headers['content-type']))) expect(headers['content-type']).toMatch(/charset=utf-8/i);
    }
  });

  it('promises https only where there is https, and for hosts below unless the house says no', async () => {
    const promised = async (env: Record<string, string>): Promise<unknown> =>
      (await (await start({ env })).app.inject('/healthz')).headers['strict-transport-security'];
    expect(await promised({})).toBeUndefined();
    expect(await promised({ PUBLIC_ORIGIN: 'https://hien.example', HSTS_SUBDOMAINS: 'no' })).toBe('max-age=63072000');
  });
});

describe('a refusal', () => {
  it.each([
    ['GET', '/api/nothing', 404, 'notFound', undefined],
    ['GET', '/api/docs/static/nothing.js', 404, 'notFound', undefined],
    ['POST', '/api/nothing', 404, 'notFound', undefined],
    ['POST', '/api/guide/B902', 405, 'methodNotAllowed', 'GET, HEAD'],
    ['DELETE', '/api/guide-form', 404, 'notFound', undefined],
    ['GET', '/api/guest-form', 405, 'methodNotAllowed', 'POST'],
    ['HEAD', '/api/interest', 405, 'methodNotAllowed', 'POST'],
    ['OPTIONS', '/api/guest-form', 405, 'methodNotAllowed', 'POST'],
    ['PATCH', '/api/events', 405, 'methodNotAllowed', 'GET, HEAD'],
    ['TRACE', '/', 405, 'methodNotAllowed', 'GET, HEAD'],
    ['POST', '/', 405, 'methodNotAllowed', 'GET, HEAD'],
    ['PUT', '/hiden-page/B902', 405, 'methodNotAllowed', 'GET, HEAD'],
    ['DELETE', '/healthz', 405, 'methodNotAllowed', 'GET, HEAD'],
  ] as const)('of %s %s is %i in the one envelope', async (method, url, status, code, allow) => {
    const answer = await house().app.inject({ method: method as 'GET', url });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([status, allow]);
    if (method !== 'HEAD') expect(errorEnvelope.parse(answer.json()).code).toBe(code);
  });

  it('is said in Vietnamese, or in English to who asks for it', async () => {
    const { app } = await start();
    const said = async (lang?: string): Promise<string> =>
      (await app.inject({ url: '/api/nothing', headers: lang === undefined ? {} : { 'accept-language': lang } })).json<{
        message: string;
      }>().message;
    expect(await said()).toBe('Không tìm thấy nội dung bạn cần.');
    expect(await said('en')).toBe('We could not find what you are looking for.');
    expect(await said('de-DE,en;q=0.8,vi;q=0.5')).toBe('We could not find what you are looking for.');
    expect(await said('vi-VN,en;q=0.8')).toBe('Không tìm thấy nội dung bạn cần.');
  });

  it('about its health writes once, however often strangers ask within a second', async () => {
    const server = await start();
    const written = async (): Promise<unknown> =>
      server.database.db.selectFrom('health').select('checked_at').executeTakeFirst();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    const first = await written();
    server.clock.forward(60_000);
    for (let time = 0; time < 20; time += 1) expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect(await written()).toEqual(first);
    await vi.waitFor(async () => {
      expect((await server.app.inject('/healthz')).statusCode).toBe(200);
      expect(await written()).toEqual({ checked_at: server.clock.now });
    }, 3000);
  });

  it('of a fault of ours tells nothing about the inside', async () => {
    const server = await start();
    await server.database.db.schema.dropTable('health').execute();
    const answer = await server.app.inject('/healthz');
    expect(answer.statusCode).toBe(500);
    expect(errorEnvelope.parse(answer.json()).code).toBe('internal');
    expect(answer.body).not.toMatch(/health|sql|table|\/src\/|at /i);
    expect(server.logs.some((line) => line.includes('request failed'))).toBe(true);
  });
});

describe('data of the guide', () => {
  it('has the shape of the contract in both languages, and no secret', async () => {
    const { app } = await start();
    for (const lang of ['vi', 'en']) {
      const answer = await app.inject(`/api/guide-content?lang=${lang}`);
      expect(guideContent.parse(answer.json()).lang).toBe(lang);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).not.toMatch(SECRETS);
    }
  });

  it('is answered 304 to who has it', async () => {
    const { app } = await start();
    const etag = String((await app.inject('/api/guide-content')).headers['etag']);
    const again = await app.inject({ url: '/api/guide-content', headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(
      (await app.inject({ url: '/api/guide-content?lang=en', headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(200);
  });

  it.each(['?lang=fr', '?lang=', '?lang=en&lang=vi', '?x=1', '?lang[]=en'])(
    'takes %s without a fault',
    async (query) => {
      const { app } = house();
      for (const path of ['/api/guide-content', '/api/events'])
        expect((await app.inject(path + query)).statusCode).toBe(200);
    },
  );

  it('has the events of the hotel behind a header row', async () => {
    const { app } = await start();
    const { values } = eventSheet.parse((await app.inject('/api/events?lang=en')).json());
    expect(values).toEqual([
      ['Title', 'Date', 'Location', 'Description', 'Image'],
      ['Night market', '21/11/2026', 'Bãi Cháy', 'From 18:00', '/pictures/events/a.svg'],
    ]);
  });
});

describe('the contract', () => {
  it('describes every call of the API', async () => {
    const { openapi, paths } = (await (await start()).app.inject('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    }>();
    expect(openapi).toBe('3.1.0');
    for (const [path, method] of [
      ['/api/guide-content', 'get'],
      ['/api/events', 'get'],
      ['/api/films', 'get'],
      ['/api/guest-form', 'post'],
      ['/api/interest', 'post'],
      ['/healthz', 'get'],
    ] as const) {
      expect(paths[path]?.[method]?.responses, path).toBeTruthy();
    }
    expect(Object.keys(paths).some((path) => path.startsWith('/api/guide/'))).toBe(true);
  });

  it('is written once, compressed once, and not sent to whom has it', async () => {
    const { app } = await start();
    const swagger = vi.spyOn(app, 'swagger');
    const ask = (headers: Record<string, string>) => app.inject({ url: '/api/openapi.json', headers });
    const [plain, brotli] = [await ask({}), await ask({ 'accept-encoding': 'gzip, br' })];
    expect(swagger).toHaveBeenCalledTimes(1);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    const etag = String(plain.headers['etag']);
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
    for (const copy of ['json', 'yaml']) expect((await app.inject(`/api/docs/${copy}`)).statusCode).toBe(404);
  });

  it('can be browsed, with nothing inline', async () => {
    const page = await (await start()).app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|style=/);
  });
});
