import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Bill } from '../../../src/contract/billing/desk';
import { STAFF } from '../../browser/desk-staff';
import { copyPostgres, dropPostgres, nameOf } from '../../support/postgres';
import { onEveryEngine } from '../../support/server-engines';
import type { RunningServer } from '../../support/app-server';
import { bookingOf, totalOfRoom1 } from '../../support/stays';
import { startMomo, type MomoStandIn, type RecordedOrder } from '../../support/stand-ins/momo';
import { onDatabase } from '../engine';
import { dice, figure, ms, SEED } from '../figures';
import { faultsOf } from '../oracle';
import { ask, dayFrom, type House, houses, nowAt, pause, trace } from '../processes';

/**
 * Operations at which a process can die: at what it does to the disk, or at what it says to the database and to its
 * callers.
 */
const OPERATIONS = { sqlite: 'pwrite64,fdatasync,fsync', postgres: 'write,writev' };
/** Beyond so many points a call is killed at every second, third … one: each takes two starts of a server. */
const MOST_POINTS = 64;
const START_LIMIT_MS = 5000;
const STORM_ROUNDS = 12;
const STORM_WRITES = 30;
const BOOK = '/api/apartment-bookings';
const NOTICE = '/api/payments/momo/ipn';

const house = houses();
let momo: MomoStandIn;
beforeEach(async () => {
  momo = await startMomo();
});
afterEach(() => momo.close());

/** Works on a copy of a stopped house, which is gone afterwards. */
async function onCopy<T>(base: House, use: (copy: House) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-copy-'));
  const databaseUrl = base.databaseUrl === null ? null : await copyPostgres(nameOf(base.databaseUrl));
  const dataDir = path.join(folder, 'data');
  cpSync(base.dataDir, dataDir, { recursive: true });
  const env = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const copy = { ...base, dataDir, databaseUrl, start: (more = {}) => base.start({ ...more, ...env }) };
  try {
    return await use(copy);
  } finally {
    if (databaseUrl !== null) await dropPostgres(databaseUrl);
    rmSync(folder, { recursive: true, force: true });
  }
}

const pidOf = (server: RunningServer): number => server.process.pid ?? 0;
const operationsOf = ({ databaseUrl }: House): string => OPERATIONS[databaseUrl === null ? 'sqlite' : 'postgres'];

/** Counts such operations of a call from its beginning to its answer. */
async function countOperations(base: House, call: (server: RunningServer) => Promise<unknown>): Promise<number> {
  return onCopy(base, async (copy) => {
    const server = await copy.start(momo.env);
    const file = path.join(copy.dataDir, 'trace.log');
    const { detach } = await trace(pidOf(server), ['-e', `trace=${operationsOf(copy)}`, '-o', file]);
    await call(server);
    await detach();
    await server.stop('SIGKILL');
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /(?:pwrite64|sync|writev?)\(/.test(line)).length;
  });
}

/** Operations at which a call of so many is killed. */
function pointsOf(operations: number): number[] {
  const step = Math.ceil(operations / MOST_POINTS);
  return Array.from({ length: Math.floor(operations / step) }, (_, index) => 1 + index * step);
}

/** Starts, dies at the `n`th operation of a call, and starts again. */
async function dieAt<T>(
  copy: House,
  n: number,
  call: (server: RunningServer) => Promise<T>,
): Promise<{ died: boolean; answered: T; again: RunningServer; startMs: number }> {
  const server = await copy.start(momo.env);
  const ended = new Promise<true>((done) => server.process.once('exit', () => done(true)));
  const kill = `inject=${operationsOf(copy)}:signal=KILL:when=${n}`;
  const { detach } = await trace(pidOf(server), ['-e', kill, '-o', '/dev/null']);
  const answered = await call(server);
  const died = await Promise.race([ended, pause(1500).then(() => false)]);
  await detach();
  await server.stop('SIGKILL');
  const began = performance.now();
  const again = await copy.start(momo.env);
  return { died, answered, again, startMs: performance.now() - began };
}

