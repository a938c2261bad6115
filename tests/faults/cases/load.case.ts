import { spawn } from 'node:child_process';
import autocannon, { type Options, type Result } from 'autocannon';
import { expect, it } from 'vitest';
import { hotelOf } from '../../bench/booking.mjs';
import { testHotel } from '../../support/hotel';
import { figure, ms, percentile, tally } from '../figures';
import { ask, houses, megabytesOf, pause } from '../processes';

const SECONDS = Number(process.env['FAULTS_LOAD_SECONDS'] ?? 60);
const house = houses();

/** 300 apartments with 2,000 bookings, and 1,200 doors behind the house's own line. */
const hotel = {
  ...hotelOf(300, 4),
  guide: Array.from({ length: 1200 }, (_, n) => ({
    code: `A${1001 + n}`,
    tower: 'A',
    doorCode: `${20_000 + n}#`,
    card: false,
  })),
  events: testHotel()['events'],
};
const ENV = { HOTEL_NETWORKS: '127.0.0.1', LOG_LEVEL: 'silent' };
const AREAS = ['HA_NOI', 'HA_LONG'];

/** Calls that guests read with, in the proportions of the catalogue; each call another thing. */
function reads(): { path: string }[] {
  return Array.from({ length: 2000 }, (_, n) => {
    const kind = n % 20;
    if (kind < 10) return { path: `/api/apartments/by-area?area=${AREAS[n % 2] ?? ''}` };
    if (kind < 12) return { path: `/api/rooms/apartment/${1 + (n % 300)}` };
    if (kind < 14) return { path: `/api/apartment-bookings/by-room?roomId=${1 + (n % 600)}` };
    if (kind < 17) return { path: '/api/tours' };
    return { path: '/api/blog/posts' };
  });
}

const load = (url: string, more: Partial<Options>): Promise<Result> =>
  autocannon({ url, connections: 64, duration: SECONDS, headers: { 'accept-encoding': 'br' }, ...more });

const shown = ({ requests, latency, non2xx, errors }: Result): string =>
  `${Math.round(requests.average)}/s, p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms, p99 ${latency.p99} ms, ${non2xx + errors} refused`;

it('L-1: mixed reads over 64 connections', async () => {
  const server = await house(null, hotel).start(ENV);
  await load(server.origin, { duration: 3, requests: reads() });
  const result = await load(server.origin, { requests: reads() });
  figure(`${SECONDS} s: ${shown(result)}`);
  expect(result.non2xx + result.errors).toBe(0);
  expect(result.requests.average).toBeGreaterThan(800);
  expect(result.latency.p99).toBeLessThanOrEqual(150);
});

it('L-2: shell and hashed files, whole and asked whether changed', async () => {
  const server = await house(null, hotel).start(ENV);
  const page = await (await fetch(`${server.origin}/`)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const tag = (await fetch(`${server.origin}/`)).headers.get('etag') ?? '';
  const result = await load(server.origin, {
    duration: Math.min(SECONDS, 20),
    requests: ['/', ...files].map((path) => ({ path })),
  });
  const unchanged = await fetch(`${server.origin}/`, { headers: { 'if-none-match': tag } });
  figure(`${files.length + 1} files: ${shown(result)}; asked again: ${unchanged.status}`);
  expect(unchanged.status).toBe(304);
  expect(result.non2xx + result.errors).toBe(0);
  expect(result.requests.average).toBeGreaterThan(1500);
  expect(result.latency.p99).toBeLessThanOrEqual(100);
});

it('L-3: 50 guides a second of 1,200 codes beside 200 reads a second', async () => {
  const server = await house(null, hotel).start(ENV);
  await load(server.origin, { duration: 3, requests: reads() });
  const beside = load(server.origin, { connections: 16, overallRate: 200, requests: reads() });
  const times: number[] = [];
  const statuses: number[] = [];
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < 50 * SECONDS; n += 1) {
    const wait = began + n * 20 - performance.now();
    if (wait > 0) await pause(wait);
    // A guest's first visit: nobody has a mark yet.
    under.push(
      ask(server.origin, 'GET', `/api/guide/A${1001 + (n % 1200)}`).then((said) => {
        times.push(said?.ms ?? 60_000);
        statuses.push(said?.status ?? 0);
      }),
    );
  }
  await Promise.all(under);
  const reading = await beside;
  figure(
    `${times.length} guides: ${tally(statuses)}, p95 ${ms(percentile(times, 0.95))}, p99 ${ms(percentile(times, 0.99))}; beside: ${shown(reading)}`,
  );
  expect(tally(statuses)).toBe(`${times.length}×200`);
  expect(reading.non2xx + reading.errors).toBe(0);
  expect(percentile(times, 0.95)).toBeLessThanOrEqual(50);
  expect(percentile(times, 0.99)).toBeLessThanOrEqual(120);
});

it('L-6: from none to 1,000 connections in a second, and calm again within 5 s', async () => {
  const server = await house(null, hotel).start(ENV);
  await load(server.origin, { duration: 3, requests: reads() });
  const spike = await load(server.origin, {
    connections: 1000,
    duration: Math.min(SECONDS, 20),
    requests: reads(),
    timeout: 30,
  });
  await pause(5000);
  const after: number[] = [];
  for (let n = 0; n < 100; n += 1)
    after.push((await ask(server.origin, 'GET', '/api/apartments/by-area?area=HA_LONG'))?.ms ?? 60_000);
  figure(
    `1,000 connections: ${shown(spike)}, ${spike.errors} resets or timeouts, ${spike['5xx']} faults; 5 s later p95 ${ms(percentile(after, 0.95))}`,
  );
  expect([spike.errors, spike['5xx']]).toEqual([0, 0]);
  expect(percentile(after, 0.95)).toBeLessThan(80);
});

it('L-10: 512 MB of memory are enough for reads beside a storm of sign-ins', async (context) => {
  const limit = spawn('bash', ['-c', 'ulimit -v 1 && true']);
  if ((await new Promise<number | null>((done) => limit.on('close', done))) !== 0)
    return context.skip('no limits here');
  const server = await house(null, hotel).start({
    ...ENV,
    NODE_OPTIONS: '--max-old-space-size=400',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const pid = server.process.pid ?? 0;
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, megabytesOf(pid))), 200);
  const seconds = Math.min(SECONDS, 30);
  const [reading, storm] = await Promise.all([
    load(server.origin, { connections: 32, duration: seconds, requests: reads() }),
    load(server.origin, {
      connections: 40,
      duration: seconds,
      overallRate: 200,
      requests: Array.from({ length: 400 }, (_, n) => ({
        method: 'POST' as const,
        path: '/api/v1/auth/login',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n % 40}` },
        body: JSON.stringify({ email: `nguoi-la-${n}@example.vn`, password: `doan-mo-${n}` }),
      })),
    }),
  ]);
  clearInterval(watching);
  figure(
    `most ${Math.round(most)} MB; reads ${shown(reading)}; sign-ins ${storm['4xx']}×4xx, ${storm['5xx']}×5xx, ${storm.errors} broken`,
  );
  expect(server.process.exitCode).toBeNull();
  expect(most).toBeLessThan(512);
  expect(reading.errors).toBe(0);
});
