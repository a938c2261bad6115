// Bookings while the server is killed (S-1): in every round guests book at once, the process dies by SIGKILL at a random
// moment, starts again on the same folder, and everybody who heard nothing asks again under the same key.
//
//   node tests/faults/kill-sweep.mjs [--rounds 25] [--guests 24] [--seed 1]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { freePort } from '../bench/free-port.mjs';
import { SERVER_FLAGS } from '../support/server-flags.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    guests: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
  },
});
const ROUNDS = Number(values.rounds);
const GUESTS = Number(values.guests);
/** Longest time from the first request to the end of the process, in ms. */
const KILL_WITHIN_MS = 250;
const START_LIMIT_MS = 5000;
const NIGHTS = 2;
const DAY_MS = 86_400_000;

/** Numbers from 0 to 1 that are the same in every run of a seed (mulberry32). */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function start(dataDir) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.on('exit', done));
  for (;;) {
    const up = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false, // not yet
    );
    if (up) break;
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((done) => setTimeout(done, 20));
  }
  const kill = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return { origin, kill, startMs: performance.now() - began };
}

const dayAhead = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** One guest's booking: `null` when no answer came. */
async function book(origin, { key, body }) {
  try {
    const answer = await fetch(`${origin}/api/apartment-bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return null; // the process died under it
  }
}

/** What is wrong in the file itself, as sentences. */
function faultsOf(dataDir) {
  const db = new DatabaseSync(path.join(dataDir, 'hien.db'), { readOnly: true });
  try {
    const rows = (sql) => db.prepare(sql).all();
    const faults = [];
    const integrity = rows('PRAGMA integrity_check').map((row) => Object.values(row)[0]);
    if (integrity.join() !== 'ok') faults.push(`integrity_check: ${integrity.join('; ')}`);
    const orphans = rows(`SELECT count(*) AS n FROM room_nights WHERE booking_id NOT IN (SELECT id FROM bookings)`)[0]
      .n;
    if (orphans > 0) faults.push(`${orphans} nights without a booking`);
    const nightless = rows(
      `SELECT count(*) AS n FROM bookings WHERE status = 'PENDING' AND id NOT IN (SELECT booking_id FROM room_nights)`,
    )[0].n;
    if (nightless > 0) faults.push(`${nightless} bookings without a night`);
    return faults;
  } finally {
    db.close();
  }
}

async function main() {
  const random = randomOf(Number(values.seed));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hien-kill-'));
  const faults = [];
  const sums = { answered: 0, unanswered: 0, unansweredThen201: 0, slowestStart: 0 };
  let server = await start(dataDir);
  try {
    const room = await (await fetch(`${server.origin}/api/rooms/1`)).json();
    const nightly = Math.round(room.price * (1 - room.discount / 100));
    for (let round = 0; round < ROUNDS; round += 1) {
      // Dates of the round's own, more guests than rooms: some have to hear that it is full.
      const checkIn = dayAhead(30 + round * NIGHTS);
      const guests = Array.from({ length: GUESTS }, (_, guest) => ({
        key: `kill-sweep-${values.seed}-${round}-${guest}`,
        body: {
          apartmentId: room.apartmentId,
          roomId: 1,
          checkIn,
          checkOut: dayAhead(30 + round * NIGHTS + NIGHTS),
          quantity: 1,
          totalPrice: nightly * NIGHTS,
          status: 'PENDING',
          guestName: `Khách ${round}-${guest}`,
          guestEmail: `khach-${round}-${guest}@example.vn`,
        },
      }));
      const first = guests.map((guest) => book(server.origin, guest));
      await new Promise((done) => setTimeout(done, random() * KILL_WITHIN_MS));
      await server.kill('SIGKILL');
      const before = await Promise.all(first);
      faults.push(...faultsOf(dataDir).map((fault) => `round ${round}: ${fault}`));
      server = await start(dataDir);
      sums.slowestStart = Math.max(sums.slowestStart, server.startMs);
      const after = [];
      for (const guest of guests) after.push(await book(server.origin, guest));

      before.forEach((answer, guest) => {
        if (answer === null) {
          sums.unanswered += 1;
          if (after[guest]?.status === 201) sums.unansweredThen201 += 1;
          return;
        }
        sums.answered += 1;
        if (answer.status === 201 && answer.body.id !== after[guest]?.body.id) {
          faults.push(`round ${round}: a booking that was answered is gone or is another now`);
        }
      });
      const ids = new Set(after.filter((answer) => answer?.status === 201).map(({ body }) => body.id));
      if (ids.size !== room.maxRooms) faults.push(`round ${round}: ${ids.size} bookings for ${room.maxRooms} rooms`);
      const odd = after.filter((answer) => answer === null || ![201, 409].includes(answer.status));
      if (odd.length > 0) faults.push(`round ${round}: ${odd.map((answer) => answer?.status).join()} after the start`);
    }
    if (sums.slowestStart > START_LIMIT_MS) faults.push(`a start took ${Math.round(sums.slowestStart)} ms`);
  } finally {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.table({
    rounds: ROUNDS,
    ...sums,
    slowestStart: `${Math.round(sums.slowestStart)} ms`,
    faults: faults.length,
  });
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}

process.exitCode = (await main()) ? 0 : 1;
