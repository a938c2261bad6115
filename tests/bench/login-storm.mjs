// A storm of sign-ins (reliability catalogue L-5): 200 attempts a second, known and invented addresses, from 40 places;
// meanwhile guests read their guide, and one person signs in every two seconds with a browser that has done so before.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from './built-server.mjs';
import { percentile, table } from './tables.mjs';

const PER_SECOND = 200;
const PLACES = 40;
const HONEST = { email: 'thu.ha@example.vn', password: 'mat-khau-dung-2026' };

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const megabytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Asks, and says what came and after how many ms. */
async function timed(url, init) {
  const began = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  const { status, headers } = answer;
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { status, ms: performance.now() - began, later: headers.has('retry-after'), cookie: cookies.join('; ') };
}

/** @returns {Promise<string>} a Markdown table */
export async function benchLoginStorm({ seconds = 60 } = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hien-bench-storm-'));
  const server = await startBuiltServer(dataDir, { settings: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' } });
  const { origin, child } = server;
  const post = (address, body, place, cookie = '') =>
    timed(origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': place, cookie },
      body: JSON.stringify(body),
    });
  try {
    await post('/api/v1/auth/register', { name: 'Thu Hà', phoneNumber: '0912345678', ...HONEST }, '192.0.2.1');
    const { cookie } = await post('/api/v1/auth/login', HONEST, '192.0.2.1');
    const memory = megabytes(child.pid);
    let most = memory;
    const [storm, guide, honest] = [[], [], []];
    const under = [];
    const every = async (ms, act) => {
      const began = performance.now();
      for (let n = 0; n * ms < seconds * 1000; n += 1) {
        const wait = began + n * ms - performance.now();
        if (wait > 0) await pause(wait);
        under.push(act(n));
      }
    };
    await Promise.all([
      every(1000 / PER_SECOND, async (n) => {
        const email = n % 2 ? HONEST.email : `nguoi-la-${n}@example.vn`;
        const place = `198.51.100.${1 + (n % PLACES)}`;
        storm.push(await post('/api/v1/auth/login', { email, password: `doan-mo-${n}` }, place));
      }),
      every(50, async () => guide.push(await timed(`${origin}/hiden-page/B902`))),
      every(2000, async () => honest.push(await post('/api/v1/auth/login', HONEST, '192.0.2.1', cookie))),
      every(1000, async () => void (most = Math.max(most, megabytes(child.pid)))),
    ]);
    await Promise.all(under);
    const refused = storm.filter(({ status }) => status === 429 || status === 503);
    const counts = {};
    for (const { status } of storm) counts[status] = (counts[status] ?? 0) + 1;
    const ms = (values, part) => `${Math.round(percentile(values.map((one) => one.ms), part))} ms`; // oxfmt-ignore
    return table(
      [`sign-ins, ${PER_SECOND} attempts a second for ${seconds} s`, 'measured', 'must'],
      [
        [
          'answers',
          Object.entries(counts)
            .map(([status, count]) => `${count}×${status}`)
            .join(', '),
          '401, 429, 503',
        ],
        ['refused ones without Retry-After', String(refused.filter(({ later }) => !later).length), '0'],
        ['refused ones, p95', ms(refused, 0.95), '≤ 200 ms'],
        ['guide pages beside it, p95', ms(guide, 0.95), '≤ 200 ms'],
        ['guide pages that failed', String(guide.filter(({ status }) => status !== 200).length), '0'],
        ['honest sign-ins', `${honest.filter(({ status }) => status === 200).length} of ${honest.length}`, 'all'],
        ['honest sign-ins, slowest', ms(honest, 1), '≤ 3000 ms'],
        ['memory that came on top, MB', Math.round(most - memory), '≤ 200'],
      ],
    );
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
