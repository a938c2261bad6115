import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GUIDE_LANGUAGES } from '../../../src/domain/guide/guide-languages';
import { bumpRevision } from '../../../src/server/platform/db/revisions';
import { inTransaction } from '../../../src/server/platform/db/transaction';
import { readDocument, writeDocument } from '../../../src/server/platform/db/documents';
import { testHotel } from '../../support/hotel';
import { onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const start = onSqlite();
const house = onOneServer();

const sha = (algorithm: string, text: string): string => createHash(algorithm).update(text).digest('base64');

async function rename(server: TestServer, brand: string): Promise<void> {
  const { db } = server.database;
  const profile = await readDocument(db, 'profile');
  if (!profile) throw new Error('no hotel');
  await writeDocument(db, 'profile', { ...profile, brand }, server.clock.now);
  await inTransaction(db, (tx) => bumpRevision(tx, 'guide'));
  server.clock.forward(5000);
}

describe("the guide's document", () => {
  it.each([
    '/hiden-page',
    '/hiden-page/',
    '/hiden-page/B902',
    '/hiden-page/b902/',
    '/hiden-page/%20B902%20',
    '/hiden-page/%E0%A4%A',
    '/hiden-page/a/b/c',
    `/hiden-page/${'x'.repeat(10_000)}`,
    '/hiden-page/..%2F..%2Fetc%2Fpasswd',
    '/hiden-page/<script>x',
  ])('stands at %s', async (url) => {
    const answer = await house().app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<h1>Hiên Thử</h1>');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
    expect(answer.body).not.toContain('<script>/');
  });

  it('links the manifest of a well-formed code, and of no other', async () => {
    const { app } = await start();
    const linkOf = async (url: string): Promise<string | undefined> =>
      /<link rel="manifest"[^>]*>/.exec((await app.inject(url)).body)?.[0];
    expect(await linkOf('/hiden-page/b902')).toBe('<link rel="manifest" href="/manifest/B902.webmanifest">');
    expect(await linkOf('/hiden-page/Z999')).toBe('<link rel="manifest" href="/manifest/Z999.webmanifest">');
    expect(await linkOf('/hiden-page/B902?lang=en')).toBe(
      '<link rel="manifest" href="/manifest/B902.webmanifest?lang=en">',
    );
    expect(await linkOf('/hiden-page/902B')).toBeUndefined();
    expect(await linkOf('/hiden-page/')).toBeUndefined();
  });

  it.each([
    ['/hiden-page/B902', {}, 'vi', '14:00'],
    ['/hiden-page/B902?lang=en', {}, 'en', '15:00'],
    ['/hiden-page/B902?lang=fr', {}, 'vi', '14:00'],
    ['/hiden-page/B902?lang=en&lang=vi', {}, 'en', '15:00'],
    ['/hiden-page/B902', { cookie: 'a=1; hien_lang=en' }, 'en', '15:00'],
    ['/hiden-page/B902?lang=vi', { cookie: 'hien_lang=en' }, 'vi', '14:00'],
    ['/hiden-page/B902', { cookie: 'hien_lang=<script>' }, 'vi', '14:00'],
  ])('%s with %j is in %s', async (url, headers, lang, checkIn) => {
    const { body } = await house().app.inject({ url, headers });
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(`<p>${checkIn}</p>`);
  });

  it('is answered 304 to who has it, and compressed as the browser takes it', async () => {
    const { app } = await start();
    const plain = await app.inject('/hiden-page/B902');
    const br = await app.inject({ url: '/hiden-page/B902', headers: { 'accept-encoding': 'gzip, br' } });
    const gz = await app.inject({ url: '/hiden-page/B902', headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    const etag = String(plain.headers['etag']);
    expect((await app.inject({ url: '/hiden-page/B902', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await app.inject({ url: '/hiden-page/B516', headers: { 'if-none-match': etag } })).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: '/hiden-page/B902' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('allows exactly the scripts and styles that stand in it', async () => {
    const answer = await (await start()).app.inject('/hiden-page/B902');
    const policy = String(answer.headers['content-security-policy']);
    const scripts = ['js', 'touch'].map((name) => `document.documentElement.dataset.${name}=''`);
    const hashes = scripts.map((script) => `'sha256-${sha('sha256', script)}'`);
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).toContain(`style-src 'self' 'sha256-${sha('sha256', 'body{margin:0}')}';`);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it('allows no script that got into it with the data, also over a restart', async () => {
    const smuggled = 'alert(1)';
    // The renderer of the tests escapes nothing, as one with a mistake in it would.
    const hotel = { ...testHotel(), brand: `<script>${smuggled}</script><style>x{}</style>` };
    const check = async (server: TestServer): Promise<void> => {
      for (const url of ['/hiden-page/B902', '/']) {
        const policy = String((await server.app.inject(url)).headers['content-security-policy']);
        expect(policy).not.toContain(sha('sha256', smuggled));
        expect(policy).not.toContain(sha('sha256', 'x{}'));
        expect(policy).toContain("'sha256-");
      }
      expect((await server.app.inject('/hiden-page/B902')).body).toContain(`<script>${smuggled}</script>`);
      await server.stop();
    };
    const before = await start({ hotel });
    await check(before);
    await check(await start({ hotel, dataDir: before.dataDir }));
  });

  it('has an address of its own with its checksum, which the worker is told', async () => {
    const { app } = await start();
    const worker = (await app.inject('/sw.js')).body;
    const [first = '', second = '', third = '', ...rest] = worker.split('\n');
    expect(rest.join('\n')).toBe('self.__WB_MANIFEST;');
    const shells = JSON.parse(first.replace(/^self\.__HIEN_SHELLS=|;$/g, '')) as { url: string; integrity: string }[];
    expect(shells.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/shell\/guide-vi\.[0-9a-f]{8}\.html$/),
      expect.stringMatching(/^\/shell\/guide-en\.[0-9a-f]{8}\.html$/),
    ]);
    for (const { url, integrity } of shells) {
      const answer = await app.inject(url);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(integrity).toBe(`sha384-${sha('sha384', answer.body)}`);
      expect(answer.body).not.toContain('<link rel="manifest"');
      expect(answer.headers['content-security-policy']).toContain("'sha256-");
    }
    const pack = JSON.parse(second.replace(/^self\.__HIEN_SHELL_PACK=|;$/g, '')) as { url: string; integrity: string };
    const answer = await app.inject(pack.url);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(pack.integrity).toBe(`sha384-${sha('sha384', answer.body)}`);
    for (const { url } of shells) {
      const { body, headers } = await app.inject(url);
      expect(answer.json<Record<string, unknown>>()[url]).toEqual({
        html: body,
        policy: headers['content-security-policy'],
      });
      // What the worker makes of it says so too.
      expect(answer.headers).toMatchObject({ 'referrer-policy': headers['referrer-policy'] });
    }
    const list = JSON.parse(third.replace(/^self\.__HIEN_PACKS=|;$/g, '')) as { url: string; integrity: string };
    const packs = await app.inject(list.url);
    expect(list.integrity).toBe(`sha384-${sha('sha384', packs.body)}`);
    const { ko, ...others } = packs.json<Record<string, { url: string; integrity: string }>>();
    expect(Object.keys(others)).toEqual(['zh-Hans', 'zh-Hant', 'ja', 'ru']);
    const korean = await app.inject(ko?.url ?? '');
    expect(korean.body).toContain('<html lang="ko">');
    expect(ko?.integrity).toBe(`sha384-${sha('sha384', korean.body)}`);
  });

  it('is rendered once for one content, also over a restart', async () => {
    const before = await start();
    expect(before.renders()).toBe(GUIDE_LANGUAGES.length);
    await before.stop();
    const after = await start({ dataDir: before.dataDir });
    expect(after.renders()).toBe(0);
    expect((await after.app.inject('/hiden-page/B902')).body).toContain('Hiên Thử');
  });

  it('is kept before the server has stopped, when the hotel changed just before', async () => {
    const before = await start();
    await rename(before, 'Hiên Mới');
    await before.app.services.hotel.recheck();
    await before.stop();
    const after = await start({ dataDir: before.dataDir });
    expect(after.renders()).toBe(0);
    expect((await after.app.inject('/hiden-page/B902')).body).toContain('Hiên Mới');
  });

  it('changes with the hotel; the earlier one can still be had by its address', async () => {
    const server = await start();
    const entries = (): { url: string }[] => server.app.services.guide.documents?.entries() ?? [];
    const old = entries()[0]?.url ?? '';
    await rename(server, 'Hiên Mới');
    await server.app.inject('/hiden-page/B902');
    await expect.poll(async () => (await server.app.inject('/hiden-page/B902')).body).toContain('Hiên Mới');
    expect(entries()[0]?.url).not.toBe(old);
    expect((await server.app.inject(old)).body).toContain('Hiên Thử');
    for (const brand of ['Ba', 'Bốn', 'Năm']) {
      await rename(server, brand);
      await server.app.inject('/hiden-page/B902');
      await expect.poll(async () => (await server.app.inject('/hiden-page/B902')).body).toContain(`<h1>${brand}</h1>`);
    }
    expect((await server.app.inject(old)).statusCode).toBe(404);
  });

  it.each(['/shell/guide-vi.00000000.html', '/shell/index.json', '/shell/..%2F..%2Fhien.db', '/shell/'])(
    '%s is 404',
    async (url) => {
      const answer = await house().app.inject(url);
      expect([answer.statusCode, answer.body]).toEqual([404, '404\n']);
    },
  );
});

describe("an apartment's manifest", () => {
  it('opens that very guide', async () => {
    const answer = await (await start()).app.inject('/manifest/B902.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      id: '/hiden-page/B902',
      start_url: '/hiden-page/B902',
      scope: '/hiden-page/B902',
      name: 'B902 · Hiên Thử',
      short_name: 'B902',
      lang: 'vi',
      display: 'standalone',
    });
    const { icons, shortcuts } = answer.json<{
      icons: { src: string; purpose: string }[];
      shortcuts: { url: string }[];
    }>();
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
    expect(shortcuts.map(({ url }) => url)).toEqual(
      ['#door', '#wifi', '#6', '#emergency'].map((at) => `/hiden-page/B902${at}`),
    );
  });

  it('is the same for an apartment that does not exist', async () => {
    const { app } = await start();
    const of = async (code: string): Promise<string> => (await app.inject(`/manifest/${code}.webmanifest`)).body;
    expect((await of('Z999')).replaceAll('Z999', 'B902')).toBe(await of('B902'));
  });

  it('speaks English when its address says so', async () => {
    expect((await (await start()).app.inject('/manifest/B902.webmanifest?lang=en')).json()).toMatchObject({
      lang: 'en',
    });
  });

  it('tells the size of its screenshots', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAYAAACZgbYnAAAAFElEQVR4nGP4z8DwHwQZ/jMwAAAf5AP9AXBYJgAAAABJRU5ErkJggg==',
      'base64',
    );
    const files = { 'pictures/screenshots/guide.png': png };
    const { app } = await start({ files, isDemo: true });
    expect((await app.inject('/manifest/B902.webmanifest')).json()).toMatchObject({
      screenshots: [{ src: '/pictures/screenshots/guide.png', sizes: '1x2', form_factor: 'narrow' }],
    });
    // They show the demo: no other house has them for its own.
    const own = await start({ files });
    expect((await own.app.inject('/manifest/B902.webmanifest')).json()).not.toHaveProperty('screenshots');
  });

  it.each(['902B', '', 'B 902', 'B902%2F..', 'x'.repeat(17), '%C3%9F902'])('of "%s" is 404', async (code) => {
    expect((await house().app.inject(`/manifest/${code}.webmanifest`)).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for ever, and sent as they lie compressed', async () => {
    const { app } = await start();
    const plain = await app.inject('/assets/guide-1.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
    const br = await app.inject({ url: '/assets/guide-1.js', headers: { 'accept-encoding': 'br' } });
    expect([br.headers['content-encoding'], br.body, br.headers['vary']]).toEqual([
      'br',
      'compressed',
      'accept-encoding',
    ]);
  });

  it('without one are checked each time', async () => {
    const { app } = await start();
    const first = await app.inject('/pictures/guide/signs.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers['etag']);
    expect(
      (await app.inject({ url: '/pictures/guide/signs.svg', headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304);
    expect((await app.inject('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('that are films can be had in parts', async () => {
    const { app } = await start();
    const part = await app.inject({ url: '/videos/door-opening.mp4', headers: { range: 'bytes=4000-' } });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
      206,
      'bytes 4000-4999/5000',
      1000,
    ]);
    const beyond = await app.inject({ url: '/videos/door-opening.mp4', headers: { range: 'bytes=9000-' } });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */5000']);
  });

  it("of the hotel's own take the place of ours, and the list of films follows", async () => {
    const server = await start({ isDemo: true });
    const before = (await server.app.inject('/api/films')).json<{ films: { bytes: number; sha256: string }[] }>().films;
    expect(before).toMatchObject([{ name: 'door-opening', url: '/videos/door-opening.mp4', bytes: 5000 }]);
    const own = path.join(server.dataDir, 'media', 'videos', 'door-opening.mp4');
    mkdirSync(path.dirname(own), { recursive: true });
    writeFileSync(own, 'another film');
    expect((await server.app.inject('/videos/door-opening.mp4')).body).toBe('another film');
    const after = (await server.app.inject('/api/films')).json<{ films: { bytes: number; sha256: string }[] }>().films;
    expect(after[0]).toMatchObject({ bytes: 12, sha256: createHash('sha256').update('another film').digest('hex') });
  });

  it('that only lead elsewhere are none', async () => {
    const server = await start();
    writeFileSync(path.join(server.dataDir, 'elsewhere.svg'), '<svg/>');
    symlinkSync(path.join(server.dataDir, 'elsewhere.svg'), path.join(server.clientDir, 'pictures', 'link.svg'));
    symlinkSync(server.dataDir, path.join(server.clientDir, 'pictures', 'folder'));
    for (const url of ['/pictures/link.svg', '/pictures/folder/elsewhere.svg']) {
      expect((await server.app.inject(url)).statusCode).toBe(404);
    }
    expect((await server.app.inject('/pictures/guide/signs.svg')).statusCode).toBe(200);
  });

  it('of an earlier build are still there', async () => {
    const server = await start();
    const { releases } = server.app.services.publicPages;
    await releases.keep('aaaa', server.clientDir, server.clock.now);
    const next = await start({ dataDir: server.dataDir, files: { 'assets/guide-1.js': 'new' } }).catch(() => null);
    expect(next).toBeNull();
    writeFileSync(path.join(server.dataDir, 'releases', 'aaaa', 'assets', 'old-1.js'), 'old');
    expect((await server.app.inject('/assets/old-1.js')).body).toBe('old');
    for (const [index, build] of ['bbbb', 'cccc', 'dddd'].entries()) {
      await releases.keep(build, server.clientDir, server.clock.now + (index + 1) * 10 * 24 * 3_600_000);
    }
    expect((await server.app.inject('/assets/old-1.js')).statusCode).toBe(404);
  });

  it.each([
    '/assets/nothing.js',
    '/assets/guide-1.js.map',
    '/assets/guide-1.js.br',
    '/assets/',
    '/assets',
    '/assets/..%2Findex.html',
    '/assets/..%5C..%5Chien.db',
    '/assets/%00.js',
    '/videos/..%2f..%2fhien.db',
    '/videos/nothing.mp4',
    '/videos/door-opening.mp4/x',
    '/videos/.hidden',
    '/pictures/%252e%252e/x',
    '/pictures//etc/passwd',
    '/icons/nothing.png',
    '/plans/x.svg',
    '/.git/HEAD',
    '/.env',
    '/.vite/manifest.json',
    '/hien.db',
    '/x/.well-known/y',
    '/main.js.map',
  ])('%s is a short 404 and never a page', async (url) => {
    const answer = await house().app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, '404\n']);
    expect(answer.headers['x-hien']).toBe('1');
  });
});

describe("the site's document", () => {
  it.each(['/form-qr', '/guide/B902', '/dat-phong-cua-ban', '/search-results', '/dat-lai-mat-khau'])(
    'stands at %s',
    async (url) => {
      const answer = await house().app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Hiên Thử</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain(`'sha256-${sha('sha256', 'window.a=1')}'`);
    },
  );

  it('asks robots to leave the guide and the data alone', async () => {
    const { app } = await start();
    expect((await app.inject('/robots.txt')).body).toContain('Disallow: /hiden-page/');
    expect((await app.inject('/api/guide-content')).headers['x-robots-tag']).toBe('noindex');
    expect((await app.inject('/guide/B902')).headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await app.inject('/')).headers['x-robots-tag']).toBeUndefined();
  });
});
