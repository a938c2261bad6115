import { describe, expect, it } from 'vitest';
import { receipt } from '../../../src/contract/guest-forms/guest-form';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const MESSAGE = {
  name: 'Nguyễn Thị Hồng',
  email: 'hong@example.vn',
  phone: '0912 345 678',
  message: 'Còn phòng không?',
};
const ISSUE = { ...MESSAGE, phone: '0912345678', message: 'B902, điều hoà chảy nước.', kind: 'issue' };

interface Answer {
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Record<string, unknown>;
}

async function send(
  { app }: TestServer,
  body: unknown,
  options: { key?: string; headers?: Record<string, string>; address?: string } = {},
): Promise<Answer> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contacts',
    remoteAddress: options.address ?? '203.0.113.7',
    headers: {
      'content-type': 'application/json',
      ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      ...options.headers,
    },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, body: answer.json(), text: answer.body, headers: answer.headers };
}
const kept = (server: TestServer) => server.database.db.selectFrom('contact_messages').selectAll().execute();

onEveryEngine('a message to the house', (start) => {
  it('is kept with its kind before the receipt is given', async () => {
    const server = await start();
    const answer = await send(server, { ...MESSAGE, name: ` ${MESSAGE.name.normalize('NFD')} ` }, { key: 'message-1' });
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(receipt.parse(answer.body).receivedAt).toBe('2026-11-20T03:00:00.000Z');
    await send(server, ISSUE, { key: 'message-2' });
    expect(await kept(server)).toMatchObject([
      { ...MESSAGE, id: answer.body['id'], kind: 'contact' },
      { kind: 'issue', phone: '0912345678' },
    ]);
  });

  it('has one effect and one receipt however often its key comes, also at once', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: '203.0.113.7' } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(server, MESSAGE, { key: 'message-1' })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await kept(server)).toHaveLength(1);
  });

  it('is refused when its key came with other words before', async () => {
    const server = await start();
    await send(server, MESSAGE, { key: 'message-1' });
    const other = await send(server, { ...MESSAGE, message: 'Khác' }, { key: 'message-1' });
    expect(other).toMatchObject({ status: 422, body: { code: 'keyReused' } });
    expect(await kept(server)).toHaveLength(1);
  });
});

describe('what is refused', () => {
  const start = onSqlite();
  const table: [string, unknown, string, string][] = [
    ['no name', { ...MESSAGE, name: ' ' }, 'name', 'required'],
    ['a missing message', { ...MESSAGE, message: undefined }, 'message', 'required'],
    ['a list for a message', { ...MESSAGE, message: ['a'] }, 'message', 'invalid'],
    ['a number for a phone', { ...MESSAGE, phone: 912 }, 'phone', 'invalid'],
    ['a message that is too long', { ...MESSAGE, message: 'x'.repeat(5001) }, 'message', 'tooLong'],
    ['no mail address', { ...MESSAGE, email: 'hong' }, 'email', 'email'],
    ['two mail addresses', { ...MESSAGE, email: 'a@b.vn,c@d.vn' }, 'email', 'email'],
    ['a line break in a name', { ...MESSAGE, name: 'Hồng\nBcc: x' }, 'name', 'invalid'],
    ['a NUL in a message', { ...MESSAGE, message: 'a\u0000b' }, 'message', 'invalid'],
    ['letters in an issue’s phone', { ...ISSUE, phone: '0912a' }, 'phone', 'digitsOnly'],
    ['another kind', { ...MESSAGE, kind: 'spam' }, 'kind', 'invalid'],
  ];

  it('names the field and the rule, and keeps nothing', async () => {
    const server = await start({ env: { HOTEL_NETWORKS: '203.0.113.0/24' } });
    for (const [title, body, field, code] of table) {
      const answer = await send(server, body);
      expect([title, answer.status, answer.body['field'], answer.body['code']]).toEqual([title, 422, field, code]);
    }
    expect(await kept(server)).toEqual([]);
  });

  it('says it in the language that was asked for', async () => {
    const server = await start();
    const vi = await send(server, { ...ISSUE, phone: '0912a' });
    const en = await send(server, { ...ISSUE, phone: '0912a' }, { headers: { 'accept-language': 'en' } });
    expect(vi.body['message']).toBe('Số điện thoại chỉ được chứa số');
    expect(en.body['message']).toBe('The phone number may contain digits only');
  });

  it("is a call from another site's page", async () => {
    const server = await start();
    const answer = await send(server, MESSAGE, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
    expect(await kept(server)).toEqual([]);
  });

  it('is the sixth message in a minute from one client, and nobody else’s', async () => {
    const server = await start();
    for (let sent = 0; sent < 5; sent += 1) expect((await send(server, MESSAGE)).status).toBe(201);
    const sixth = await send(server, MESSAGE);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(server, MESSAGE, { address: '203.0.113.8' })).status).toBe(201);
  });

  it('leaves no word of it in the logs', async () => {
    const server = await start();
    await send(server, { ...MESSAGE, message: 'canary-message' });
    await send(server, { ...MESSAGE, email: 'canary-mail' });
    expect(server.logs.join('')).not.toMatch(/canary|Hồng|0912 ?345 ?678/);
  });
});