async function orderOf(server: RunningServer, key: string, days: number): Promise<Record<string, unknown>> {
  const [checkIn, checkOut] = [await dayFrom(server, days), await dayFrom(server, days + 2)];
  const body = { checkIn, checkOut, totalPrice: totalOfRoom1(checkIn, checkOut) };
  return { ...bookingOf(body, days), guestPhone: '', guestEmail: `${key}@example.vn` };
}

/** Signs reception in. @returns the cookie, which outlives the process */
async function signIn(server: RunningServer): Promise<string> {
  const answer = await ask(server.origin, 'POST', '/api/v1/auth/login', STAFF, { origin: server.origin });
  return (answer?.headers['set-cookie'] ?? []).map((one) => one.slice(0, one.indexOf(';'))).join('; ');
}

onEveryEngine('a process that is killed', (_start, freshDatabase) => {
  it('S-1: at each operation of a booking leaves one booking under its key, and all that it answered', async () => {
    const base = house(await freshDatabase());
    const first = await base.start(momo.env);
    const body = await orderOf(first, 'sweep', 60);
    await first.stop();
    const headers = { 'idempotency-key': 'kill-sweep-booking' };
    const call = (server: RunningServer): ReturnType<typeof ask> => ask(server.origin, 'POST', BOOK, body, headers);
    const operations = await countOperations(base, call);
    const wrong: string[] = [];
    const starts: number[] = [];
    let died = 0;
    for (const n of pointsOf(operations)) {
      await onCopy(base, async (copy) => {
        const run = await dieAt(copy, n, call);
        died += run.died ? 1 : 0;
        starts.push(run.startMs);
        const second = await call(run.again);
        if (second?.status !== 201) wrong.push(`at ${n}: ${second?.status ?? 'no answer'} ${second?.body ?? ''}`);
        if (run.answered?.status === 201 && run.answered.body !== second?.body)
          wrong.push(`at ${n}: an answered booking is another`);
        const now = await nowAt(run.again);
        await run.again.stop();
        await onDatabase(copy, async (rows, whole) => {
          if (!whole) wrong.push(`at ${n}: the file is broken`);
          if ((await rows('select id from bookings')).length !== 1) wrong.push(`at ${n}: not one booking`);
          wrong.push(...(await faultsOf(rows, now)).map((fault) => `at ${n}: ${fault}`));
        });
      });
    }
    figure(
      `died at ${died} of ${pointsOf(operations).length} points among ${operations} operations, ${wrong.length} faults, slowest start ${ms(Math.max(...starts))}`,
    );
    expect(wrong).toEqual([]);
    expect(died).toBeGreaterThan(pointsOf(operations).length / 2);
    expect(Math.max(...starts)).toBeLessThan(START_LIMIT_MS);
  });

  it('S-4: at each operation of a payment notice confirms once, mails once, and answers 204 to nothing that is lost', async () => {
    const base = house(await freshDatabase());
    const first = await base.start(momo.env);
    const booked = await ask(first.origin, 'POST', BOOK, await orderOf(first, 'paid', 60));
    const { id, totalPrice } = JSON.parse(booked?.body ?? '{}') as { id: string; totalPrice: number };
    const payment = { bookingType: 'APARTMENT', bookingId: id, amount: totalPrice, paymentMethod: 'MOMO' };
    expect((await ask(first.origin, 'POST', '/api/payments/momo', payment))?.status).toBe(200);
    await first.stop();
    const notice = momo.notice(momo.creates[0] as RecordedOrder);
    const call = (server: RunningServer): ReturnType<typeof ask> => ask(server.origin, 'POST', NOTICE, notice);
    const operations = await countOperations(base, call);
    const wrong: string[] = [];
    let died = 0;
    for (const n of pointsOf(operations)) {
      await onCopy(base, async (copy) => {
        const run = await dieAt(copy, n, call);
        died += run.died ? 1 : 0;
        const status = async (): Promise<string> =>
          (JSON.parse((await ask(run.again.origin, 'GET', `${BOOK}/${id}`))?.body ?? '{}') as { status: string })
            .status;
        if (run.answered?.status === 204 && (await status()) !== 'CONFIRMED') wrong.push(`at ${n}: 204 and not kept`);
        const again = await call(run.again);
        if (again?.status !== 204 || (await status()) !== 'CONFIRMED')
          wrong.push(`at ${n}: ${again?.status ?? 0} ${await status()}`);
        const now = await nowAt(run.again);
        await run.again.stop();
        await onDatabase(copy, async (rows) => {
          const mails = await rows(`select id from mails where kind = 'confirmed'`);
          if (mails.length !== 1) wrong.push(`at ${n}: ${mails.length} mails`);
          wrong.push(...(await faultsOf(rows, now)).map((fault) => `at ${n}: ${fault}`));
        });
      });
    }
    figure(
      `died at ${died} of ${pointsOf(operations).length} points among ${operations} operations, ${wrong.length} faults`,
    );
    expect(wrong).toEqual([]);
    expect(died).toBeGreaterThan(pointsOf(operations).length / 2);
  });

  it.each(['charge', 'void'] as const)(
    'X-24: at each operation of a %s on a bill leaves it there once or not at all, and once when it is asked again',
    async (what) => {
      const base = house(await freshDatabase());
      const first = await base.start({ ...momo.env, RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password });
      const cookie = await signIn(first);
      const desk = (server: RunningServer, method: string, target: string, body?: object, key?: string) =>
        ask(server.origin, method, `/api/reception/bookings/${target}`, body, {
          ...{ cookie, origin: server.origin },
          ...(key !== undefined && { 'idempotency-key': key }),
        });
      const booked = await ask(first.origin, 'POST', BOOK, {
        ...(await orderOf(first, 'bill', 60)),
        status: 'PENDING',
      });
      const { id, totalPrice } = JSON.parse(booked?.body ?? '{}') as { id: string; totalPrice: number };
      expect((await desk(first, 'POST', `${id}/confirm`, {}))?.status).toBe(200);
      const minibar = { text: 'Minibar', quantity: 2, amount: 120_000 };
      let lineId = '';
      if (what === 'void') {
        const charged = await desk(first, 'POST', `${id}/charges`, minibar, 'charged-before');
        lineId = (JSON.parse(charged?.body ?? '{}') as { id: string }).id;
      }
      await first.stop();
      const call = (server: RunningServer): ReturnType<typeof ask> =>
        what === 'charge'
          ? desk(server, 'POST', `${id}/charges`, minibar, 'kill-sweep-bill')
          : desk(server, 'POST', `${id}/lines/${lineId}/void`, { reason: 'Ghi nhầm' }, 'kill-sweep-bill');
      const good = what === 'charge' ? 201 : 200;
      /** Price of the minibar on the bill, VND; the bill has to be its own sum. */
      const onBill = async (server: RunningServer): Promise<number> => {
        const { lines, balance } = JSON.parse((await desk(server, 'GET', `${id}/bill`))?.body ?? '{}') as Bill;
        const counted = lines.filter(({ voided }) => !voided);
        const sum = counted.reduce((all, { amount }) => all + amount, 0);
        return sum === balance && lines.filter(({ kind }) => kind === 'CHARGE').length <= 1
          ? balance - totalPrice
          : NaN;
      };
      const [before, after] = what === 'charge' ? [0, minibar.amount] : [minibar.amount, 0];
      const operations = await countOperations(base, call);
      const wrong: string[] = [];
      let died = 0;
      let [kept, lost] = [0, 0];
      for (const n of pointsOf(operations)) {
        await onCopy(base, async (copy) => {
          const run = await dieAt(copy, n, call);
          died += run.died ? 1 : 0;
          const found = await onBill(run.again);
          if (found === after) kept += 1;
          else if (found === before) lost += 1;
          else wrong.push(`at ${n}: the bill is another by ${found}`);
          if (run.answered?.status === good && found !== after) wrong.push(`at ${n}: answered and lost`);
          for (let time = 0; time < 2; time += 1) {
            const again = await call(run.again);
            if (again?.status !== good) wrong.push(`at ${n}: ${again?.status ?? 'no answer'} ${again?.body ?? ''}`);
            if (run.answered?.status === good && run.answered.body !== again?.body)
              wrong.push(`at ${n}: an answered ${what} is another`);
            if ((await onBill(run.again)) !== after) wrong.push(`at ${n}: asked again, and not once`);
          }
          const now = await nowAt(run.again);
          await run.again.stop();
          await onDatabase(copy, async (rows, whole) => {
            if (!whole) wrong.push(`at ${n}: the file is broken`);
            if ((await rows('select id from bill_lines')).length !== 1) wrong.push(`at ${n}: not one line`);
            wrong.push(...(await faultsOf(rows, now)).map((fault) => `at ${n}: ${fault}`));
          });
        });
      }
      figure(
        `${what}: died at ${died} of ${pointsOf(operations).length} points among ${operations} operations, there after ${kept} and not after ${lost}, ${wrong.length} faults`,
      );
      expect(wrong).toEqual([]);
      expect(died).toBeGreaterThan(pointsOf(operations).length / 2);
      expect(Math.min(kept, lost)).toBeGreaterThan(0);
    },
  );

  it('X-22: in a storm of writes of all kinds keeps every one that it has answered', async () => {
    const place = house(await freshDatabase());
    const roll = dice(SEED);
    const wrong: string[] = [];
    let [acknowledged, unanswered, died] = [0, 0, 0];
    // Each write from an address of its own, or the limits of one would refuse most of them.
    const env = { ...momo.env, TRUSTED_PROXIES: '127.0.0.1' };
    let server = await place.start(env);
    for (let round = 0; round < STORM_ROUNDS; round += 1) {
      const writes: [string, unknown, Record<string, string>][] = [];
      for (let n = 0; n < STORM_WRITES; n += 1) {
        const headers = { 'idempotency-key': `storm-${round}-${n}`, 'x-forwarded-for': `198.51.${round}.${n}` };
        const email = `storm-${round}-${n}@example.vn`;
        const person = { fullName: 'Lê Minh', email, phoneNumber: '0912345678', apartment: 'B902' };
        if (n % 3 === 0) writes.push(['/api/guest-form', person, headers]);
        else if (n % 3 === 1)
          writes.push(['/api/contacts', { name: 'Lê Minh', email, phone: '0912345678', message: 'Máy giặt' }, headers]);
        else writes.push([BOOK, await orderOf(server, `storm-${round}-${n}`, 10 + round * STORM_WRITES + n), headers]);
      }
      const send = (): ReturnType<typeof ask>[] =>
        writes.map(([target, body, headers]) => ask(server.origin, 'POST', target, body, headers));
      const ended = new Promise<true>((done) => server.process.once('exit', () => done(true)));
      const at = 60 + Math.floor(roll() * (place.databaseUrl === null ? 700 : 400));
      const { detach } = await trace(pidOf(server), [
        ...['-e', `inject=${operationsOf(place)}:signal=KILL:when=${at}`, '-o', '/dev/null'],
      ]);
      const before = await Promise.all(send());
      died += (await Promise.race([ended, pause(500).then(() => false)])) ? 1 : 0;
      await detach();
      await server.stop('SIGKILL');
      server = await place.start(env);
      const after: Awaited<ReturnType<typeof ask>>[] = [];
      for (const one of writes) after.push(await ask(server.origin, 'POST', ...one));
      before.forEach((answer, n) => {
        if (answer === null || answer.status === 503) unanswered += 1;
        if (answer?.status !== 201) return;
        acknowledged += 1;
        if (after[n]?.body !== answer.body)
          wrong.push(`round ${round}, ${writes[n]?.[0]}: ${answer.body} became ${after[n]?.status} ${after[n]?.body}`);
      });
    }
    const now = await nowAt(server);
    await server.stop();
    await onDatabase(place, async (rows, whole) => {
      if (!whole) wrong.push('the file is broken');
      wrong.push(...(await faultsOf(rows, now)));
    });
    figure(
      `${STORM_ROUNDS} rounds (seed ${SEED}), died in ${died}: ${acknowledged} acknowledged, ${unanswered} without an answer, ${wrong.length} lost`,
    );
    expect(wrong).toEqual([]);
    expect(died).toBeGreaterThan(0);
    expect(acknowledged).toBeGreaterThan(STORM_ROUNDS);
  });
});
