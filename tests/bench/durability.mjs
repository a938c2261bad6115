// What a crash leaves (reliability catalogue S-9 and S-1), asked of the built server with `strace`: whether every write
// is on the disk before its answer leaves, and what is left when the process dies at each disk operation of a booking.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { URLSearchParams } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { startBuiltServer } from './built-server.mjs';
import { dayAhead } from './days.mjs';
import { median, table } from './tables.mjs';

const SYNC = /\bf(?:data)?sync\(/;
const DISK = /\b(?:pwrite64|fdatasync|fsync)\(/;
const MUST_START_MS = 5000;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Hangs `strace` on a running process; resolves once it listens. */
async function attach(pid, options) {
  const tracer = spawn('strace', ['-f', '-p', String(pid), ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  tracer.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  while (!said.includes('attached')) {
    if (tracer.exitCode !== null) throw new Error(`strace: ${said}`);
    await pause(20);
  }
  const detach = async () => {
    if (tracer.exitCode !== null || tracer.signalCode !== null) return;
    tracer.kill('SIGINT');
    await once(tracer, 'exit');
  };
  return { detach };
}

/** Works on a copy of a data folder, which is gone afterwards. */
async function onCopy(base, use) {
  const copy = mkdtempSync(path.join(tmpdir(), 'hien-bench-copy-'));
  cpSync(base, copy, { recursive: true });
  try {
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A person at a browser: keeps cookies, sends everything once. */
function client(origin) {
  const cookies = new Map();
  const call = async (method, address, body, headers = {}) => {
    const form = body instanceof URLSearchParams;
    const answer = await fetch(origin + address, {
      method,
      redirect: 'manual',
      headers: {
        origin,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      body: form ? body : body && JSON.stringify(body),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) cookies.set(name, value);
    }
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    return { status: answer.status, json };
  };
  return call;
}

/** A booking of the first home, three nights from `days` ahead, with the total that the server says. */
async function bookingBody(call, days, status) {
  const [home] = (await call('GET', '/api/apartments/by-area?area=HA_LONG')).json;
  const [room] = (await call('GET', `/api/rooms/apartment/${home.id}`)).json;
  const body = {
    apartmentId: home.id,
    roomId: room.id,
    checkIn: dayAhead(days),
    checkOut: dayAhead(days + 3),
    totalPrice: 1,
    status,
    guestName: 'Trần Thu Hà',
    guestEmail: 'thu.ha@example.vn',
    guestPhone: '0912345678',
  };
  const { json } = await call('POST', '/api/apartment-bookings', body);
  return { ...body, totalPrice: json.totalPrice };
}

/** Every kind of write that a person or the wallet sends; `mark` is what the request is known by in the trace. */
async function writeEverything(origin) {
  const call = client(origin);
  const person = {
    name: 'Lê Minh',
    email: 'le.minh@example.vn',
    phoneNumber: '0987654321',
    password: 'mat-khau-cu-2025',
  };
  const seen = [];
  const send = async (what, method, address, body) => {
    const key = `durability-${randomUUID()}`;
    const { status, json } = await call(method, address, body, { 'idempotency-key': key });
    if (status >= 400) throw new Error(`${what}: ${status} ${JSON.stringify(json)}`);
    seen.push({ what, mark: key });
    await pause(150);
    return json;
  };
  await send('a list, for comparison', 'GET', '/api/apartments/by-area?area=HA_NOI');
  await send('register', 'POST', '/api/v1/auth/register', person);
  const { email, password } = person;
  const { data: user } = await send('sign in', 'POST', '/api/v1/auth/login', { email, password });
  const hold = await bookingBody(call, 100, 'HOLD');
  const booking = await send('book, with the wallet', 'POST', '/api/apartment-bookings', hold);
  const payment = { bookingType: 'APARTMENT', bookingId: booking.id, amount: hold.totalPrice };
  const order = await send('ask for the wallet', 'POST', '/api/payments/momo', { ...payment, paymentMethod: 'MOMO' });
  await call('POST', new URL(order.payUrl).pathname, new URLSearchParams({ action: 'pay' }));
  seen.push({ what: "the wallet's notification", mark: '"POST /api/payments/momo/ipn ' });
  const later = await bookingBody(call, 110, 'PENDING');
  const pending = await send('book, to pay on arrival', 'POST', '/api/apartment-bookings', later);
  const cash = { bookingType: 'APARTMENT', bookingId: pending.id, amount: later.totalPrice };
  await send('choose to pay on arrival', 'POST', '/api/payments/cash', cash);
  await send('cancel a booking', 'POST', `/api/apartment-bookings/${pending.id}/cancel`, {});
  const comment = { userId: user.id, targetType: 'TOUR', targetId: 1, comment: 'Chuyến đi rất vui.' };
  await send('comment', 'POST', '/api/comments', comment);
  const message = { name: 'Lê Minh', email, phone: '0987654321', message: 'Máy giặt báo lỗi E3.' };
  await send('contact', 'POST', '/api/contacts', message);
  const form = { fullName: 'Lê Minh', email, phoneNumber: '0987654321', apartment: 'B902' };
  await send('guest form', 'POST', '/api/guest-form', form);
  await send('change the password', 'PUT', `/user/${user.id}/change-password`, {
    oldPassword: password,
    newPassword: 'Hoa-sen-trang-7',
  });
  await send('sign out', 'POST', '/api/v1/auth/logout');
  return seen;
}

/** Syncs between the last reading of each request and the first byte of its answer. */
function syncsBefore(log, seen) {
  const lines = log.split('\n');
  let from = 0;
  return seen.map(({ what, mark }) => {
    const read = lines.findIndex((at, index) => index >= from && /\bread(?:\(| resumed)/.test(at) && at.includes(mark));
    if (read < 0) return { what, syncs: null };
    from = read;
    const thread = lines[read].split(' ')[0];
    const answer = lines.findIndex(
      (at, index) => index > read && at.startsWith(`${thread} `) && /(?:write|writev|send\w*)\(.*"HTTP\/1\.1 /.test(at),
    );
    return { what, syncs: lines.slice(read, answer).filter((at) => SYNC.test(at)).length };
  });
}

async function syncTable(base) {
  const server = await startBuiltServer(base, { settings: { LOG_LEVEL: 'silent' } });
  const file = path.join(base, 'trace.log');
  const { detach } = await attach(server.child.pid, [
    '-e',
    'trace=fsync,fdatasync,read,write,writev',
    '-s',
    '1200',
    '-o',
    file,
  ]);
  const seen = await writeEverything(server.origin);
  await detach();
  await server.stop();
  const rows = syncsBefore(readFileSync(file, 'utf8'), seen);
  const lost = rows.filter(({ syncs }, index) => index > 0 && !syncs).map(({ what }) => what);
  return table(
    ['syncs to the disk before the answer leaves', 'measured', 'must'],
    [
      ...rows.map(({ what, syncs }, index) => [what, syncs ?? 'not seen', index === 0 ? '0' : '≥ 1']),
      ['writes answered before they were on the disk', lost.join(', ') || 'none', 'none'],
    ],
  );
}

/** Disk operations from the request of a booking to its answer. */
async function operationsOfBooking(dataDir) {
  const server = await startBuiltServer(dataDir);
  const body = await bookingBody(client(server.origin), 60, 'PENDING');
  const file = path.join(dataDir, 'trace.log');
  const { detach } = await attach(server.child.pid, ['-e', 'trace=fsync,fdatasync,pwrite64', '-o', file]);
  const { status } = await client(server.origin)('POST', '/api/apartment-bookings', body);
  if (status !== 201) throw new Error(`A booking answered ${status}.`);
  await detach();
  await server.stop();
  const operations = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => DISK.test(line)).length;
  return { body, operations };
}

/** Dies at the `n`th disk operation of a booking; then starts again and sends the same request once more. */
async function dieAt(n, dataDir, body) {
  const key = { 'idempotency-key': `durability-kill-${n}` };
  const server = await startBuiltServer(dataDir);
  const kill = `inject=pwrite64,fdatasync,fsync:signal=KILL:when=${n}`;
  const { detach } = await attach(server.child.pid, ['-e', kill, '-o', '/dev/null']);
  const first = await client(server.origin)('POST', '/api/apartment-bookings', body, key).catch(() => null);
  const died = await Promise.race([server.exited.then(() => true), pause(3000).then(() => false)]);
  await detach();
  if (!died) await server.stop();
  const again = await startBuiltServer(dataDir);
  const second = await client(again.origin)('POST', '/api/apartment-bookings', body, key);
  await again.stop();
  const db = new DatabaseSync(path.join(dataDir, 'hien.db'));
  const { count } = db.prepare('select count(*) as count from bookings where check_in = ?').get(body.checkIn);
  const whole = Object.values(db.prepare('pragma integrity_check').get())[0] === 'ok';
  db.close();
  return {
    died,
    startMs: again.startMs,
    once: count === 1 && second.status === 201,
    kept: first?.status !== 201 || first.json.id === second.json?.id,
    whole,
  };
}

async function killTable(base) {
  const { body, operations } = await onCopy(base, operationsOfBooking);
  const runs = [];
  for (let n = 1; n <= operations; n += 1) runs.push(await onCopy(base, (dataDir) => dieAt(n, dataDir, body)));
  const count = (test) => `${runs.filter(test).length} of ${runs.length}`;
  return table(
    [`a booking, killed at each of its ${operations} disk operations`, 'measured', 'must'],
    [
      ['died there', count(({ died }) => died), ''],
      ['sent again with the same key: one booking', count(({ once }) => once), 'all'],
      ['a booking that was answered is there', count(({ kept }) => kept), 'all'],
      ['the database is whole', count(({ whole }) => whole), 'all'],
      ['start afterwards, median, ms', median(runs.map(({ startMs }) => Math.round(startMs))), ''],
      [
        'slowest start afterwards, ms',
        Math.round(Math.max(...runs.map(({ startMs }) => startMs))),
        `≤ ${MUST_START_MS}`,
      ],
    ],
  );
}

/** @returns {Promise<string>} two Markdown tables, or why there are none */
export async function benchDurability() {
  if (spawnSync('strace', ['-V']).status !== 0) return 'Needs `strace` (Debian: apt install strace).';
  const base = mkdtempSync(path.join(tmpdir(), 'hien-bench-durable-'));
  try {
    await (await startBuiltServer(base)).stop(); // makes the database
    return `${await onCopy(base, syncTable)}\n\n${await killTable(base)}`;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}
