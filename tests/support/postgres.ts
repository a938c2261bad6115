import pg from 'pg';
import { postgresOfRun } from './postgres-cluster';

/** Since this version a copy of a database goes through the log unless one says so. */
const COPIES_BY_LOG_SINCE = 150_000;

interface Postgres {
  client: pg.Client;
  url: string;
  copying: string;
}

let connected: Promise<Postgres> | null = null;
let databases = 0;

/** A new database as a copy of one that nobody is connected to, such as `template1`; its address. */
export async function copyPostgres(template: string): Promise<string> {
  const { client, url, copying } = await connect();
  databases += 1;
  const name = `hien_${process.pid}_${databases}`;
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name} template ${template}${copying}`);
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

/** Takes a database away, also when somebody is still connected. */
export async function dropPostgres(url: string): Promise<void> {
  const { client } = await connect();
  await client.query(`drop database ${nameOf(url)} with (force)`);
}

/** The name of the database at an address. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1);

function connect(): Promise<Postgres> {
  connected ??= (async () => {
    const server = postgresOfRun();
    if (!server) throw new Error('There is no PostgreSQL: its tests are to be skipped.');
    const client = new pg.Client({ connectionString: server.url });
    // It goes with the run, and that is no failure of a test.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const byLog = Number(rows[0]?.version) >= COPIES_BY_LOG_SINCE;
    // Ours writes to memory, where files are copied in no time.
    return { client, url: server.url, copying: server.ours && byLog ? ' strategy file_copy' : '' };
  })();
  return connected;
}
