// The whole books of a house of 2,400 doors, 100,000 bookings, on both databases: the CSV and the workbook of all of them
// while guests ask, and `npm run backup` and `npm run restore`, with their time and memory (Linux).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { ask } from './big-house.mjs';
import { dayAhead } from './days.mjs';
import { makeHouse, mostResident, openHouse, runCopy, startPostgres } from './filled-house.mjs';
import { percentile, table } from './tables.mjs';

const SIZE = { doors: 2400, bookings: 100_000 };
const IDLE_MS = 15_000;
const WARM_UP_MS = 5000;
const SLOW_MS = 10_000;
/** Between two questions of a guest, in ms. */
const REST_MS = 15;
const GUEST = [
  '/hiden-page/A101',
  '/api/guide/A101',
  `/api/availability?area=HA_LONG&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}&adults=2&quantity=1`,
];
const LISTS = ['csv', 'xlsx'];
const LINES = 1 + Math.floor(SIZE.bookings / SIZE.doors) * SIZE.doors;

/** Asks like a guest, one question after the other. @returns {Promise<number[]>} ms of each */
async function asGuest({ origin }, isOver) {
  const took = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const began = performance.now();
    await ask(origin, { method: 'GET', address: GUEST[turn % GUEST.length], cookie: '' });
    took.push(performance.now() - began);
    await pause(REST_MS);
  }
  return took;
}

/**
 * Reads a list to its end.
 *
 * @param {{ rest?: number, most?: number }} [pace] ms after each piece that comes, and after which it breaks off
 */
function readList({ origin, cookie }, ending, { rest = 0, most = Infinity } = {}) {
  const headers = { cookie, 'accept-encoding': 'identity' };
  const began = performance.now();
  return new Promise((done, fail) => {
    http.get(`${origin}/api/reception/bookings.${ending}`, { headers }, async (answer) => {
      const parts = [];
      try {
        for await (const part of answer) {
          parts.push(part);
          if (rest > 0) await pause(rest);
          if (performance.now() - began > most) break;
        }
        done(Buffer.concat(parts));
      } catch (error) {
        fail(error);
      }
    });
  });
}

/** @returns {number} rows of a list, its heading included */
function rowsIn(file, ending) {
  if (ending === 'csv') return file.toString().split('\n').length;
  const sheet = unzipSync(file)['xl/worksheets/sheet1.xml'];
  return Buffer.from(sheet).toString().split('</row>').length - 1;
}

/** @returns the most memory since it was asked last, in MB */
function mostSince(pid) {
  const most = mostResident(pid) / 1024;
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return most;
}

async function listOf(house, ending, engine) {
  const server = await openHouse(house);
  const { pid } = server.child;
  try {
    await readList(server, ending, { most: WARM_UP_MS }); // compiles its code
    await pause(2000);
    mostSince(pid);
    const from = performance.now();
    const idle = await asGuest(server, () => performance.now() - from > IDLE_MS);
    const before = mostSince(pid);
    let isOver = false;
    const guests = asGuest(server, () => isOver);
    const began = performance.now();
    const file = await readList(server, ending);
    const seconds = (performance.now() - began) / 1000;
    isOver = true;
    const busy = await guests;
    const most = mostSince(pid);
    const rows = rowsIn(file, ending);
    if (rows !== LINES) throw new Error(`${rows} rows`);
    await readList(server, ending, { rest: 20, most: SLOW_MS });
    const held = mostSince(pid);
    return [
      `${ending}, ${engine}`,
      seconds.toFixed(1),
      ...[idle, busy].flatMap((ms) => [0.5, 0.95, 1].map((part) => percentile(ms, part).toFixed(1))),
      ...[before, most, held].map(Math.round),
    ];
  } finally {
    await server.stop();
  }
}

/** @returns {Promise<string>} two Markdown tables */
export async function benchBooks({ dist } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-bench-books-'));
  const postgres = await startPostgres(folder);
  const copies = [];
  const copied = async (what, program, place, house) => {
    const { seconds, megabytes } = await runCopy(program, path.join(folder, place), house);
    copies.push([what, seconds.toFixed(1), Math.round(megabytes)]);
  };
  try {
    const house = await makeHouse(path.join(folder, 'house'), SIZE, dist);
    await copied('backup, SQLite', 'backup', 'copy', house);
    await copied('restore, SQLite', 'restore', 'copy', { ...house, dataDir: path.join(folder, 'again') });
    const lists = [];
    for (const ending of LISTS) lists.push(await listOf(house, ending, 'SQLite'));
    if (postgres) {
      const settings = { ...house.settings, DATABASE_URL: await postgres.fresh() };
      const other = { ...house, dataDir: path.join(folder, 'other'), settings };
      await copied('restore, PostgreSQL', 'restore', 'copy', other);
      await copied('backup, PostgreSQL', 'backup', 'copy-of-other', other);
      for (const ending of LISTS) lists.push(await listOf(other, ending, 'PostgreSQL'));
    }
    const head = [
      '100,000 bookings',
      's',
      'idle: p50',
      'p95',
      'worst',
      'meanwhile: p50',
      'p95',
      'worst',
      'MB idle',
      'MB at most',
      'slow reader',
    ];
    return `${table(head, lists)}\n\n${table(['the same books', 's', 'MB at most'], copies)}`;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(await benchBooks({ dist: process.argv[2] }));
