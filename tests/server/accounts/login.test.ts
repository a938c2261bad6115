import { describe, expect, it } from 'vitest';
import { cookieOf, login, personOf, post, register } from '../../support/accounts';
import { testHotel } from '../../support/hotel';
import type { TestServer } from '../../support/server';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import { hashAtFullCost } from '../../support/argon2';
import { processorMs } from '../../support/processor-time';
import { mailedToken } from '../../support/written-mails';

const WRONG = { password: 'Khong-phai-1' };
const from = (address: string) => ({ 'x-forwarded-for': address });
const behindProxy = { hotel: testHotel(), env: { TRUSTED_PROXIES: '127.0.0.1' } };

onEveryEngine('a password', (start) => {
  it('that is wrong is refused in the same words as an address without an account', async () => {
    const server = await start();
    await register(server);
    const wrong = await login(server, WRONG);
    const unknown = await login(server, { email: 'ai@example.vn' });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect({ ...answer.json<object>(), requestId: '' }).toEqual({
        success: false,
        message: 'Sai email hoặc mật khẩu!',
        code: 'wrongCredentials',
        requestId: '',
      });
      expect(cookieOf(answer)).not.toContain('session');
    }
  });

  it('is taken however the address is written and the letters are composed', async () => {
    const server = await start();
    await register(server, personOf(1, { password: 'Ngọc-Diễm-1' }));
    const typed = { email: ' DIEM1@EXAMPLE.VN', password: 'Ngọc-Diễm-1'.normalize('NFD') };
    expect((await login(server, typed)).statusCode).toBe(200);
  });

  it('has five free tries; the sixth waits, longer each time, at most a minute', async () => {
    const server = await start();
    await register(server);
    for (let tries = 0; tries < 5; tries += 1) expect((await login(server, WRONG)).statusCode).toBe(401);
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const answer = await login(server, WRONG);
      expect(answer.statusCode).toBe(429);
      waits.push(Number(answer.headers['retry-after']));
      server.clock.forward((waits.at(-1) ?? 0) * 1000);
      expect((await login(server, WRONG)).statusCode).toBe(401);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('is waited for as long where the address has no account', async () => {
    const server = await start();
    await register(server);
    const seen = await Promise.all(
      ['diem1@example.vn', 'ai@example.vn'].map(async (email) => {
        const answers: [number, unknown][] = [];
        for (let tries = 0; tries < 7; tries += 1) {
          const { statusCode, headers } = await login(server, { email, ...WRONG });
          answers.push([statusCode, headers['retry-after']]);
        }
        return answers;
      }),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.at(-1)?.[0]).toBe(429);
  });

  it('is looked at no oftener when a hundred come at once', async () => {
    const server = await start();
    await register(server);
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(server, WRONG)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true);
  });

  it('that is right comes in within a minute while somebody behind the same address guesses', async () => {
    const server = await start();
    await register(server);
    for (let tries = 0; tries < 6; tries += 1) await login(server, WRONG);
    const first = await login(server);
    expect(first.statusCode).toBe(429);
    // The browser got a mark with that answer; a second look is its own.
    expect((await login(server, {}, { cookie: cookieOf(first) })).statusCode).toBe(200);
    server.clock.forward(60_000);
    expect((await login(server)).statusCode).toBe(200);
  });

  it('that is right clears the tries of its own place', async () => {
    const server = await start();
    await register(server);
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) expect((await login(server, WRONG)).statusCode).toBe(401);
      expect((await login(server)).statusCode).toBe(200);
    }
  });
});

const start = onSqlite();

it('lets the owner in by the mail for a lost password when even that is used up, and says so', async () => {
  const server = await start(behindProxy);
  await register(server);
  for (let network = 0; network < 60; network += 1) {
    for (let tries = 0; tries < 2; tries += 1) await login(server, WRONG, from(`203.0.${network}.1`));
  }
  const owner = from('198.51.100.9');
  const refused = await login(server, {}, { ...owner, 'accept-language': 'en' });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'signInHeld']);
  expect(refused.json<{ message: string }>().message).toContain('Forgot password?');
  await post(server, '/api/v1/auth/forgot-password', { email: 'diem1@example.vn' }, owner);
  await server.app.services.mails.run();
  const token = await mailedToken(server);
  const reset = await post(server, '/api/v1/auth/reset-password', { token, password: 'Thuyen-buom-nau-8' }, owner);
  const known = cookieOf(reset);
  // Strangers begin again at once: the browser that the mail was opened with is known by now.
  for (let network = 0; network < 60; network += 1) {
    for (let tries = 0; tries < 2; tries += 1) await login(server, WRONG, from(`203.0.${network}.1`));
  }
  const password = 'Thuyen-buom-nau-8';
  expect((await login(server, { password }, { ...owner, cookie: known })).statusCode).toBe(200);
}, 120_000);

