import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.mjs';

const ADDRESS = 'HIEN_TEST_POSTGRES';

/**
 * Settings for data that is thrown away: nothing of it has to outlive a crash, and nothing grows old enough to be
 * tidied up.
 */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** The engines of this run: SQLite, unless its configuration names others. */
export const runsOn = (engine: 'sqlite' | 'postgres'): boolean =>
  (process.env['TEST_ENGINES'] ?? 'sqlite').split(',').includes(engine);

/** Address at which the tests of this run and its workers find a PostgreSQL; `null` when there is none. */
export function postgresOfRun(): { url: string; ours: boolean } | null {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, ours: false };
  const own = process.env[ADDRESS];
  return own === undefined ? null : { url: own, ours: true };
}

/** Reason why there can be no PostgreSQL here; `null` when there can. */
export function whyNoPostgres(): string | null {
  // One that is given or was started is there; to look whether one could be is a process more for each file.
  if (postgresOfRun()) return null;
  if (!findBinaries()) return 'no TEST_DATABASE_URL and no PostgreSQL server on this machine';
  if (process.getuid?.() === 0 && !canRunAs('postgres'))
    return 'PostgreSQL does not run as root and there is no user postgres';
  return null;
}

/**
 * Starts a throw-away cluster of the server binaries on this machine in a folder and tells the workers of this run;
 * does nothing where `TEST_DATABASE_URL` names one or none can be.
 */
export async function startCluster(parent: string): Promise<{ stop: () => Promise<void> }> {
  const bin = findBinaries();
  if (process.env['TEST_DATABASE_URL'] || whyNoPostgres() !== null || !bin) return { stop: () => Promise.resolve() };
  const folder = path.join(parent, 'postgres');
  mkdirSync(folder);
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const command = (name: string, ...parts: string[]): [string, string[]] =>
    asRoot ? ['runuser', ['-u', 'postgres', '--', path.join(bin, name), ...parts]] : [path.join(bin, name), parts];
  execFileSync(...command('initdb', '-D', data, '-U', 'hien', '-A', 'trust', '-E', 'UTF8', '--no-sync'), {
    stdio: 'ignore',
    cwd: folder,
  });
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    ...command('postgres', '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings),
    { stdio: 'ignore', cwd: folder },
  );
  const url = `postgres://hien@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  process.env[ADDRESS] = url;
  return {
    stop: async () => {
      const ended = new Promise((done) => server.on('exit', done));
      execFileSync(...command('pg_ctl', 'stop', '-D', data, '-m', 'immediate'), { stdio: 'ignore', cwd: folder });
      await ended;
    },
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 100 || server.exitCode !== null) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return (
    folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'))) ??
    null
  );
}

function canRunAs(user: string): boolean {
  return spawnSync('runuser', ['-u', user, '--', 'true'], { stdio: 'ignore' }).status === 0;
}
