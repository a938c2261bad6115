import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { hotelOf, ROOMS_PER_APARTMENT } from '../../bench/booking.mjs';
import { onEveryEngine } from '../../support/server-engines';
import { SERVER_FLAGS } from '../../support/server-flags.mjs';
import { onDatabase } from '../engine';
import { figure, ms } from '../figures';
import { ask, houses } from '../processes';

const house = houses();
const LOG_MB = 64;
const START_LIMIT_MS = 8000;
const FULL_HOUSE = { apartments: 1000, stays: 100 };
const FULL_START_LIMIT_MS = 3000;
/** Making a house of 200,000 bookings takes longer than any start. */
const MAKING_S = 240;
/** Days from a stay of `hotelOf` to the next. */
const STEP_DAYS = 5;
const END_LIMIT_MS = 5000;
const undo: (() => unknown)[] = [];
afterEach(() => undo.splice(0).forEach((each) => each()));

/** Every stay again, five days later each time: one booking after the other takes PostgreSQL minutes. */
async function repeatStays(databaseUrl: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { fields } = await client.query('select * from bookings limit 0');
  const columns = fields.map(({ name }) => `"${name}"`);
  const later = (day: string): string => `to_char(${day}::date + ${STEP_DAYS} * n, 'YYYY-MM-DD')`;
  const shifted: Record<string, string> = {
    '"id"': `id || '-' || n`,
    '"check_in"': later('check_in'),
    '"check_out"': later('check_out'),
  };
  const series = `generate_series(1, ${times - 1}) as n`;
  const values = columns.map((column) => shifted[column] ?? column);
  await client.query(
    `insert into bookings (${columns.join(', ')}) select ${values.join(', ')} from bookings, ${series}`,
  );
  await client.query(
    `insert into room_nights (room_id, night, slot, booking_id, ends_at)
     select room_id, ${later('night')}, slot, booking_id || '-' || n, ends_at from room_nights, ${series}`,
  );
  await client.end();
}

onEveryEngine('a full house', (_start, freshDatabase) => {
  it(
    'L-9: a start on 2,000 rooms and 200,000 bookings is healthy within 3 s, after SIGTERM and after kill -9',
    async () => {
      const { apartments, stays } = FULL_HOUSE;
      const bookings = apartments * ROOMS_PER_APARTMENT * stays;
      const databaseUrl = await freshDatabase();
      const place = house(databaseUrl, hotelOf(apartments, databaseUrl === null ? stays : 1));
      let server = await place.start({}, MAKING_S);
      if (databaseUrl !== null) await repeatStays(databaseUrl, stays);
      const times: number[] = [];
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        await server.stop(signal);
        const began = performance.now();
        server = await place.start();
        times.push(performance.now() - began);
      }
      const room = await ask(server.origin, 'GET', '/api/apartment-bookings/by-room?roomId=1');
      await server.stop();
      const kept = await onDatabase(place, async (rows) =>
        Number((await rows('select count(*) as n from bookings'))[0]?.['n']),
      );
      figure(`${kept} of ${bookings} bookings: healthy after ${times.map(ms).join(' (SIGTERM), ')} (kill -9)`);
      expect([room?.status, kept]).toEqual([200, bookings]);
      expect(Math.max(...times)).toBeLessThan(FULL_START_LIMIT_MS);
    },
    (MAKING_S + 120) * 1000,
  );
});

it('L-9: a start after kill -9 with a log of 64 MB comes within 8 s, with everything in it', async () => {
  const place = house(null);
  const first = await place.start();
  await first.stop('SIGKILL');
  const db = new DatabaseSync(path.join(place.dataDir, 'hien.db'));
  db.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0');
  const insert = db.prepare(
    'insert into guest_forms (id, full_name, email, phone_number, apartment, received_at) values (?, ?, ?, ?, ?, ?)',
  );
  const log = path.join(place.dataDir, 'hien.db-wal');
  let rows = 0;
  while ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) < LOG_MB * 2 ** 20) {
    db.exec('begin');
    for (let n = 0; n < 2000; n += 1)
      insert.run(`wal-${(rows += 1)}`, 'x'.repeat(400), 'a@b.vn', '0912345678', 'B902', rows);
    db.exec('commit');
  }
  const size = statSync(log).size / 2 ** 20;
  // Not closed: a process that was killed does not tidy up either.
  const copy = mkdtempSync(path.join(tmpdir(), 'hien-wal-'));
  undo.push(() => rmSync(copy, { recursive: true, force: true }));
  spawnSync('cp', ['-r', `${place.dataDir}/.`, copy]);
  db.close();
  const began = performance.now();
  const server = await place.start({ DATA_DIR: copy });
  const took = performance.now() - began;
  const kept = new DatabaseSync(path.join(copy, 'hien.db'), { readOnly: true });
  const { n: count } = kept.prepare(`select count(*) as n from guest_forms where id like 'wal-%'`).get() as {
    n: number;
  };
  kept.close();
  const door = await ask(server.origin, 'GET', '/api/guide/B902');
  await server.stop('SIGKILL');
  figure(`a log of ${Math.round(size)} MB: healthy after ${ms(took)}, ${count} of ${rows} rows`);
  expect([door?.status, count]).toEqual([200, rows]);
  expect(took).toBeLessThan(START_LIMIT_MS);
});

it('S-13: a data folder that may not be written ends the start with one clear line', async (context) => {
  if (process.getuid?.() === 0 && spawnSync('runuser', ['-u', 'nobody', '--', 'true']).status !== 0)
    return context.skip('no other user here');
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-closed-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  chmodSync(data, 0o555);
  const asNobody = process.getuid?.() === 0 ? ['runuser', '-u', 'nobody', '--'] : [];
  const line: string[] = [...asNobody, process.execPath, ...SERVER_FLAGS, path.resolve('dist/server/main.js')];
  const [command = '', ...words] = line;
  const began = performance.now();
  const child = spawn(command, words, {
    env: { PATH: process.env['PATH'], DATA_DIR: data, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const took = performance.now() - began;
  figure(`exit ${code ?? 'by signal'} after ${ms(took)}: ${err.trim().replaceAll(data, 'the folder')}`);
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toMatch(/DATA_DIR/);
  expect(out).toBe('');
  expect(took).toBeLessThan(END_LIMIT_MS);
});