it('slows one address down that tries a leaked password on each of many accounts, and says so once', async () => {
  const server = await start(behindProxy);
  const spray = async (number: number, address: string) =>
    (await login(server, { email: `ai${number}@example.vn`, ...WRONG }, from(address))).statusCode;
  const answers: number[] = [];
  for (let number = 0; number < 40; number += 1) answers.push(await spray(number, '203.0.113.7'));
  expect(answers.filter((status) => status === 401)).toHaveLength(30);
  // A million accounts, a minute each: 1,440 a day instead of as many as the line takes.
  let looked = 0;
  for (let number = 100; number < 160; number += 1) {
    server.clock.forward(10_000);
    if ((await spray(number, '203.0.113.7')) === 401) looked += 1;
  }
  expect(looked).toBeLessThanOrEqual(15);
  const alarms = server.logs.filter((line) => line.includes('password-spraying'));
  expect(alarms).toHaveLength(1);
  expect(alarms[0]).toContain('203.0.113.0/24');
  expect(alarms[0]).not.toContain('203.0.113.7');
  // Another address is nobody's fault, and a known browser behind the same one is its owner's.
  expect(await spray(0, '198.51.100.1')).toBe(401);
}, 120_000);

it('counts the lines of one wide network together, of IPv6', { tags: 'last-ring', timeout: 120_000 }, async () => {
  const server = await start(behindProxy);
  await register(server);
  const line = (number: number): string => `2001:db8:77:${number.toString(16)}::1`;
  // Ten accounts from each line of a /56: none is conspicuous by itself.
  let looked = 0;
  for (let number = 0; number < 200; number += 1) {
    const email = `ai${number}@example.vn`;
    const { statusCode } = await login(server, { email, ...WRONG }, from(line(Math.floor(number / 10))));
    if (statusCode === 401) looked += 1;
  }
  expect(looked).toBe(60);
  expect(server.logs.filter((text) => text.includes('password-spraying'))).toHaveLength(1);
  // A free try from each line would use up what the account has for strangers, and keep its owner out.
  server.clock.forward(2 * 3_600_000);
  let guessed = 0;
  for (let number = 0; number < 100; number += 1) {
    if ((await login(server, WRONG, from(line(number)))).statusCode === 401) guessed += 1;
  }
  expect(guessed).toBeLessThan(100);
  expect((await login(server, {}, from('198.51.100.1'))).statusCode).toBe(200);
});

