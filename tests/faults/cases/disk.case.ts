import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { RunningServer } from '../../support/app-server';
import { onDatabase } from '../engine';
import { figure, ms, tally } from '../figures';
import { faultsOf } from '../oracle';
import { ask, houses, nowAt, pause, trace } from '../processes';

const WRITES = 20;
const REFUSED_WITHIN_MS = 2000;
const RECOVERED_WITHIN_MS = 5000;
/** Number of write operations that are broken one after the other. */
const BREAKS = 14;

const house = houses();

const form = (n: number | string): object => ({
  fullName: 'Lê Minh',
  email: `disk-${n}@example.vn`,
  phoneNumber: '0912345678',
  apartment: 'B902',
});
let sent = 0;
const send = ({ origin }: RunningServer, n: number | string): ReturnType<typeof ask> =>
  ask(origin, 'POST', '/api/guest-form', form(n), {
    'idempotency-key': `disk-case-${n}`,
    'x-forwarded-for': `203.0.${(sent += 1) % 250}.7`,
  });
const health = async ({ origin }: RunningServer): Promise<number> =>
  (await ask(origin, 'GET', '/healthz'))?.status ?? 0;
const door = async ({ origin }: RunningServer): Promise<number> =>
  (await ask(origin, 'GET', '/api/guide/B902'))?.status ?? 0;

/** Leaves no byte. */
function fill(disk: string): string {
  const file = path.join(disk, 'fill');
  const handle = openSync(file, 'a');
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size, 'x'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(handle);
  return file;
}

it('S-10: a disk that fills while the server runs refuses writes, never says yes, and recovers alone', async (context) => {
  const place = house(null);
  const disk = `${place.dataDir}-disk`;
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return context.skip('no disk of a test’s own here');
  }
  try {
    const env = { DATA_DIR: path.join(disk, 'data'), TRUSTED_PROXIES: '127.0.0.1' };
    const server = await place.start(env);
    // What is packed and kept once it answers has its place.
    await pause(3000);
    expect((await send(server, 'before'))?.status).toBe(201);
    const filling = fill(disk);
    const said = [];
    for (let n = 0; n < WRITES; n += 1) said.push(await send(server, n));
    const reads = await Promise.all(Array.from({ length: 10 }, () => door(server)));
    // The answer about health is kept for a second.
    await pause(1500);
    const red = await health(server);
    const login = await ask(server.origin, 'POST', '/api/v1/auth/login', {
      email: 'a@b.vn',
      password: 'Hoa-phuong-2026',
    });
    rmSync(filling);
    const began = performance.now();
    let recovered = Infinity;
    while (recovered === Infinity && performance.now() - began < 20_000) {
      if ((await send(server, `after-${performance.now()}`))?.status === 201) recovered = performance.now() - began;
      else await pause(100);
    }
    await pause(1200);
    const green = await health(server);
    const now = await nowAt(server);
    await server.stop();
    const refused = said.filter((one) => one?.status === 503);
    const slowest = Math.max(...said.map((one) => one?.ms ?? Infinity));
    figure(
      `full: ${tally(said.map((one) => one?.status ?? 0))} (slowest ${ms(slowest)}), doors ${tally(reads)}, health ${red}, sign-in ${login?.status ?? 0}; room again: first write after ${ms(recovered)}, health ${green}`,
    );
    expect(said.filter((one) => (one?.status ?? 0) < 300)).toEqual([]);
    expect(refused.every((one) => one?.headers['retry-after'] !== undefined)).toBe(true);
    expect(refused).toHaveLength(WRITES);
    expect(slowest).toBeLessThan(REFUSED_WITHIN_MS);
    expect(tally(reads)).toBe('10×200');
    expect([red, green]).toEqual([503, 200]);
    expect([401, 503]).toContain(login?.status);
    expect(recovered).toBeLessThan(RECOVERED_WITHIN_MS);
    const kept = { dataDir: env.DATA_DIR, databaseUrl: null };
    expect(await onDatabase(kept, async (rows, whole) => [whole, await faultsOf(rows, now)])).toEqual([true, []]);
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
});

for (const error of ['ENOSPC', 'EIO'] as const) {
  it(`S-10: a disk that says ${error} at any write says no to the guest, never yes to what is lost`, async () => {
    const place = house(null);
    let server = await place.start({ TRUSTED_PROXIES: '127.0.0.1' });
    await pause(2500);
    const wrong: string[] = [];
    const answers: (number | string)[] = [];
    const acknowledged: { n: string; body: string }[] = [];
    for (let at = 1; at <= BREAKS; at += 1) {
      if (server.process.exitCode !== null || server.process.signalCode !== null)
        server = await place.start({ TRUSTED_PROXIES: '127.0.0.1' });
      const { detach } = await trace(server.process.pid ?? 0, [
        ...['-e', `inject=pwrite64,pwritev,fdatasync,fsync:error=${error}:when=${at}..${at + 3}`, '-o', '/dev/null'],
      ]);
      const n = `${error}-${at}`;
      const first = await send(server, n);
      await detach();
      answers.push(first?.status ?? 'no answer');
      if (first?.status === 201) acknowledged.push({ n, body: first.body });
      else if (first !== null && first.status !== 503) wrong.push(`at ${at}: ${first.status} ${first.body}`);
      // Somebody's supervisor starts it again when it ended.
      await pause(50);
      if (server.process.exitCode !== null) server = await place.start({ TRUSTED_PROXIES: '127.0.0.1' });
      let again = await send(server, n);
      for (let tries = 0; again?.status !== 201 && tries < 40; tries += 1) {
        await pause(100);
        again = await send(server, n);
      }
      if (again?.status !== 201)
        wrong.push(`at ${at}: not taken afterwards: ${again?.status ?? 0} ${again?.body ?? ''}`);
    }
    await server.stop('SIGKILL');
    server = await place.start({ TRUSTED_PROXIES: '127.0.0.1' });
    for (const { n, body } of acknowledged)
      if ((await send(server, n))?.body !== body) wrong.push(`${n}: acknowledged and lost`);
    const now = await nowAt(server);
    await server.stop();
    figure(`${BREAKS} places: ${tally(answers)}; ${acknowledged.length} acknowledged, ${wrong.length} lost or stuck`);
    expect(wrong).toEqual([]);
    expect(await onDatabase(place, async (rows, whole) => [whole, await faultsOf(rows, now)])).toEqual([true, []]);
  });
}
