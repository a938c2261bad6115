import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { figure, ms, percentile, tally } from '../figures';
import { ask, houses, pause } from '../processes';

const SLOW_HEADERS = 2000;
const SLOW_BODIES = 200;
const IDLE = 5000;
const HEADERS_CLOSED_MS = 20_000;
const BODIES_CLOSED_MS = 60_000;
const HONEST_P95_MS = 200;

const house = houses();

interface Slow {
  socket: Socket;
  /** Time that the server kept it, ms; `null` while it does. */
  kept: number | null;
}

async function open(port: number, count: number, first: string): Promise<Slow[]> {
  const all: Slow[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    const slow: Slow = { socket: connect(port, '127.0.0.1'), kept: null };
    slow.socket.on('error', () => slow.socket.destroy());
    slow.socket.on('close', () => (slow.kept = performance.now() - began));
    slow.socket.resume();
    slow.socket.write(first);
    all.push(slow);
    // As fast as one machine opens them without running out of its own queue.
    if (n % 250 === 249) await pause(100);
  }
  return all;
}

const stillOpen = (all: readonly Slow[]): number => all.filter(({ kept }) => kept === null).length;
const close = (all: readonly Slow[]): void => all.forEach(({ socket }) => socket.destroy());

it('S-41: 2,000 slow headers, 200 slow bodies and 5,000 idle connections keep no honest guest waiting', async () => {
  const server = await house(null).start();
  const port = Number(new URL(server.origin).port);
  const times: number[] = [];
  const statuses: (number | string)[] = [];
  const honest = { come: true };
  const guests = (async () => {
    while (honest.come) {
      const said = await ask(server.origin, 'GET', '/api/guide/B902');
      statuses.push(said?.status ?? 'no answer');
      times.push(said?.ms ?? 60_000);
      await pause(50);
    }
  })();
  const headers = await open(port, SLOW_HEADERS, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const bodies = await open(
    port,
    SLOW_BODIES,
    'POST /api/guest-form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{',
  );
  const idle = await open(port, IDLE, 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const drip = setInterval(() => {
    for (const { socket, kept } of [...headers, ...bodies]) if (kept === null && !socket.destroyed) socket.write('a');
  }, 2000);
  await pause(HEADERS_CLOSED_MS + 2000);
  const headersLeft = stillOpen(headers);
  const files = readdirSync(`/proc/${server.process.pid ?? 0}/fd`).length;
  await pause(BODIES_CLOSED_MS - HEADERS_CLOSED_MS);
  const bodiesLeft = stillOpen(bodies);
  clearInterval(drip);
  honest.come = false;
  await guests;
  for (const all of [headers, bodies, idle]) close(all);
  const keptLongest = Math.max(...headers.map(({ kept }) => kept ?? 0), 0);
  const p95 = percentile(times, 0.95);
  figure(
    `headers: ${headersLeft} of ${SLOW_HEADERS} left after 22 s (longest ${ms(keptLongest)}); bodies: ${bodiesLeft} of ${SLOW_BODIES} left after 62 s; honest: ${tally(statuses)}, p95 ${ms(p95)}; ${files} open files`,
  );
  expect([headersLeft, bodiesLeft]).toEqual([0, 0]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(p95).toBeLessThan(HONEST_P95_MS);
});
