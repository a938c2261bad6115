// In the last ring (`inTheLastRing` of vite.config.ts): a day of guessing is thousands of calls.
import { expect, it } from 'vitest';
import { cookieOf, login, register } from '../../support/accounts';
import { oneSessionOf } from '../../support/desk';
import { testHotel } from '../../support/hotel';
import { enrol } from '../../support/second-factor';
import type { TestServer } from '../../support/server';
import { onSqlite } from '../../support/server-engines';

const start = onSqlite();
const WRONG = { password: 'Khong-phai-1' };
const from = (address: string) => ({ 'x-forwarded-for': address });
const behindProxy = { hotel: testHotel(), env: { TRUSTED_PROXIES: '127.0.0.1' } };
const DAY = 24 * 3_600_000;

/** Tries wrong passwords, waiting as long as the server says; how many were looked at within `ms`. */
async function guess(server: TestServer, ms: number, headers: Record<string, string>): Promise<number> {
  const end = server.clock.now + ms;
  for (let looked = 0; ;) {
    const answer = await login(server, WRONG, headers);
    if (answer.statusCode === 401) looked += 1;
    else {
      expect(answer.statusCode).toBe(429);
      server.clock.forward(Number(answer.headers['retry-after']) * 1000);
    }
    if (server.clock.now >= end) return looked;
  }
}

it('guesses at most a hundred passwords of one account in a day, whatever addresses and browsers it has', async () => {
  const server = await start(behindProxy);
  await register(server);
  const one = await guess(server, DAY, from('203.0.113.7'));
  expect(one).toBeLessThanOrEqual(100);
  server.clock.forward(DAY);
  let many = 0;
  for (let network = 0; network < 60; network += 1) {
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await login(server, WRONG, from(`203.0.${network}.1`));
      if (answer.statusCode === 401) many += 1;
    }
  }
  expect(many).toBe(100);
}, 60_000);

/** Guesses once a minute for a day, from so many addresses in turn; how many were looked at. */
async function guessAllDay(server: TestServer, addresses: number): Promise<number> {
  let looked = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const answer = await login(server, WRONG, from(`203.0.${minute % addresses}.1`));
    if (answer.statusCode === 401) looked += 1;
    server.clock.forward(60_000);
    // What is refused costs this test as much as what is not: an hour without a look is a day without one.
    if (looked === 0) break;
  }
  return looked;
}

it.each([
  // addresses, at most so many guesses a day, the owner's new browser is let in
  [1, 40, true],
  [4, 72, true],
  [10, 90, true],
])(
  'from %i addresses, one guess a minute: at most %i a day, and the owner comes in with a new browser',
  async (addresses, most, comesIn) => {
    const server = await start(behindProxy);
    await register(server);
    const cookie = cookieOf(await login(server, {}, from('198.51.100.1')));
    expect(await guessAllDay(server, addresses)).toBeLessThanOrEqual(most);
    expect((await login(server, {}, from('198.51.100.99'))).statusCode === 200).toBe(comesIn);
    expect((await login(server, {}, { ...from('198.51.100.1'), cookie })).statusCode).toBe(200);
  },
  120_000,
);

it('takes ten times as many for an account with a second factor, whose password alone opens nothing', async () => {
  const server = await start(behindProxy);
  await enrol(server, await oneSessionOf(server));
  const body = { email: 'letan@hien.example', ...WRONG };
  let looked = 0;
  for (let network = 0; network < 60; network += 1) {
    for (let tries = 0; tries < 5; tries += 1) {
      if ((await login(server, body, from(`203.0.${network}.1`))).statusCode === 401) looked += 1;
    }
  }
  expect(looked).toBe(300);
}, 120_000);
