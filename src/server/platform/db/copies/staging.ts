import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import * as z from 'zod';
import { writeWhole } from '../../files/atomic-write';
import { StartError } from '../../start-error';
import { currentSchema, isPostgres } from './current-schema';
import { DATABASE_FILE, KEPT_FOLDERS, type Place } from '../place';
import type { Database, Tables } from '../schema';

/** In the data folder: what was put back and is not the house yet. */
export const STAGE_FOLDER = 'restored';
/** In the data folder: what was the house before a copy took its place. Nothing here takes it away. */
export const ASIDE_FOLDER = 'before-restore';
/** The same two within a PostgreSQL database; the second ends with when it was. */
const STAGE_SCHEMA = 'hien_restored';
const ASIDE_SCHEMA = 'hien_before_';
const READY_FILE = 'ready.json';
/** Made again from what is there; what lies in it tells of the house before. */
const CACHE_FOLDER = 'cache';
/** A number of our own among PostgreSQL's locks. */
const TURN = 41_730_081;

const ready = z.object({
  /** Time in the names of what is put aside; `null` where nothing was before. */
  aside: z.nullable(z.string()),
  /** Names of what lies in the stage's folder. */
  names: z.array(z.string()),
});
type Ready = z.output<typeof ready>;

/** Names the place that a copy is put back in before it becomes the house: beside it, within the same disk and the same database. */
export const stageOf = ({ dataDir, databaseUrl }: Place): Place => ({
  dataDir: path.join(dataDir, STAGE_FOLDER),
  databaseUrl: databaseUrl === null ? null : within(databaseUrl, STAGE_SCHEMA),
});

/** Address of a database whose unqualified names mean one schema. */
function within(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c search_path=${schema}`.trim());
  return url.href;
}

/**
 * Takes away what a restore that did not come to its end has left, and makes an empty place.
 *
 * @param db of PostgreSQL, here and below
 */
export async function emptyStage(place: Place, db: Database | null): Promise<void> {
  await clearStage(place, db);
  await mkdir(path.join(place.dataDir, STAGE_FOLDER), { recursive: true, mode: 0o700 });
  if (db !== null) await sql`create schema ${sql.id(STAGE_SCHEMA)}`.execute(db);
}

/** Takes a stage away. */
export async function clearStage({ dataDir }: Place, db: Database | null): Promise<void> {
  await rm(path.join(dataDir, STAGE_FOLDER), { recursive: true, force: true });
  if (db !== null) await sql`drop schema if exists ${sql.id(STAGE_SCHEMA)} cascade`.execute(db);
}

/**
 * Notes that the stage is whole. Until then the house is what it was; from then on `takeOver` goes on with it, also after
 * the process was killed.
 *
 * @param aside UTC ms at which the house is put aside; `null` where none is there
 */
export async function declareReady({ dataDir }: Place, aside: number | null): Promise<void> {
  const folder = path.join(dataDir, STAGE_FOLDER);
  const names = await readdir(folder);
  const note: Ready = { aside: aside === null ? null : new Date(aside).toISOString().replace(/[:.]/g, ''), names };
  await writeWhole(folder, READY_FILE, Buffer.from(JSON.stringify(note)));
}

/** Tells whether a copy waits for its turn in the place of the house. */
export const isReady = ({ dataDir }: Place): boolean => existsSync(path.join(dataDir, STAGE_FOLDER, READY_FILE));

/**
 * Puts what was staged in the place of the house, and the house aside. Nobody may have the house open. Whatever it is
 * stopped at, it goes on there: each step is taken once, by a rename or in one transaction.
 *
 * @returns whether something was ready
 */
export async function takeOver(place: Place, db: Database | null): Promise<boolean> {
  if (!isReady(place)) return false;
  if (db === null) await moveFiles(place, await readReady(place));
  else await inItsTurn(db, () => moveAll(place, db));
  await rm(path.join(place.dataDir, CACHE_FOLDER), { recursive: true, force: true });
  await rm(path.join(place.dataDir, STAGE_FOLDER), { recursive: true, force: true });
  return true;
}

async function readReady({ dataDir }: Place): Promise<Ready> {
  const file = path.join(dataDir, STAGE_FOLDER, READY_FILE);
  try {
    return ready.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new StartError(`${file} is damaged: what was restored cannot take its place.`);
  }
}

/** Moves folders first: as long as the database is what it was, so is what people see. */
async function moveFiles({ dataDir }: Place, { aside, names }: Ready): Promise<void> {
  const before = aside === null ? null : path.join(dataDir, ASIDE_FOLDER, aside);
  if (before !== null) await mkdir(before, { recursive: true, mode: 0o700 });
  const log = [`${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`];
  for (const name of [...KEPT_FOLDERS, ...log, DATABASE_FILE]) {
    const [here, staged] = [path.join(dataDir, name), path.join(dataDir, STAGE_FOLDER, name)];
    const isIn = names.includes(name) && !existsSync(staged);
    if (!isIn && before !== null && existsSync(here)) await rename(here, path.join(before, name));
    if (existsSync(staged)) await rename(staged, here);
  }
}

async function moveAll(place: Place, db: Database): Promise<void> {
  // Another process on the same folder may have been quicker.
  if (!isReady(place)) return;
  const note = await readReady(place);
  await moveFiles(place, note);
  await db.transaction().execute(async (tx) => {
    const staged = await tablesIn(tx, STAGE_SCHEMA);
    if (staged.length === 0) return;
    const here = await currentSchema(tx);
    const there = await tablesIn(tx, here);
    if (there.length > 0) {
      if (note.aside === null) throw notEmpty();
      const aside = `${ASIDE_SCHEMA}${note.aside.toLowerCase().replaceAll('-', '')}`;
      await sql`create schema ${sql.id(aside)}`.execute(tx);
      await moveTables(tx, there, here, aside);
    }
    await moveTables(tx, staged, STAGE_SCHEMA, here);
    await sql`drop schema ${sql.id(STAGE_SCHEMA)}`.execute(tx);
  });
}

async function moveTables(tx: Transaction<Tables>, tables: readonly string[], from: string, to: string): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(tx);
  }
}

/** One process after the other on one database. */
const inItsTurn = (db: Database, work: () => Promise<void>): Promise<void> =>
  db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${TURN})`.execute(one);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${TURN})`.execute(one);
    }
  });

/**
 * Refuses a database that something lies in. What other schemas hold is others'; so is a view, such as a host's figures.
 *
 * @throws StartError
 */
export async function requireEmptyDatabase(db: Database): Promise<void> {
  const isFull = isPostgres(db)
    ? (await tablesIn(db, await currentSchema(db))).length > 0
    : (await db.introspection.getTables({ withInternalKyselyTables: true })).length > 0;
  if (isFull) throw notEmpty();
}

const notEmpty = (): StartError =>
  new StartError('DATABASE_URL: the database is not empty; a backup goes into an empty one.');

async function tablesIn(db: Database, schema: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = ${schema} order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}
