// What one call of a stranger costs the server's only thread, with the largest and oddest that it takes: ms of processor
// of the main thread (`/proc/<pid>/task/<pid>/schedstat`, Linux), each call from an address of its own, so that no limit
// speaks first. What other threads do meanwhile (passwords, compressing) is not in it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from './built-server.mjs';
import { median, table } from './tables.mjs';

const ROUNDS = 9;
const CALLS = 4;
const BODY_BYTES = 60_000;

const fill = (piece, letters) => piece.repeat(letters).slice(0, letters);
const chat = (content, before = []) => ({ messages: [...before, { role: 'user', content }] });
const guest = (more) => ({ fullName: 'A', email: 'a@b.vn', phoneNumber: '0912345678', apartment: 'B902', ...more });
const ask = (address, piece, letters) => address + encodeURIComponent(fill(piece, letters));
const different = (make) =>
  Array.from({ length: 660 }, (_, at) => make(at))
    .join(' ')
    .slice(0, 2000);
const history = Array.from({ length: 19 }, (_, at) => ({
  role: at % 2 ? 'assistant' : 'user',
  content: fill('e ', 2000),
}));

/** Name, address, and the body of those that are sent. */
const POSTS = [
  ['chat: a question', '/api/chat', chat('mật khẩu wifi là gì')],
  ['chat: "a " to the end', '/api/chat', chat(fill('a ', 1998))],
  ['chat: "ạ " to the end', '/api/chat', chat(fill('ạ ', 1998))],
  ['chat: beginnings of phrases', '/api/chat', chat(fill('stuck in the bị ', 2000))],
  ['chat: different words', '/api/chat', chat(different((at) => `z${at.toString(36)}`))],
  ['chat: near misses', '/api/chat', chat(different((at) => `thangmay${at}`))],
  ['chat: one word', '/api/chat', chat(fill('x', 2000))],
  ['chat: hyphens', '/api/chat', chat(fill('giặt-', 2000))],
  ['chat: 30 marks a letter', '/api/chat', chat(fill(`a${fill('\u0301\u0323', 30)}`, 2000))],
  ['chat: 20 longest messages', '/api/chat', chat(fill('ạ ', 1998), history)],
  ['form: a form', '/api/guest-form', guest({})],
  ['form: a name of 60 kB', '/api/guest-form', guest({ fullName: fill('ạ ', BODY_BYTES / 4) })],
  ['form: 60 kB of marks', '/api/guest-form', guest({ fullName: `a${fill('\u0301\u0323', BODY_BYTES / 2)}` })],
  ['form: an address of 60 kB', '/api/guest-form', guest({ email: `${fill('a.', BODY_BYTES)}@b.vn` })],
  ['form: a phone of 60 kB', '/api/guest-form', guest({ phoneNumber: fill('0 ', BODY_BYTES) })],
  [
    'form: 60 kB of keys',
    '/api/guest-form',
    Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`k${at}`, 1])),
  ],
  ['form: 60 kB of brackets', '/api/guest-form', fill('[', BODY_BYTES)],
  [
    'message of 5,000 letters',
    '/api/contacts',
    { name: 'A', email: 'a@b.vn', phone: '0912345678', message: fill('ạ\n', 5000) },
  ],
  ['sign-in: an address of 60 kB', '/api/v1/auth/login', { email: `${fill('a.', BODY_BYTES)}@b.vn`, password: 'x' }],
  ['sign-in: a password of 60 kB', '/api/v1/auth/login', { email: 'a@b.vn', password: fill('ạ', BODY_BYTES / 3) }],
  [
    'register: everything long',
    '/api/v1/auth/register',
    { name: fill('ạ', 9000), email: 'a@b.vn', phoneNumber: fill('0', 9000), password: fill('ạ', 9000) },
  ],
  ['lost password: long', '/api/v1/auth/forgot-password', { email: `${fill('a', 64)}@${fill('b.', 120)}vn` }],
  [
    'booking: everything long',
    '/api/apartment-bookings',
    { guestName: fill('ạ', 9000), guestEmail: fill('a', 9000), guestPhone: fill('0', 9000) },
  ],
];
const GETS = [
  ['search "a " of the longest name', ask('/api/apartments/search?name=', 'a ', 200)],
  ['search "ạ " of the longest name', ask('/api/apartments/search?name=', 'ạ ', 200)],
  ['search one longest word', ask('/api/apartments/search?name=', 'x', 200)],
  ['search marks', ask('/api/apartments/search?name=', '\u0301\u0323', 200)],
  ['free rooms', '/api/availability?area=HA_LONG&checkIn=2027-01-10&checkOut=2027-04-09&quantity=1&adults=2'],
  ['an apartment by a long code', ask('/api/guide/', 'ạ', 1300)],
  ['a guide of no door', ask('/hiden-page/', 'ạ', 1300)],
  ['a page that is not there', ask('/', 'ạ', 1300)],
  ['a made-up article', ask('/blog/', 'a-', 8000)],
  ['home page', '/'],
  ['blog', '/blog'],
  ['apartments', '/api/apartments'],
  ['posts', '/api/blog/posts'],
  ['tours', '/api/tours'],
  ['tours as a file', '/shared-tours.json'],
  ['guide content', '/api/guide-content'],
  ['events', '/api/events'],
  ['films', '/api/films'],
  ['contract', '/api/openapi.json'],
  ['contract in a browser', '/api/docs'],
  ['sitemap', '/sitemap.xml'],
  ['worker', '/sw.js'],
  ['robots', '/robots.txt'],
  ['manifest', '/manifest/B902.webmanifest'],
];

/** @returns {number} ms that the main thread of a process has computed */
const mainThreadMs = (pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** @returns {Promise<string>} a Markdown table, the dearest first */
export async function benchCosts() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hien-bench-costs-'));
  const settings = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' };
  const { origin, child, stop } = await startBuiltServer(dataDir, { settings });
  let caller = 0;
  const call = async ([, address, body]) => {
    caller += 1;
    const from = `198.${caller >> 14}.${(caller >> 7) & 127}.${caller & 127}`;
    const answer = await fetch(origin + address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': from,
        origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { length } = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, length };
  };
  try {
    const rows = [];
    for (const one of [...POSTS, ...GETS]) {
      const { status, length } = await call(one);
      const costs = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = mainThreadMs(child.pid);
        for (let n = 0; n < CALLS; n += 1) await call(one);
        costs.push((mainThreadMs(child.pid) - before) / CALLS);
      }
      rows.push([one[0], status, length, median(costs), Math.max(...costs)]);
    }
    rows.sort((a, b) => b[3] - a[3]);
    return table(['call', 'status', 'bytes', `ms of the thread, median of ${ROUNDS}`, 'worst'], rows);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
