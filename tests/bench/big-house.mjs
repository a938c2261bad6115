// What the desk's day costs a house of 2,400 doors and 100,000 bookings beside one of 24 doors with as many for each: ms of
// the processor that the whole server takes for one answer (`/proc/<pid>/task/*/schedstat`, Linux), compressing and the
// database included, and its bytes as they travel and as they are. Both houses are asked in turns.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startBuiltServer } from './built-server.mjs';
import { dayAhead } from './days.mjs';
import { fillHouse, houseOf } from './house.mjs';
import { median, ratio, table } from './tables.mjs';

const SIZES = [
  { doors: 24, bookings: 1000 },
  { doors: 2400, bookings: 100_000 },
];
const ROUNDS = 15;
/** A server that has just started compiles its code. */
const WARM_UP = 5;
export const STAFF = { email: 'letan@hien.example', password: 'Cua-go-lim-27' };
const findDoor = ['POST', 'search', { q: 'A105' }];
/** By name: what is asked, one after the other. */
const CALLS = [
  ['the board', ['GET', 'today']],
  ['the board, everybody late', ['GET', 'today/late']],
  ['the calendar, 60 nights', ['GET', `calendar?from=${dayAhead(-1)}&nights=60`]],
  ['the wall', ['GET', 'wall']],
  ['debts', ['GET', 'debts']],
  ['a search by name', ['POST', 'search', { q: 'nguyen van an' }]],
  ['a search by door', findDoor],
  ['a search by telephone', ['POST', 'search', { q: '0910000123' }]],
  ['a search that finds nothing', ['POST', 'search', { q: 'khong co ai' }]],
  ['the list of doors', ['GET', 'doors']],
  ['doors by what is typed', ['GET', 'doors?shown=all&q=A10&limit=20']],
];
/** Asked apart: after a change others reckon anew what they keep. */
const CHANGES = [
  // The search waits until the copies in memory know of both.
  ['a door made ready and taken back', ['POST', 'doors/A105/ready', {}], ['DELETE', 'doors/A105/ready'], findDoor],
];

/** @returns {number} ms that all threads of a process have computed */
export const processMs = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  );

/** Asks over one connection, and takes what comes as it travels. */
export function ask(origin, { method, address, body, cookie }) {
  const headers = { cookie, origin, 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }) };
  return new Promise((done, fail) => {
    const request = http.request(origin + address, { method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => done({ answer, bytes: Buffer.concat(parts) }));
    });
    // A connection that has rested may be closed while it is taken again.
    request.on('error', (error) =>
      request.reusedSocket && error.code === 'ECONNRESET'
        ? ask(origin, { method, address, body, cookie }).then(done, fail)
        : fail(error),
    );
    request.end(body && JSON.stringify(body));
  });
}

async function openHouse(size, dist) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-bench-house-'));
  const hotelFile = path.join(folder, 'hotel.json');
  writeFileSync(hotelFile, JSON.stringify(houseOf(size.doors)));
  const dataDir = path.join(folder, 'data');
  const settings = { HOTEL_FILE: hotelFile, RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password };
  await (await startBuiltServer(dataDir, { settings, dist })).stop(); // makes the database
  fillHouse(path.join(dataDir, 'hien.db'), size);
  const server = await startBuiltServer(dataDir, { settings, dist });
  const close = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    ...server,
    close,
    figures: new Map([...CALLS, ...CHANGES].map(([what]) => [what, { costs: [], sent: 0, whole: 0 }])),
  };
}

/** Signs in, once all houses are filled: a connection that has rested for so long is closed by then. */
async function signIn(house) {
  const address = '/api/v1/auth/login';
  const { answer } = await ask(house.origin, { method: 'POST', address, body: STAFF, cookie: '' });
  house.cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
}

async function measure({ origin, cookie, child, figures }, [what, ...asked], counts) {
  const before = processMs(child.pid);
  const figure = figures.get(what);
  for (const [method, name, body] of asked) {
    const { answer, bytes } = await ask(origin, { method, address: `/api/reception/${name}`, body, cookie });
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} for ${what}`);
    figure.sent = bytes.length;
    figure.whole = (answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).length;
  }
  if (counts) figure.costs.push(processMs(child.pid) - before);
}

const kB = (bytes) => (bytes / 1000).toFixed(1);

/** @returns {Promise<string>} a Markdown table */
export async function benchBigHouse({ dist } = {}) {
  const houses = [];
  try {
    for (const size of SIZES) houses.push(await openHouse(size, dist));
    for (const house of houses) await signIn(house);
    for (const calls of [CALLS, CHANGES]) {
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        for (const call of calls) for (const house of houses) await measure(house, call, round >= 0);
      }
    }
    const [small, large] = houses.map(({ figures }) => figures);
    const rows = [...CALLS, ...CHANGES].map(([what]) => {
      const [few, many] = [median(small.get(what).costs), median(large.get(what).costs)];
      const { sent, whole } = large.get(what);
      return [what, few.toFixed(1), many.toFixed(1), ratio(many, few), kB(sent), kB(whole)];
    });
    const [{ doors: few }, { doors: many, bookings }] = SIZES;
    return table(
      [`ms of processor, medians of ${ROUNDS}`, `${few} doors`, `${many}, ${bookings} bookings`, '', 'kB sent', 'kB'],
      rows,
    );
  } finally {
    for (const { close } of houses) await close();
  }
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(await benchBigHouse({ dist: process.argv[2] }));
