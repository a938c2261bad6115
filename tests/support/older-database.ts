import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type Driver,
  Kysely,
  type Migration,
  Migrator,
  PostgresDialect,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { DATABASE_FILE } from '../../src/server/platform/db/place';
import { SqliteDriver } from '../../src/server/platform/db/sqlite/driver';
import { loadSqlite } from '../../src/server/platform/db/sqlite/engine';

/** The newest change of the release of 22 November 2026. */
export const LAST_RELEASED = '0042-attempt-networks';
const MIGRATIONS = import.meta.glob<Migration>('../../src/server/platform/db/migrations/*.ts', { eager: true });
const released = (): Promise<Record<string, Migration>> =>
  Promise.resolve(
    Object.fromEntries(
      Object.entries(MIGRATIONS)
        .map(([file, migration]) => [file.replace(/^.*\/|\.ts$/g, ''), migration] as const)
        .filter(([name]) => name <= LAST_RELEASED),
    ),
  );

/** The database as it is, with whatever schema it has. */
export async function rawDatabase(dataDir: string, databaseUrl: string | null): Promise<Kysely<unknown>> {
  if (databaseUrl !== null) {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    // A test that fails has its database taken away from it.
    pool.on('error', () => undefined);
    return new Kysely({ dialect: new PostgresDialect({ pool }) });
  }
  const { DatabaseSync } = await loadSqlite();
  const driver: Driver = new SqliteDriver(new DatabaseSync(path.join(dataDir, DATABASE_FILE)), null);
  return new Kysely({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    },
  });
}

/** Gives a place the schema of that release, as its program did: change by change. */
export async function makeOlder(dataDir: string, databaseUrl: string | null): Promise<Kysely<unknown>> {
  const old = await rawDatabase(dataDir, databaseUrl);
  if (databaseUrl === null) await sql`pragma journal_mode = wal`.execute(old);
  const { error } = await new Migrator({ db: old, provider: { getMigrations: released } }).migrateToLatest();
  if (error !== undefined) throw new Error('The older schema could not be made.', { cause: error });
  return old;
}

/** Fills an empty PostgreSQL database from a copy as that release's own restore did. */
export async function restoreAsOlder(databaseUrl: string, copy: string): Promise<Kysely<unknown>> {
  const old = await makeOlder('', databaseUrl);
  const files = (await readdir(path.join(copy, 'tables'))).filter((file) => file.endsWith('.jsonl'));
  const tables = files.map((file) => file.slice(0, -'.jsonl'.length)).filter((name) => !name.startsWith('kysely_'));
  for (const table of tables) await sql`delete from ${sql.id(table)}`.execute(old);
  for (const table of tables) {
    const input = createReadStream(path.join(copy, 'tables', `${table}.jsonl`));
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      await sql`insert into ${sql.id(table)} select (jsonb_populate_record(null::${sql.id(table)}, one)).*
        from jsonb_array_elements(${`[${line}]`}::jsonb) one`.execute(old);
    }
  }
  return old;
}
