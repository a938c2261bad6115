// A house with its guests on either database: made in SQLite, and copied into PostgreSQL as a backup of it.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runnerImport } from 'vite';
import { ask, processMs, STAFF } from './big-house.mjs';
import { startBuiltServer } from './built-server.mjs';
import { fillHouse, houseOf } from './house.mjs';

/**
 * Makes a house in a folder, on SQLite.
 *
 * @param {string} folder
 * @param {{ doors: number, bookings: number, perType?: number }} size
 * @param {string} [dist] where the build lies
 */
export async function makeHouse(folder, size, dist) {
  mkdirSync(folder, { recursive: true });
  const hotelFile = path.join(folder, 'hotel.json');
  writeFileSync(hotelFile, JSON.stringify(houseOf(size.doors, size.perType)));
  const dataDir = path.join(folder, 'data');
  const settings = { HOTEL_FILE: hotelFile, RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password };
  await (await startBuiltServer(dataDir, { settings, dist })).stop(); // makes the database
  fillHouse(path.join(dataDir, 'hien.db'), size);
  return { dataDir, settings, dist };
}

/** In ms; the night's backup has begun by then, where there is none yet. */
const BEGINS_WITHIN_MS = 5000;

async function untilBackedUp(origin, cookie) {
  await pause(BEGINS_WITHIN_MS);
  for (;;) {
    const { making } = await (await fetch(`${origin}/api/reception/backups`, { headers: { cookie } })).json();
    if (making !== true) return;
    await pause(500);
  }
}

/** Starts the server of a house and waits until it is at rest; `cookie` is that of staff. */
export async function openHouse({ dataDir, settings, dist }) {
  const server = await startBuiltServer(dataDir, { settings, dist });
  const address = '/api/v1/auth/login';
  const { answer } = await ask(server.origin, { method: 'POST', address, body: STAFF, cookie: '' });
  const cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  await untilBackedUp(server.origin, cookie);
  return { ...server, cookie };
}

/** Starts the PostgreSQL that is on this machine; `null` where there is none. */
export async function startPostgres(folder) {
  const { module } = await runnerImport('./tests/support/postgres-cluster.ts');
  chmodSync(folder, 0o711); // it runs as somebody else
  const { stop } = await module.startCluster(folder);
  const found = module.postgresOfRun();
  if (!found) return null;
  let made = 0;
  return {
    stop,
    /** @returns {Promise<string>} the address of an empty database */
    fresh: async () => {
      made += 1;
      const client = new pg.Client({ connectionString: found.url });
      await client.connect();
      await client.query(`create database bench_${process.pid}_${made}`);
      await client.end();
      return found.url.replace(/\/\w+$/, `/bench_${process.pid}_${made}`);
    },
    /** @returns {number} ms that all of its processes have computed */
    ms: () => {
      if (!found.ours) return 0;
      const [main] = readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
      const parentOf = (pid) => {
        try {
          return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
        } catch {
          return null; // gone since
        }
      };
      const pids = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === main);
      return pids.reduce((sum, pid) => sum + processMs(pid), 0);
    },
  };
}

/**
 * Runs `backup` or `restore` of the build and looks at its memory.
 *
 * @returns {Promise<{ seconds: number, megabytes: number }>} the most that was resident (Linux)
 */
export async function runCopy(program, folder, { dataDir, settings, dist = 'dist' }) {
  const began = performance.now();
  const env = { ...process.env, LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, [path.join(dist, `server/${program}.js`), folder], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let kilobytes = 0;
  const watch = setInterval(() => {
    kilobytes = Math.max(kilobytes, mostResident(child.pid));
  }, 50);
  const code = await new Promise((done) => child.once('exit', done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  return { seconds: (performance.now() - began) / 1000, megabytes: kilobytes / 1024 };
}

/** @returns {number} kB of memory that a process has had resident at most, where the system tells (Linux) */
export function mostResident(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // has ended
  }
}
