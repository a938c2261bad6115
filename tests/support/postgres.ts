import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../src/server/db/open';
import { freePort } from './app-server';

/**
 * Where a PostgreSQL for the tests comes from: `TEST_DATABASE_URL`, or a throw-away cluster of the server binaries on
 * this machine. The cluster lives as long as the test run that started it.
 */
let cluster: Promise<{ url: string; stop: () => Promise<void> }> | null = null;
let databases = 0;
/** A database of the cluster that has the newest schema and nothing else, to be copied. */
let migrated: Promise<string> | null = null;

/** Why there can be no PostgreSQL here; `null` when there can. */
export function whyNoPostgres(): string | null {
  if (process.env['TEST_DATABASE_URL']) return null;
  if (!findBinaries()) return 'no TEST_DATABASE_URL and no PostgreSQL server on this machine';
  if (process.getuid?.() === 0 && !canRunAs('postgres'))
    return 'PostgreSQL does not run as root and there is no user postgres';
  return null;
}

/** A new empty database; its address. */
export function freshPostgres(): Promise<string> {
  return createDatabase('template1');
}

/** A new database that has the newest schema already, as a copy: running every migration again for each test takes long. */
export async function migratedPostgres(): Promise<string> {
  migrated ??= createDatabase('template1').then(async (url) => {
    await (await openDatabase({ dataDir: mkdtempSync(path.join(tmpdir(), 'hien-test-')), databaseUrl: url })).close();
    return new URL(url).pathname.slice(1);
  });
  return createDatabase(await migrated);
}

async function createDatabase(template: string): Promise<string> {
  cluster ??= startCluster();
  const { url } = await cluster;
  databases += 1;
  const name = `hien_${process.pid}_${databases}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

export async function stopPostgres(): Promise<void> {
  const running = cluster;
  cluster = null;
  migrated = null;
  await (await running)?.stop();
}

async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const bin = findBinaries();
  if (!bin) throw new Error(whyNoPostgres() ?? 'no PostgreSQL');
  const folder = mkdtempSync(path.join(tmpdir(), 'hien-postgres-'));
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
  const server = spawn(
    ...command('postgres', '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'),
    { stdio: 'ignore', cwd: folder },
  );
  const url = `postgres://hien@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.on('exit', done));
      execFileSync(...command('pg_ctl', 'stop', '-D', data, '-m', 'immediate'), { stdio: 'ignore', cwd: folder });
      await ended;
      rmSync(folder, { recursive: true, force: true });
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
