import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CANARIES, SECRETS } from '../../support/hotel';
import { onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { processorMs } from '../../support/processor-time';

const start = onSqlite();

/** Values that a field may have instead of a right one. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, -1, 1.5, 1e308, true, [], {}, [[]], 'x'.repeat(10_000), '12', { $gt: '' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    "' or 1=1 --",
    '"; drop table guest_forms; --',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '${7*7}',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
const form = fc.record(
  { fullName: anything, email: anything, phoneNumber: anything, apartment: anything, action: anything, id: anything },
  { requiredKeys: [] },
);
const pathPart = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => {
    try {
      return encodeURIComponent(text);
    } catch {
      return '%ED%A0%80';
    }
  }),
  fc.webPath(),
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '..%2f..%2f',
    '%00',
    '%2e%2e',
    ';',
    '\\',
    'B902',
    'b902%20',
    '*',
    ':x',
    '%25',
    'x'.repeat(9000),
  ),
);

async function unharmed(server: TestServer): Promise<void> {
  const answer = await server.app.inject({ url: '/api/guide/B902', remoteAddress: '192.0.2.1' });
  expect(answer.json()).toMatchObject({ doorCode: CANARIES.doorB902 });
}

describe('bad input', () => {
  it('to a form is never a fault of the server, and never kept when it breaks a rule', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: '203.0.113.0/24' } });
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('/api/guest-form', '/api/interest'), form, async (url, payload) => {
        sent += 1;
        const answer = await server.app.inject({
          method: 'POST',
          url,
          payload,
          remoteAddress: `203.0.113.${sent % 200}`,
        });
        expect([201, 400, 413, 422, 429]).toContain(answer.statusCode);
        if (answer.statusCode !== 201) expect(answer.json()).toHaveProperty('requestId');
        expect(answer.body).not.toMatch(SECRETS);
      }),
      { numRuns: 300 },
    );
    for (const row of await server.database.db.selectFrom('guest_forms').selectAll().execute()) {
      expect(row.email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
      expect(row.apartment).toMatch(/^[A-Za-z]/);
    }
    await unharmed(server);
  });

  it('that is no JSON is never a fault of the server', async () => {
    const server = await start();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.nat(250), async (bytes, last) => {
        const answer = await server.app.inject({
          method: 'POST',
          url: '/api/guest-form',
          headers: { 'content-type': 'application/json' },
          remoteAddress: `198.51.100.${last}`,
          payload: Buffer.from(bytes),
        });
        expect([400, 422, 429]).toContain(answer.statusCode);
      }),
      { numRuns: 300 },
    );
    await unharmed(server);
  });

  it('in an address is never a fault of the server and never somebody else’s secret', async () => {
    const server = await start();
    const places = [
      '/',
      '/api/',
      '/api/guide/',
      '/api/guide-content',
      '/hiden-page/',
      '/manifest/',
      '/shell/',
      '/assets/',
      '/videos/',
      '/pictures/',
      '/api/docs/',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        pathPart,
        fc.option(fc.webQueryParameters(), { nil: '' }),
        fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
        async (place, part, query, method) => {
          const answer = await server.app.inject({
            method: method as 'GET',
            url: { pathname: place + part, query },
            remoteAddress: '203.0.113.7',
          } as { method: 'GET'; url: { pathname: string; query: string } });
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.headers['x-hien']).toBe('1');
          const asked = /^\/api\/guide\/(%20)*b902(%20)*$/i.test(place + part);
          if (!asked) expect(answer.body.replaceAll(CANARIES.wifiDefault, '')).not.toMatch(SECRETS);
        },
      ),
      { numRuns: 500 },
    );
    await unharmed(server);
  });

  it('in headers is never a fault of the server', async () => {
    const server = await start({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const value = fc.string({
      unit: fc.constantFrom(...Array.from('abcXYZ019 ;=,:*"/%_-.()<>[]{}\\\'`~!#$&+?^|@')),
      maxLength: 200,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'cookie',
          'accept-language',
          'accept-encoding',
          'if-none-match',
          'x-forwarded-for',
          'authorization',
          'origin',
          'range',
          'idempotency-key',
        ),
        value,
        fc.constantFrom(
          '/api/guide/B902',
          '/hiden-page/B902',
          '/videos/door-opening.mp4',
          '/api/events',
          '/assets/guide-1.js',
        ),
        async (name, text, url) => {
          const answer = await server.app.inject({ url, headers: { [name]: text } });
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 400 },
    );
    for (const header of [
      '__proto__=x',
      'constructor=1; hien_lang=__proto__',
      '='.repeat(3000),
      Array(100).fill('a=b').join(';'),
    ]) {
      expect((await server.app.inject({ url: '/hiden-page/B902', headers: { cookie: header } })).statusCode).toBe(200);
    }
  });

  it('of fifty thousand near misses takes no time', async () => {
    const server = await start();
    const near = `${'a@'.repeat(20_000)}a.`;
    const before = processorMs();
    await server.app.inject({
      method: 'POST',
      url: '/api/guest-form',
      payload: { fullName: 'x', email: near, phoneNumber: '1', apartment: 'B902' },
    });
    expect(processorMs() - before).toBeLessThan(1000);
  });
});

describe('secrets', () => {
  it('are in no answer but that of their own apartment, and in no log', async () => {
    const server = await start({ env: { PUBLIC_ORIGIN: 'https://hien.example', GUIDE_ACCESS: 'open' } });
    const urls = [
      '/',
      '/hiden-page/B902',
      '/api/guide-content',
      '/api/guide-content?lang=en',
      '/api/events',
      '/api/films',
      '/api/openapi.json',
      '/sw.js',
      '/manifest/B902.webmanifest',
      '/healthz',
      '/api/guide/Z999',
      '/api/guide/B701',
      '/api/nothing',
    ];
    for (const url of urls) expect((await server.app.inject(url)).body, url).not.toMatch(SECRETS);
    const own = (await server.app.inject('/api/guide/B902')).body;
    expect(own).toContain(CANARIES.doorB902);
    expect(own.replace(CANARIES.doorB902, '').replace(CANARIES.wifiB902, '')).not.toMatch(SECRETS);

    const words = ['Canary Name', 'canary@mail.example', '0999 888 777', 'canaryquery'];
    for (const email of [words[1], 'not a mail']) {
      await server.app.inject({
        method: 'POST',
        url: '/api/guest-form?q=canaryquery',
        payload: { fullName: words[0], email, phoneNumber: words[2], apartment: 'B902' },
        remoteAddress: '203.0.113.77',
        headers: { 'user-agent': 'evil\n{"level":"fake"}' },
      });
    }
    for (let index = 0; index < 40; index += 1) {
      await server.app.inject({ url: `/api/guide/A${1001 + index}?q=canaryquery`, remoteAddress: '203.0.113.77' });
    }
    await server.database.db.schema.dropTable('guest_forms').execute();
    const failed = await server.app.inject({
      method: 'POST',
      url: '/api/guest-form',
      payload: { fullName: words[0], email: words[1], phoneNumber: words[2], apartment: 'B902' },
      remoteAddress: '203.0.113.78',
    });
    expect(failed.statusCode).toBe(500);
    const logs = server.logs.join('');
    expect(logs).toContain('"route":"/api/guest-form"');
    expect(logs).toContain('guide-enumeration');
    expect(logs).not.toMatch(SECRETS);
    for (const word of [...words, '203.0.113.77', 'B902', 'A1001', 'evil']) expect(logs).not.toContain(word);
    for (const line of server.logs) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it('are in no file beside the database', async () => {
    const server = await start();
    await server.app.inject('/hiden-page/B902');
    await server.app.services.publicPages.releases.keep('abc', server.clientDir, server.clock.now);
    const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/^hien\.db|^hotel\.json$/.test(entry.name),
    );
    expect(files.length).toBeGreaterThan(4);
    for (const file of files)
      expect(readFileSync(path.join(file.parentPath, file.name), 'latin1'), file.name).not.toMatch(SECRETS);
  });
});
