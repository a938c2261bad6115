import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { receipt } from '../../../src/contract/guest-forms/guest-form';
import { onEveryEngine, onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const FORM = { fullName: 'Nguyễn Thị Hồng', email: 'hong@example.vn', phoneNumber: '0912 345 678', apartment: 'B902' };

async function send(
  { app }: TestServer,
  body: unknown,
  options: { path?: string; key?: string; headers?: Record<string, string>; address?: string } = {},
): Promise<{ status: number; body: Record<string, unknown>; retryAfter: string | undefined; text: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: options.path ?? '/api/guest-form',
    remoteAddress: options.address ?? '203.0.113.7',
    headers: {
      'content-type': 'application/json',
      ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      ...options.headers,
    },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
  return {
    status: answer.statusCode,
    body: answer.json(),
    retryAfter: answer.headers['retry-after'],
    text: answer.body,
  };
}

const count = async (server: TestServer): Promise<number> =>
  (await server.database.db.selectFrom('guest_forms').selectAll().execute()).length;

onEveryEngine('what a guest sends', (start) => {
  it('is kept in NFC before the receipt is given', async () => {
    const server = await start();
    const answer = await send(
      server,
      { ...FORM, fullName: `  ${FORM.fullName.normalize('NFD')} ` },
      { key: 'key-00001' },
    );
    expect(answer.status).toBe(201);
    expect(receipt.parse(answer.body).receivedAt).toBe('2026-11-20T03:00:00.000Z');
    const [row] = await server.database.db.selectFrom('guest_forms').selectAll().execute();
    expect(row).toMatchObject({ id: answer.body['id'], full_name: FORM.fullName, apartment: 'B902' });
  });

  it('has one effect and one receipt for one key', async () => {
    const server = await start();
    const first = await send(server, FORM, { key: 'key-00001' });
    const again = await send(server, FORM, { key: 'key-00001' });
    expect(again.text).toBe(first.text);
    expect(await count(server)).toBe(1);
  });

  it('has one effect when the same key comes many times at once', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: '203.0.113.7' } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(server, FORM, { key: 'key-00001' })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await count(server)).toBe(1);
  });

  it('is refused when the key came with other words before', async () => {
    const server = await start();
    await send(server, FORM, { key: 'key-00001' });
    const other = await send(server, { ...FORM, fullName: 'Trần Văn Nam' }, { key: 'key-00001' });
    expect(other).toMatchObject({ status: 422, body: { code: 'keyReused' } });
    expect(await count(server)).toBe(1);
  });

  it('has an effect each time without a key', async () => {
    const server = await start();
    const ids = [(await send(server, FORM)).body['id'], (await send(server, FORM)).body['id']];
    expect(new Set(ids).size).toBe(2);
    expect(await count(server)).toBe(2);
  });

  it('may be an interest, kept apart from the forms', async () => {
    const server = await start();
    const answer = await send(server, { ...FORM, action: 'Quan tâm' }, { path: '/api/interest', key: 'key-00001' });
    expect(answer.status).toBe(201);
    const rows = await server.database.db.selectFrom('interests').selectAll().execute();
    expect(rows).toMatchObject([{ action: 'Quan tâm', apartment: 'B902' }]);
    expect(await count(server)).toBe(0);
  });
});

