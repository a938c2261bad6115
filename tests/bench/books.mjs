// The whole books of a house of 2,400 doors, 100,000 bookings, on both databases: the CSV of all of them while guests ask,
// and `npm run backup` and `npm run restore`, with their time and memory (Linux).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './big-house.mjs';
import { dayAhead } from './days.mjs';
import { makeHouse, mostResident, openHouse, runCopy, startPostgres } from './filled-house.mjs';
import { percentile, table } from './tables.mjs';

const SIZE = { doors: 2400, bookings: 100_000 };
const IDLE_MS = 15_000;
/** Between two questions of a guest, in ms. */
const REST_MS = 15;
const GUEST = [
  '/hiden-page/A101',
  '/api/guide/A101',
  `/api/availability?area=HA_LONG&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}&adults=2&quantity=1`,
];
const LIST = '/api/reception/bookings.csv';

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

/** @returns {Promise<number>} lines of the list. @param {number} rest ms after each piece that comes */
function readList({ origin, cookie }, rest = 0) {
  return new Promise((done, fail) => {
    const headers = { cookie, 'accept-encoding': 'identity' };
    http.get(origin + LIST, { headers }, async (answer) => {
      let lines = 1;
      try {
        for await (const part of answer) {
          for (const sign of part) lines += sign === 10 ? 1 : 0;
          if (rest > 0) await pause(rest);
        }
        done(lines);
      } catch (error) {
        fail(error);
      }
    });
  });
}

/** @returns the most memory since it was asked last, in MB */
function mostSince(pid) {
  const most = mostResident(pid) / 1024;
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return most;
}

async function csvOf(house, name) {
  const server = await openHouse(house);
  const { pid } = server.child;
  try {
    await readList(server); // compiles its code
    await pause(2000);
    mostSince(pid);
    const from = performance.now();
    const idle = await asGuest(server, () => performance.now() - from > IDLE_MS);
    const before = mostSince(pid);
    let isOver = false;
    const guests = asGuest(server, () => isOver);
    const began = performance.now();
    const lines = await readList(server);
    const seconds = (performance.now() - began) / 1000;
    isOver = true;
    const busy = await guests;
    const most = mostSince(pid);
    const slow = readList(server, 20).catch(() => 0);
    await pause(10_000);
    const held = mostSince(pid);
    if (lines !== 1 + Math.floor(SIZE.bookings / SIZE.doors) * SIZE.doors) throw new Error(`${lines} lines`);
    await slow;
    return [
      name,
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
    const lists = [await csvOf(house, 'SQLite')];
    if (postgres) {
      const settings = { ...house.settings, DATABASE_URL: await postgres.fresh() };
      const other = { ...house, dataDir: path.join(folder, 'other'), settings };
      await copied('restore, PostgreSQL', 'restore', 'copy', other);
      await copied('backup, PostgreSQL', 'backup', 'copy-of-other', other);
      lists.push(await csvOf(other, 'PostgreSQL'));
    }
    const head = [
      'CSV of 100,000 bookings',
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
