import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql, type Transaction } from 'kysely';
import { StartError } from '../../start-error';
import { migrate } from '../migrate';
import type { Database, Tables } from '../schema';

/** In a copy of a PostgreSQL database: a file for each table, a row as JSON on each line. */
const TABLES_FOLDER = 'tables';
const ENDING = '.jsonl';
/** Kysely's own, which the change of the schema fills. */
const OF_SCHEMA = /^kysely_/;
const ROWS_AT_ONCE = 500;

/**
 * Writes every row of a PostgreSQL database as it is at one moment.
 *
 * @param folder of the copy
 * @returns the files' paths in it
 */
export async function dumpTables(db: Database, folder: string): Promise<string[]> {
  await mkdir(path.join(folder, TABLES_FOLDER), { mode: 0o700 });
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const names = await tableNames(tx);
      for (const name of names) await dumpTable(tx, name, path.join(folder, fileOf(name)));
      return names.map(fileOf);
    });
}

async function dumpTable(tx: Transaction<Tables>, name: string, file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await sql`declare dumped no scroll cursor for select to_jsonb(t)::text as row from ${sql.id(name)} t`.execute(tx);
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from dumped`.execute(tx);
      if (rows.length === 0) break;
      await handle.writeFile(rows.map(({ row }) => `${row}\n`).join(''));
    }
    await sql`close dumped`.execute(tx);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Tells whether a folder holds such a copy. */
export const holdsTables = (folder: string): boolean => existsSync(path.join(folder, TABLES_FOLDER));

/**
 * Puts such a copy into an empty PostgreSQL database, all of it or nothing.
 *
 * @param schema the newest change of the schema in the copy
 * @throws StartError when the database is not empty
 */
export async function restoreTables(db: Database, folder: string, schema: string): Promise<void> {
  if ((await tableNames(db)).length > 0) {
    throw new StartError('DATABASE_URL: the database is not empty; a backup goes into an empty one.');
  }
  await migrate(db, schema);
  const files = (await readdir(path.join(folder, TABLES_FOLDER))).filter((file) => file.endsWith(ENDING));
  const names = files.map((file) => file.slice(0, -ENDING.length)).filter((name) => !OF_SCHEMA.test(name));
  await db.transaction().execute(async (tx) => {
    await whileUnlinked(tx, async () => {
      // What a change of the schema writes by itself is in the copy as well.
      for (const name of names) await sql`delete from ${sql.id(name)}`.execute(tx);
      for (const name of names) await fillTable(tx, name, path.join(folder, fileOf(name)));
    });
  });
}

async function fillTable(tx: Transaction<Tables>, name: string, file: string): Promise<void> {
  let batch: string[] = [];
  const write = async (): Promise<void> => {
    if (batch.length === 0) return;
    await sql`insert into ${sql.id(name)} select (jsonb_populate_record(null::${sql.id(name)}, one)).*
      from jsonb_array_elements(${`[${batch.join(',')}]`}::jsonb) one`.execute(tx);
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    batch.push(line);
    if (batch.length >= ROWS_AT_ONCE) await write();
  }
  await write();
}

/** Rows that name each other are written in any order: what binds them is looked at when all are there. */
async function whileUnlinked(tx: Transaction<Tables>, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ owner: string; name: string }>`select conrelid::regclass::text as owner, conname as name
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and not condeferrable`.execute(
    tx,
  );
  const alter = async (how: string): Promise<void> => {
    for (const { owner, name } of rows) {
      await sql`alter table ${sql.raw(owner)} alter constraint ${sql.id(name)} ${sql.raw(how)}`.execute(tx);
    }
  };
  await alter('deferrable initially deferred');
  await work();
  await sql`set constraints all immediate`.execute(tx);
  await alter('not deferrable');
}

async function tableNames(db: Database | Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

const fileOf = (table: string): string => path.join(TABLES_FOLDER, `${table}${ENDING}`);
