import { hashAtFullCost } from '../../support/argon2';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { login, personOf, register } from '../../support/accounts';
import { testHotel } from '../../support/hotel';
import { onEveryEngine, onOneServer, onSqlite } from '../../support/server-engines';

const EXISTS = 'Email hoặc số điện thoại đã tồn tại!';

onEveryEngine('registering', (start) => {
  it.each([
    ['another case', { email: 'DIEM1@Example.VN' }],
    ['spaces around', { email: '  diem1@example.vn ' }],
    ['the same phone with the country code', { email: 'khac@example.vn', phoneNumber: '+84912345101' }],
    ['the same phone written otherwise', { email: 'khac@example.vn', phoneNumber: '(091) 234.51-01' }],
  ])('finds the account of the same person: %s', async (_, changes) => {
    const server = await start();
    expect((await register(server)).statusCode).toBe(201);
    const again = await register(server, personOf(1, { phoneNumber: '0987654321', ...changes }));
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'accountExists', message: EXISTS });
  });

  it.each([
    ['a domain in letters of its own', 'an@đặcsản.vn', 'an@xn--csn-8ma6jn4b.vn'],
    ['letters taken apart', 'an@caf\u00e9.example', 'an@cafe\u0301.example'],
  ])('takes two spellings of one address for one: %s', async (_, one, other) => {
    const server = await start();
    const punycode = new URL(`http://${one.split('@')[1] ?? ''}`).hostname;
    const spelt = other.includes('xn--') ? `an@${punycode}` : other;
    expect((await register(server, personOf(1, { email: one }))).statusCode).toBe(201);
    expect((await register(server, personOf(2, { email: spelt }))).statusCode).toBe(409);
  });

  it('keeps a tagged address apart: it is another mailbox to its owner', async () => {
    const server = await start();
    expect((await register(server)).statusCode).toBe(201);
    expect((await register(server, personOf(2, { email: 'diem1+hotel@example.vn' }))).statusCode).toBe(201);
  });

  it('of one address by twenty at once makes one account', async () => {
    const server = await start();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => register(server, personOf(number, { email: 'mot@example.vn' }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await server.database.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('gives the same answer to the same key, and makes one account', async () => {
    const server = await start();
    const key = { 'idempotency-key': 'register-0001' };
    const first = await register(server, personOf(), key);
    expect((await register(server, personOf(), key)).body).toBe(first.body);
    expect((await register(server, personOf(2), key)).json()).toMatchObject({ code: 'keyReused' });
    expect(await server.database.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('never gives a role, an id or anything else that was not asked for', async () => {
    const server = await start();
    const wish = { role: 'RECEPTION', id: 'mine', emailVerified: true, createdAt: 1, userId: 'x', success: false };
    expect((await register(server, personOf(1, wish))).statusCode).toBe(201);
    expect((await login(server)).json()).toMatchObject({ data: { role: 'USER' } });
    const [row] = await server.database.db.selectFrom('users').selectAll().execute();
    expect(row).toMatchObject({ role: 'USER', created_at: server.clock.now });
    expect(row?.id).not.toBe('mine');
  });

  it('tries no list: twenty addresses an hour from one client, the same one again for nothing', async () => {
    const server = await start();
    await register(server);
    for (let number = 2; number <= 20; number += 1) {
      expect((await register(server, personOf(number, { password: 'x' }))).statusCode).toBe(422);
      await register(server, personOf(number, { phoneNumber: '0912345101' }));
    }
    const late = await register(server, personOf(21));
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await register(server)).statusCode).toBe(409);
    server.clock.forward(3_600_001);
    expect((await register(server, personOf(21))).statusCode).toBe(201);
  });
});

describe('registering with what is none', () => {
  const house = onOneServer();

  it.each(['name', 'email', 'phoneNumber', 'password'])('asks for %s', async (field) => {
    const server = house();
    for (const value of [undefined, '']) {
      const answer = await register(server, personOf(1, { [field]: value }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'required', field });
    }
  });

  it.each([
    ['email', 'diem', 'email'],
    ['email', 'diem@example.vn, x@evil.example', 'email'],
    ['email', 'diem\u0000@example.vn', 'invalid'],
    ['phoneNumber', 'abc', 'phone'],
    ['phoneNumber', '12', 'phone'],
    ['password', 'ngắn1', 'passwordTooShort'],
    ['name', 'x'.repeat(201), 'tooLong'],
    ['name', 'a\nb', 'invalid'],
  ])('refuses %s = %j', async (field, value, code) => {
    const answer = await register(house(), personOf(1, { [field]: value }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, field });
  });
});

const start = onSqlite();

it('keeps a password as argon2id with a salt of its own, and nowhere else', async () => {
  hashAtFullCost();
  const server = await start();
  await register(server, personOf(1), { 'idempotency-key': 'register-0001' });
  await register(server, personOf(2));
  await login(server);
  await login(server, { password: 'Canary-wrong-1' });
  const hashes = (await server.database.db.selectFrom('users').select('password_hash').execute()).map(
    (row) => row.password_hash,
  );
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$/);
  expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(2);
  const disk = readdirSync(server.dataDir)
    .filter((name) => name.startsWith('hien.db'))
    .map((name) => readFileSync(path.join(server.dataDir, name), 'latin1'))
    .join();
  for (const secret of ['Hoa-phuong-2026', 'Canary-wrong-1']) {
    expect(disk).not.toContain(secret);
    expect(server.logs.join()).not.toContain(secret);
  }
});

it('tries no list from the lines of one wide network either', async () => {
  const server = await start({ hotel: testHotel(), env: { TRUSTED_PROXIES: '127.0.0.1' } });
  let taken = 0;
  // A line of its own for every five addresses: none of them reaches its own limit.
  for (let line = 0; line < 40; line += 1) {
    for (let one = 0; one < 5; one += 1) {
      const number = 100 + line * 5 + one;
      const answer = await register(server, personOf(number), {
        'x-forwarded-for': `2001:db8:77:${line.toString(16)}::1`,
      });
      if (answer.statusCode === 429) {
        // The /56 counts for two clients of twenty.
        expect(taken).toBe(40);
        // A neighbour in another /48 is let in.
        const other = await register(server, personOf(1), { 'x-forwarded-for': '2001:db8:78::1' });
        expect(other.statusCode).toBe(201);
        return;
      }
      taken += 1;
    }
  }
  throw new Error(`${taken} addresses were tried`);
});
