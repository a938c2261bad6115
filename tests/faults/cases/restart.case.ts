import http, { type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEveryEngine } from '../../support/server-engines';
import type { RunningServer } from '../../support/app-server';
import { bookingOf, totalOfRoom1 } from '../../support/stays';
import { startMomo, type MomoStandIn, type RecordedOrder } from '../../support/stand-ins/momo';
import { onDatabase } from '../engine';
import { figure, ms, tally } from '../figures';
import { faultsOf } from '../oracle';
import { ask, dayFrom, houses, nowAt, pause } from '../processes';

const BOOK = '/api/apartment-bookings';
const PAY = '/api/payments/momo';
const NOTICE = '/api/payments/momo/ipn';
const DRAIN_LIMIT_MS = 10_000;

const house = houses();
let momo: MomoStandIn;
beforeEach(async () => {
  momo = await startMomo();
});
afterEach(() => momo.close());

interface Held {
  id: string;
  expiresAt: string;
  totalPrice: number;
}

async function hold(server: RunningServer, guest = 1): Promise<Held> {
  const [checkIn, checkOut] = [await dayFrom(server, 40 + guest * 3), await dayFrom(server, 42 + guest * 3)];
  const body = {
    ...bookingOf({ checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut) }, guest),
    guestPhone: '',
  };
  const said = await ask(server.origin, 'POST', BOOK, body);
  if (said?.status !== 201) throw new Error(`${said?.status ?? 0} ${said?.body ?? ''}`);
  return JSON.parse(said.body) as Held;
}

const pay = (server: RunningServer, { id, totalPrice }: Held, key = 'pay-key-1'): ReturnType<typeof ask> =>
  ask(
    server.origin,
    'POST',
    PAY,
    { bookingType: 'APARTMENT', bookingId: id, amount: totalPrice, paymentMethod: 'MOMO' },
    {
      'idempotency-key': key,
    },
  );

const view = async (server: RunningServer, { id }: Held): Promise<{ status: string; expiresAt: string | null }> =>
  JSON.parse((await ask(server.origin, 'GET', `${BOOK}/${id}`))?.body ?? '{}') as {
    status: string;
    expiresAt: string | null;
  };

async function until(what: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await what())) {
    if (performance.now() > end) throw new Error('It did not come.');
    await pause(20);
  }
}

/** A message of which half has been sent; `finish` sends the rest and gives the answer's status. */
function halfSent({ origin }: RunningServer, n: number): { finish: () => Promise<number | 'no answer'> } {
  const body = JSON.stringify({
    name: 'Lê Minh',
    email: `half-${n}@example.vn`,
    phone: '0912345678',
    message: `Máy giặt ${n}`,
  });
  const request = http.request(`${origin}/api/contacts`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': `stop-under-way-${n}`,
      'x-forwarded-for': `198.51.${n}.7`,
    },
  });
  const answered = new Promise<number | 'no answer'>((done) => {
    request.on('response', (answer) => done(answer.resume().statusCode ?? 0));
    request.on('error', () => done('no answer'));
  });
  request.write(body.slice(0, 40));
  return {
    finish: () => {
      request.end(body.slice(40));
      return answered;
    },
  };
}