describe('on one of the house’s own lines', () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1', HOTEL_NETWORKS: '203.0.113.0/24' };
  const guestOf = (number: number): string => `ai${number}@example.vn`;
  const alarmsOf = (server: TestServer): string[] => server.logs.filter((line) => line.includes('password-spraying'));

  it('one leaked password is tried on few accounts without a mark, and guests with one sign in meanwhile', async () => {
    const server = await start({ ...behindProxy, env });
    await register(server);
    const known = cookieOf(await login(server, {}, from('198.51.100.1')));
    const answers: number[] = [];
    for (let number = 0; number < 100; number += 1) {
      answers.push((await login(server, { email: guestOf(number), ...WRONG }, from('203.0.113.7'))).statusCode);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(30);
    expect(alarmsOf(server)).toHaveLength(1);
    // A guest's new browser gets its mark with the refusal, and is in with the next try; its owner's is at once.
    const refused = await login(server, {}, from('203.0.113.7'));
    expect(refused.statusCode).toBe(429);
    const marked = { ...from('203.0.113.7'), cookie: cookieOf(refused) };
    expect((await login(server, {}, marked)).statusCode).toBe(200);
    expect((await login(server, {}, { ...from('203.0.113.7'), cookie: known })).statusCode).toBe(200);
  }, 120_000);

  it(
    'marks by the dozen, and one line after the other, are counted together',
    { tags: 'last-ring', timeout: 120_000 },
    async () => {
      const server = await start({ ...behindProxy, env });
      let looked = 0;
      let cookie = '';
      for (let number = 0; number < 400; number += 1) {
        const place = from(`203.0.113.${1 + (number % 200)}`);
        const headers = number % 20 === 0 ? place : { ...place, cookie };
        const answer = await login(server, { email: guestOf(number), ...WRONG }, headers);
        if (number % 20 === 0) cookie = cookieOf(answer);
        if (answer.statusCode === 401) looked += 1;
      }
      expect(looked).toBe(300);
      expect(alarmsOf(server)).toHaveLength(1);
      // Nobody who waits there waits long.
      server.clock.forward(4001);
      expect((await login(server, { email: guestOf(999), ...WRONG }, from('203.0.113.7'))).statusCode).toBe(401);
      const next = await login(server, { email: guestOf(999), ...WRONG }, from('203.0.113.7'));
      expect(next.statusCode === 429 && Number(next.headers['retry-after']) <= 4).toBe(true);
    },
  );

  it('six hundred guests sign in, each after a slip', { tags: 'last-ring', timeout: 240_000 }, async () => {
    const server = await start({ ...behindProxy, env });
    await register(server);
    const [row] = await server.database.db.selectFrom('users').selectAll().execute();
    for (let guest = 1; row && guest <= 600; guest += 1) {
      const keys = { email: guestOf(guest), email_key: guestOf(guest), phone_key: `x${guest}` };
      await server.database.db
        .insertInto('users')
        .values({ ...row, id: String(guest), ...keys })
        .execute();
    }
    const told = new Set<number>();
    for (let guest = 1; guest <= 600; guest += 1) {
      const slip = await login(server, { email: guestOf(guest), ...WRONG }, from('203.0.113.7'));
      told.add(slip.statusCode);
      const again = { ...from('203.0.113.7'), cookie: cookieOf(slip) };
      told.add((await login(server, { email: guestOf(guest) }, again)).statusCode);
    }
    expect([...told]).toEqual([401, 200]);
  });
});

it('lets the owner in at once with a browser that has signed in before, whoever guesses', async () => {
  const server = await start(behindProxy);
  await register(server);
  const cookie = cookieOf(await login(server, {}, from('198.51.100.1')));
  for (let network = 0; network < 25; network += 1) {
    for (let tries = 0; tries < 5; tries += 1) await login(server, WRONG, from(`203.0.${network}.1`));
  }
  expect((await login(server, {}, from('198.51.100.9'))).statusCode).toBe(429);
  expect((await login(server, {}, { ...from('198.51.100.1'), cookie })).statusCode).toBe(200);
  // The mark is good for this account alone, and only as it was signed.
  await register(server, personOf(2));
  const forged = cookie.replace(/hien_known=.{4}/, 'hien_known=AAAA');
  expect((await login(server, {}, { ...from('198.51.100.9'), cookie: forged })).statusCode).toBe(429);
}, 60_000);

it('refuses none of the honest guests behind one address', async () => {
  const server = await start();
  const { db } = server.database;
  await register(server);
  const [row] = await db.selectFrom('users').selectAll().execute();
  for (let guest = 2; row && guest <= 60; guest += 1) {
    const { email, phoneNumber } = personOf(guest) as Record<string, string>;
    const keys = { email_key: email ?? '', phone_key: phoneNumber ?? '' };
    await db
      .insertInto('users')
      .values({ ...row, id: String(guest), email: email ?? '', ...keys })
      .execute();
  }
  for (let guest = 1; guest <= 60; guest += 1) {
    const { email } = personOf(guest);
    if (guest % 3 === 0) expect((await login(server, { email, ...WRONG })).statusCode).toBe(401);
    expect((await login(server, { email })).statusCode).toBe(200);
  }
}, 60_000);

it('takes as long for an address without an account as for a wrong password', async () => {
  hashAtFullCost();
  const server = await start(behindProxy);
  await register(server);
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 15; round += 1) {
    for (const [who, email] of [
      ['known', 'diem1@example.vn'],
      ['unknown', `ai${round}@example.vn`],
    ] as const) {
      const began = processorMs();
      const answer = await login(server, { email, ...WRONG }, from(`203.0.${round}.1`));
      took[who].push(processorMs() - began);
      expect(answer.statusCode).toBe(401);
    }
  }
  const median = (times: number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  // A hash costs tens of milliseconds: skipping it would show.
  expect(median(took.unknown) / median(took.known)).toBeGreaterThan(0.5);
}, 60_000);