describe('what is refused', () => {
  const start = onSqlite();
  const long = 'x'.repeat(201);
  const table: [string, unknown, string, string][] = [
    ['no name', { ...FORM, fullName: '' }, 'fullName', 'required'],
    ['only spaces for a name', { ...FORM, fullName: '   ' }, 'fullName', 'required'],
    ['a missing field', { ...FORM, email: undefined }, 'email', 'required'],
    ['a name that is too long', { ...FORM, fullName: long }, 'fullName', 'tooLong'],
    ['a number for a name', { ...FORM, fullName: 5 }, 'fullName', 'invalid'],
    ['a list for a phone', { ...FORM, phoneNumber: ['1'] }, 'phoneNumber', 'invalid'],
    ['no mail address', { ...FORM, email: 'hong' }, 'email', 'email'],
    ['a mail address with a space', { ...FORM, email: 'hong @example.vn' }, 'email', 'email'],
    ['an apartment that begins with a digit', { ...FORM, apartment: '902B' }, 'apartment', 'startsWithLetter'],
    ['a NUL', { ...FORM, fullName: 'Hồng\u0000' }, 'fullName', 'invalid'],
    [
      'half a surrogate pair',
      '{"fullName":"\\ud800","email":"a@b.vn","phoneNumber":"1","apartment":"B1"}',
      'fullName',
      'invalid',
    ],
  ];

  it('names the field and the rule, in both languages', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: '203.0.113.0/24' } });
    for (const [title, body, field, code] of table) {
      const answer = await send(server, body);
      expect([title, answer.status, answer.body['field'], answer.body['code']]).toEqual([title, 422, field, code]);
      expect(answer.body['requestId']).toBeTruthy();
    }
    const spoken = async (lang?: string): Promise<unknown> =>
      (await send(server, { ...FORM, email: 'x' }, { headers: lang === undefined ? {} : { 'accept-language': lang } }))
        .body['message'];
    expect(await spoken()).toBe('Email không hợp lệ.');
    expect(await spoken('en-US,en;q=0.9')).toBe('Invalid email address.');
    expect(await count(server)).toBe(0);
  });

  it('a body over 64 kB is 413, one of 64 kB is read', async () => {
    const server = await start();
    const bodyOf = (bytes: number): string => {
      const body = JSON.stringify({ ...FORM, more: '' });
      return body.replace('"more":""', `"more":"${'x'.repeat(bytes - Buffer.byteLength(body))}"`);
    };
    expect((await send(server, bodyOf(64 * 1024))).status).toBe(201);
    expect(await send(server, bodyOf(64 * 1024 + 1))).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
  });

  it('counts PUBLIC_ORIGIN as the origin when there is one', async () => {
    const server = await start({ env: { PUBLIC_ORIGIN: 'https://hien.example' } });
    expect((await send(server, FORM, { headers: { origin: 'https://hien.example' } })).status).toBe(201);
    expect((await send(server, FORM, { headers: { origin: 'http://localhost', host: 'localhost' } })).status).toBe(403);
  });

  it('ignores what the form does not have', async () => {
    const server = await start();
    await send(server, { ...FORM, id: 'mine', role: 'ADMIN', received_at: 1, __proto__: { x: 1 } });
    const [row] = await server.database.db.selectFrom('guest_forms').selectAll().execute();
    expect(row?.id).not.toBe('mine');
    expect(row?.received_at).toBe(server.clock.now);
  });

  it('lets five a minute of one client through, and says when the sixth may come', async () => {
    const server = await start();
    for (let index = 0; index < 5; index += 1) expect((await send(server, FORM)).status).toBe(201);
    const sixth = await send(server, FORM);
    expect(sixth).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect(Number(sixth.retryAfter)).toBeGreaterThan(0);
    expect((await send(server, FORM, { address: '203.0.113.8' })).status).toBe(201);
  });

  it('lets every phone of a hotel line send', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: '203.0.113.7' } });
    for (let index = 0; index < 300; index += 1) expect((await send(server, FORM)).status).toBe(201);
    expect((await send(server, FORM)).status).toBe(429);
  });
});

