import path from 'node:path';
import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { Unsealed } from '../../crypto/sealed-stream';
import { StartError } from '../../start-error';
import { currentSchema, isPostgres } from './current-schema';
import { migrate } from '../migrate';
import type { Database, Tables } from '../schema';
import { readCopied, writeCopied } from './copied-file';
import type { Manifest } from './manifest';
import type { Snapshot } from './snapshots';

/** In a copy: a file for each table, a row as JSON on each line. */
const FILE = /^tables[/\\](\w+)\.jsonl(?:\.gz)?$/;
/** Ending of each file; versions before backups were rows read the plain one alone, and pass over the other. */
export type RowsEnding = '.jsonl' | '.jsonl.gz';
const fileOf = (table: string, ending: RowsEnding): string => path.join('tables', `${table}${ending}`);
/** So many values are written at once; the engines take 32,000 and 65,000. */
const VALUES_AT_ONCE = 4000;

interface Written extends Pick<Manifest, 'files'> {
  counts: Record<string, number>;
}

/** Writes every row of a database into a copy. */
export async function dumpTables(
  shown: Snapshot,
  folder: string,
  key: Buffer | null,
  ending: RowsEnding = '.jsonl.gz',
): Promise<Written> {
  const written: Written = { files: {}, counts: {} };
  for (const table of shown.tables) {
    const lines = async function* (): AsyncGenerator<string> {
      for await (const { text, count } of shown.rows(table)) {
        written.counts[table] = (written.counts[table] ?? 0) + count;
        // As JSON says them too: readers of lines, such as that of older versions, take them for ends of lines.
        yield text.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`);
      }
    };
    written.counts[table] = 0;
    const file = fileOf(table, ending);
    written.files[file] = await writeCopied(folder, file, Readable.from(lines()), key);
  }
  return written;
}

/** The tables of which a copy has rows, and their files; none in a copy of SQLite's own file. */
const tablesIn = ({ files }: Manifest): { table: string; file: string }[] =>
  Object.keys(files).flatMap((file) => {
    const [, table] = FILE.exec(file) ?? [];
    return table === undefined || /^kysely_/.test(table) ? [] : [{ table, file }];
  });

/** Tells whether a copy holds rows: then it goes into either database. */
export const holdsRows = (copy: Manifest): boolean => tablesIn(copy).length > 0;

/**
 * Puts the rows of a copy into an empty database, all of them or none.
 *
 * @param key of a sealed copy
 * @throws StartError when the file of a table is not what was copied
 */
export async function restoreTables(db: Database, folder: string, copy: Manifest, key: Buffer | null): Promise<void> {
  await migrate(db, copy.schema);
  const columns = await columnsOf(db);
  await db.transaction().execute((tx) =>
    whileUnlinked(tx, async () => {
      const tables = tablesIn(copy);
      // What a change of the schema writes by itself is in the copy as well.
      for (const { table, file } of tables) {
        if (!columns.has(table)) throw new StartError(`${path.join(folder, file)}: there is no such table.`);
        await sql`delete from ${sql.id(table)}`.execute(tx);
      }
      for (const { table, file } of tables) {
        const atOnce = Math.max(1, Math.floor(VALUES_AT_ONCE / (columns.get(table) ?? 1)));
        const count = await fillTable(tx, table, atOnce, readCopied(folder, file, key)).catch((error: unknown) => {
          if (!(error instanceof Unsealed)) throw error;
          throw new StartError(`${path.join(folder, file)} is damaged: it does not open.`);
        });
        if (copy.counts !== undefined && count !== copy.counts[table])
          throw new StartError(`${path.join(folder, file)} has ${count} rows, not ${copy.counts[table] ?? 0}.`);
      }
    }),
  );
}

/**
 * Gives rows of one table as they stand in a copy, which is not compared with its checksums; none where it has no such
 * file.
 *
 * @param key of a sealed copy
 * @throws StartError when what is read is not what was copied
 */
export async function readTable(folder: string, copy: Manifest, key: Buffer | null, table: string): Promise<object[]> {
  const file = tablesIn(copy).find((one) => one.table === table)?.file;
  const rows: object[] = [];
  if (file === undefined) return rows;
  try {
    for await (const line of linesOf(readCopied(folder, file, key))) rows.push(JSON.parse(line) as object);
  } catch {
    throw new StartError(`${path.join(folder, file)} is damaged: it does not open.`);
  }
  return rows;
}

/** Number of columns of each table, in the schema that unqualified names mean. */
async function columnsOf(db: Database): Promise<ReadonlyMap<string, number>> {
  const tables = await db.introspection.getTables();
  const here = isPostgres(db) ? await currentSchema(db) : undefined;
  return new Map(tables.filter(({ schema }) => schema === here).map(({ name, columns }) => [name, columns.length]));
}

async function fillTable(tx: Transaction<Tables>, table: string, atOnce: number, from: Readable): Promise<number> {
  let count = 0;
  let rows: object[] = [];
  const write = async (): Promise<void> => {
    if (rows.length > 0)
      await (tx as unknown as Transaction<Record<string, object>>).insertInto(table).values(rows).execute();
    count += rows.length;
    rows = [];
  };
  for await (const line of linesOf(from)) {
    rows.push(JSON.parse(line) as object);
    if (rows.length >= atOnce) await write();
  }
  await write();
  return count;
}

/** Lines end with a line feed alone: other separators stand within texts. */
async function* linesOf(from: Readable): AsyncGenerator<string> {
  let begun = '';
  for await (const part of from.setEncoding('utf8')) {
    const lines = (begun + (part as string)).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}

/** Rows that name each other are written in any order: what binds them is looked at when all are there. */
async function whileUnlinked(tx: Transaction<Tables>, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(tx)) {
    // Until the end of the transaction.
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    return work();
  }
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