onEveryEngine('a process that ends in the middle', (_start, freshDatabase) => {
  it('S-2, S-6: killed while the wallet makes an order: the same hold to the millisecond, and no second order', async () => {
    const place = house(await freshDatabase());
    let server = await place.start(momo.env);
    const held = await hold(server);
    const quick = momo.onCreate;
    const silent: ServerResponse[] = [];
    momo.onCreate = (_, reply) => void silent.push(reply);
    const lost = pay(server, held);
    await until(() => silent.length === 1);
    await server.stop('SIGKILL');
    expect(await lost).toBeNull();
    silent.forEach((reply) => reply.destroy());
    momo.onCreate = quick;
    const seen: string[] = [];
    for (const signal of ['SIGTERM', 'SIGKILL', 'SIGTERM'] as const) {
      server = await place.start(momo.env);
      seen.push((await view(server, held)).expiresAt ?? '');
      await server.stop(signal);
    }
    server = await place.start(momo.env);
    // The order that may be there is the wallet's until the one who asked could have heard of it.
    await until(async () => (await pay(server, held))?.status === 200, 60_000);
    const orders = new Set(momo.creates.map(({ orderId }) => orderId));
    figure(
      `4 ends: expiresAt moved by ${Math.max(...seen.map((one) => Math.abs(Date.parse(one) - Date.parse(held.expiresAt))))} ms; ${orders.size} order number in ${momo.creates.length} calls to the wallet`,
    );
    expect(new Set(seen)).toEqual(new Set([held.expiresAt]));
    expect(orders.size).toBe(1);
    expect((await view(server, held)).status).toBe('HOLD');
    const now = await nowAt(server);
    expect(await onDatabase(place, (rows) => faultsOf(rows, now))).toEqual([]);
  });

  it('S-23: the same notice 50 times at once, 5 times later, and after a kill and a stop, confirms once', async () => {
    const place = house(await freshDatabase());
    let server = await place.start(momo.env);
    const held = await hold(server);
    expect((await pay(server, held))?.status).toBe(200);
    const notice = momo.notice(momo.creates[0] as RecordedOrder);
    const tell = (): ReturnType<typeof ask> => ask(server.origin, 'POST', NOTICE, notice);
    const said = await Promise.all(Array.from({ length: 50 }, tell));
    for (let more = 0; more < 5; more += 1) said.push(await tell());
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      await server.stop(signal);
      server = await place.start(momo.env);
      said.push(await tell(), await tell());
    }
    const slowest = Math.max(...said.map((one) => one?.ms ?? Infinity));
    const wrong = await onDatabase(place, async (rows) => [
      ...(await faultsOf(rows, await nowAt(server))),
      ...((await rows(`select id from mails where kind = 'confirmed'`)).length === 1 ? [] : ['not one mail']),
    ]);
    figure(`${said.length} notices: ${tally(said.map((one) => one?.status ?? 0))}, one mail, slowest ${ms(slowest)}`);
    expect(tally(said.map((one) => one?.status ?? 0))).toBe('59×204');
    expect(wrong).toEqual([]);
    expect((await view(server, held)).status).toBe('CONFIRMED');
  });

  it('S-39: SIGTERM with 20 calls and an order at the wallet under way: all are answered or told 503, none is lost', async () => {
    const place = house(await freshDatabase());
    const env = { ...momo.env, TRUSTED_PROXIES: '127.0.0.1' };
    let server = await place.start(env);
    const held = await hold(server);
    const quick = momo.onCreate;
    momo.onCreate = (body, reply) => void setTimeout(() => quick(body, reply), 2500);
    const order = pay(server, held);
    await until(() => momo.creates.length === 1);
    const calls = Array.from({ length: 20 }, (_, n) => halfSent(server, n));
    // All of them are read as far as they have come.
    await pause(500);
    const ended = server.stop('SIGTERM');
    const began = performance.now();
    await pause(300);
    const said = await Promise.all(calls.map((call) => call.finish()));
    const code = await ended;
    const took = performance.now() - began;
    const paid = await order;
    server = await place.start(momo.env);
    const kept = await onDatabase(place, (rows) => rows('select id from contact_messages'));
    const taken = said.filter((status) => status === 201);
    figure(
      `exit ${code ?? 'by signal'} after ${ms(took)}; 20 half-sent calls: ${tally(said)}; the order ${paid?.status ?? 'no answer'}; ${kept.length} kept`,
    );
    expect(code).toBe(0);
    expect(took).toBeLessThan(DRAIN_LIMIT_MS + 1000);
    expect(said.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(kept).toHaveLength(taken.length);
    expect([200, 503]).toContain(paid?.status ?? 503);
  });

  it('S-9: on PostgreSQL no answer leaves before its commit, and commits wait for the disk', async (context) => {
    const databaseUrl = await freshDatabase();
    if (databaseUrl === null) return context.skip('SQLite: npm run bench durability counts the syncs');
    const place = house(databaseUrl);
    const server = await place.start(momo.env);
    await hold(server);
    // What the product's own connections have set for themselves: whether a commit waits is the database's to say.
    const set = await onDatabase(place, (rows) =>
      rows(
        `select setting from pg_db_role_setting s cross join lateral unnest(s.setconfig) as setting where setting like 'synchronous_commit%'`,
      ),
    );
    const booked = await onDatabase(place, (rows) => rows('select id from bookings'));
    figure(
      `a booking is seen by another connection when its answer is there; ${set.length} settings of ours against waiting for the disk`,
    );
    expect(booked).toHaveLength(1);
    expect(set).toEqual([]);
  });
});