describe('what comes as a form', () => {
  const house = onOneServer();
  /** A client of its own for each call, or the limiter would speak before the rule that is looked at. */
  let clients = 0;
  const another = (): string => `198.51.100.${(clients += 1)}`;

  it.each([
    ['cut off', '{"fullName":'],
    ['with something behind it', `${JSON.stringify(FORM)} x`],
    ['with a byte order mark', `\uFEFF${JSON.stringify(FORM)}`],
    ['in UTF-16', Buffer.from(JSON.stringify(FORM), 'utf16le')],
    ['with a key twice', '{"fullName":"a","fullName":"b","email":"a@b.vn","phoneNumber":"1","apartment":"B1"}'],
    ['with a key twice, the second far from its colon', `{"fullName":"a","fullName"${' '.repeat(19)}:"b"}`],
    ['with a key twice, over lines', `{"fullName":"a","fullName"${'\n\t\r '.repeat(500)}:"b"}`],
    ['with a key twice, once escaped', '{"fullName":"a","full\\u004eame":"b"}'],
    ['nested without end', '['.repeat(30_000)],
    ['nested deep and closed', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['empty', ''],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])('JSON %s is 400', async (_title, payload) => {
    const answer = await send(house(), payload, { address: another() });
    expect(answer).toMatchObject({ status: 400, body: { code: expect.stringMatching(/^bad/) as unknown } });
  });

  it.each([['[]'], ['"text"'], ['null'], ['5'], ['true']])(
    'JSON that is no object (%s) is refused',
    async (payload) => {
      expect((await send(house(), payload, { address: another() })).status).toBe(422);
    },
  );

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/xml'],
  ])('a body of %s is 415', async (type) => {
    expect(
      await send(house(), JSON.stringify(FORM), { address: another(), headers: { 'content-type': type } }),
    ).toMatchObject({
      status: 415,
      body: { code: 'mediaType' },
    });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost.evil.example' }, 403],
    [{ origin: 'http://localhost:4173' }, 201],
    [{}, 201],
  ])('a call with %j from a page is %i', async (headers, status) => {
    expect(
      (await send(house(), FORM, { address: another(), headers: { host: 'localhost:4173', ...headers } })).status,
    ).toBe(status);
  });

  it.each([['short'], ['with space'], ['x'.repeat(256)]])(
    'an Idempotency-Key that cannot be kept (%s) is 400',
    async (key) => {
      expect((await send(house(), FORM, { key, address: another() })).status).toBe(400);
    },
  );
});

onEveryEngine('the forms of a minute', (start, freshDatabase) => {
  it('are counted over every process and restart, and begin anew after it; nobody is written down by their address', async () => {
    const databaseUrl = await freshDatabase();
    const one = await start(databaseUrl === null ? {} : { databaseUrl });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await send(one, FORM)).status);
    // On PostgreSQL a second process beside the first, on SQLite the next one after it.
    if (databaseUrl === null) await one.stop();
    const two = await start(databaseUrl === null ? { dataDir: one.dataDir } : { databaseUrl });
    const more = await Promise.all(Array.from({ length: 5 }, () => send(two, FORM)));
    expect([...statuses, ...more.map(({ status }) => status)].sort()).toEqual([
      ...Array<number>(5).fill(201),
      ...Array<number>(3).fill(429),
    ]);
    expect(Number((await send(two, FORM)).retryAfter)).toBe(60);
    expect(JSON.stringify(await two.database.db.selectFrom('request_rates').selectAll().execute())).not.toMatch(
      /203\.0\.113/,
    );
    two.clock.forward(60_000);
    expect((await send(two, FORM)).status).toBe(201);
  });

  it('of a network that floods are refused without writing', async () => {
    const server = await start();
    for (let index = 0; index < 20; index += 1) await send(server, FORM);
    const [row] = await server.database.db.selectFrom('request_rates').select('count').execute();
    expect(row?.count).toBe(5);
  });
});

