import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../schema';
import { openBeside } from '../snapshot';
import type { SqliteDatabase } from '../sqlite/engine';

const ROWS_AT_ONCE = 500;
/** No column has this name. */
const AT = ':at';
/** Kysely's own, and SQLite's. */
const OF_SCHEMA = /^(?:kysely_|sqlite_)/;

/** Shows a database as it is at one moment, whatever is written to it meanwhile. */
export interface Snapshot {
  /** Changes of the schema that were made in it. */
  made: string[];
  /** Names of the tables that hold what the house knows. */
  tables: string[];
  /** Gives rows of a table, each as JSON on a line of its own, some at once. */
  rows: (table: string) => AsyncGenerator<{ text: string; count: number }>;
}

/**
 * Shows the database of a data folder to whoever copies it, over a connection of its own: nobody waits for it.
 *
 * @throws StartError when there is none
 */
export async function showSqlite<T>(dataDir: string, work: (shown: Snapshot) => Promise<T>): Promise<T> {
  const database = await openBeside(dataDir);
  try {
    database.exec('pragma query_only = on; begin');
    // What is shown is what there is at the first read.
    const names = namesIn(database, "select name from sqlite_master where type = 'table' order by name");
    const made = names.includes('kysely_migration') ? namesIn(database, 'select name from kysely_migration') : [];
    return await work({
      made,
      tables: names.filter((name) => !OF_SCHEMA.test(name)),
      rows: (table) => rowsOfSqlite(database, table),
    });
  } finally {
    // By itself a connection is closed only once nobody holds a statement of it, and its transaction lives as long.
    endReading(database);
    database.close();
  }
}

function endReading(database: SqliteDatabase): void {
  try {
    database.exec('rollback');
  } catch {
    // It never began.
  }
}

const namesIn = (database: SqliteDatabase, statement: string): string[] =>
  (database.prepare(statement).all() as { name: string }[]).map(({ name }) => name);

/** Page by page, by SQLite's own number of a row: an open cursor does not outlive a turn of the event loop everywhere. */
async function* rowsOfSqlite(database: SqliteDatabase, table: string): ReturnType<Snapshot['rows']> {
  const page = database.prepare(
    `select rowid as "${AT}", * from "${table}" where rowid > ? order by rowid limit ${ROWS_AT_ONCE}`,
  );
  let after: unknown = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = page.all(after) as Record<string, unknown>[];
    if (rows.length === 0) return;
    after = rows.at(-1)?.[AT];
    const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== AT);
    yield { text: rows.map((row) => `${JSON.stringify(row, columns)}\n`).join(''), count: rows.length };
    // Others have their turn.
    await setImmediate();
  }
}

/** Shows a PostgreSQL database the same way. */
export const showPostgres = <T>(db: Database, work: (shown: Snapshot) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows: found } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(tx);
      const names = found.map(({ name }) => name);
      const made = names.includes('kysely_migration')
        ? (await sql<{ name: string }>`select name from kysely_migration`.execute(tx)).rows
        : [];
      return work({
        made: made.map(({ name }) => name),
        tables: names.filter((name) => !OF_SCHEMA.test(name)),
        rows: (table) => rowsOfPostgres(tx, table),
      });
    });

async function* rowsOfPostgres(tx: Transaction<Tables>, table: string): ReturnType<Snapshot['rows']> {
  await sql`declare copied no scroll cursor for select to_jsonb(t)::text as row from ${sql.id(table)} t`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from copied`.execute(tx);
    if (rows.length === 0) break;
    yield { text: rows.map(({ row }) => `${row}\n`).join(''), count: rows.length };
  }
  await sql`close copied`.execute(tx);
}