describe('the spreadsheet script', () => {
  const start = onSqlite();
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  interface Got {
    body: Record<string, string>;
    type: string | undefined;
    id: string | undefined;
  }

  async function script(
    answer: (response: ServerResponse, call: number) => void,
  ): Promise<{ url: string; got: Got[] }> {
    const got: Got[] = [];
    const server = createServer((request: IncomingMessage, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        got.push({
          body: JSON.parse(text) as Record<string, string>,
          type: request.headers['content-type'],
          id: request.headers['idempotency-key'] as string | undefined,
        });
        answer(response, got.length);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/exec`, got };
  }
  const ok = (response: ServerResponse): void =>
    void response.writeHead(302, { location: 'https://script.googleusercontent.com/x' }).end();

  it('gets exactly the fields of the specification, formulas made harmless', async () => {
    const { url, got } = await script(ok);
    const server = await start({ env: { SHEETS_SCRIPT_URL: url } });
    const { body } = await send(server, { ...FORM, fullName: '=HYPERLINK("x")', extra: 'x' });
    await vi.waitFor(() => expect(got).toHaveLength(1), 5000);
    expect(got[0]).toEqual({
      body: { ...FORM, fullName: `'=HYPERLINK("x")` },
      type: 'text/plain;charset=utf-8',
      id: body['id'],
    });
    await send(server, { ...FORM, action: 'Quan tâm' }, { path: '/api/interest' });
    await vi.waitFor(() => expect(got).toHaveLength(2), 5000);
    expect(Object.keys(got[1]?.body ?? {})).toEqual(['fullName', 'email', 'phoneNumber', 'apartment', 'action']);
  });

  it('being down never delays the guest; what waited is delivered once, also after a restart', async () => {
    const { url, got } = await script((response, call) => (call < 3 ? response.writeHead(500).end() : ok(response)));
    const server = await start({ env: { SHEETS_SCRIPT_URL: url } });
    expect((await send(server, FORM)).status).toBe(201);
    await vi.waitFor(() => expect(got).toHaveLength(1), 5000);
    await server.stop();
    server.clock.forward(10 * 60_000);
    const after = await start({ env: { SHEETS_SCRIPT_URL: url }, dataDir: server.dataDir, clock: server.clock });
    await vi.waitFor(() => expect(got).toHaveLength(2), 5000);
    await vi.waitFor(
      async () => {
        after.clock.forward(20 * 60_000);
        after.app.services.guestForms.forwarder?.trigger();
        await vi.waitFor(() => expect(got).toHaveLength(3), 500);
      },
      { timeout: 8000 },
    );
    await vi.waitFor(async () => {
      const rows = await after.database.db.selectFrom('forwards').select('done_at').execute();
      expect(rows).toEqual([{ done_at: after.clock.now }]);
    });
    after.app.services.guestForms.forwarder?.trigger();
    await new Promise((done) => setTimeout(done, 100));
    expect(got).toHaveLength(3);
    expect(new Set(got.map(({ id }) => id)).size).toBe(1);
  });

  it('that redirects to a sign-in page has not taken anything', async () => {
    const { url, got } = await script(
      (response) => void response.writeHead(302, { location: 'https://accounts.google.com/ServiceLogin' }).end(),
    );
    const server = await start({ env: { SHEETS_SCRIPT_URL: url } });
    await send(server, FORM);
    await vi.waitFor(() => expect(got).toHaveLength(1), 5000);
    await vi.waitFor(() => expect(server.logs.some((line) => line.includes('not forwarded yet'))).toBe(true));
    expect(await server.database.db.selectFrom('forwards').select('done_at').execute()).toEqual([{ done_at: null }]);
  });
});

describe('how often one client may send forms', () => {
  const start = onSqlite();

  it('counts a fresh IPv6 line for each form as the site and the block that they lie in', async () => {
    const server = await start();
    const taken = async (from: (n: number) => string): Promise<number> => {
      let count = 0;
      for (let n = 0; n < 30; n += 1) if ((await send(server, FORM, { address: from(n) })).status === 201) count += 1;
      return count;
    };
    expect(await taken((n) => `2001:db8:1:${(0x200 + n).toString(16)}::1`)).toBe(10);
    expect(await taken((n) => `2001:db8:2:${n.toString(16)}00::1`)).toBe(20);
  });
});
