import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { makeFolder } from '../files/make-folder';
import { oneLine, StartError } from '../start-error';
import { isDiskFull, isStoreUnavailable } from './failures';
import { lockDataFolder } from './lock';
import { bringUpInTurns, bringUpToDate, type Opening, readSchema } from './bring-up-to-date';
import { noRoomForCopy } from './copies/before-migration';
import { isReady, takeOver } from './copies/staging';
import { DATABASE_FILE, type Place } from './place';
import { postgresPool, withUnlimitedPool } from './postgres/pool';
import type { Database, Tables } from './schema';
import type { SchemaState } from './schema-state';
import { checkPages, refuseLeftBehind, whyUnusable } from './sound';
import { SqliteDriver } from './sqlite/driver';
import { loadSqlite, type SqliteDatabase } from './sqlite/engine';

/** So much of its file each connection of SQLite keeps in memory, KiB. */
const PAGES_KEPT_KIB = 65_536;

export interface OpenDatabase {
  db: Database;
  engine: 'sqlite' | 'postgres';
  /** The engine's own version, such as `3.53.0`. */
  version: string;
  /** Opened over one connection because the disk is full, which lasts until the next start. */
  isCramped: boolean;
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names, brings it to the newest schema, and holds the data folder when the
 * database lies in it. A restore that was whole and not yet in its place is brought to its end; what is in the database is
 * copied before its schema is changed.
 *
 * @throws StartError when the folder or the database cannot be used, or another version has changed it
 */
export async function openDatabase(place: Place, opening: Opening = {}): Promise<OpenDatabase> {
  prepareDataDir(place.dataDir);
  return place.databaseUrl === null
    ? openSqlite(place.dataDir, opening)
    : openPostgres(place.dataDir, place.databaseUrl, opening);
}

async function openSqlite(dataDir: string, { inspect, log }: Opening): Promise<OpenDatabase> {
  const file = path.join(dataDir, DATABASE_FILE);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartError(`DATA_DIR: ${file} is a folder, not a database.`);
  }
  const place = { dataDir, databaseUrl: null };
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0 && !isReady(place)) {
    refuseLeftBehind(dataDir, file, [`${DATABASE_FILE}-wal`]);
  }
  const lock = await explain('DATA_DIR', () => lockDataFolder(dataDir));
  try {
    return await explain('DATA_DIR', async () => {
      await takeOver(place, null);
      const { dialect, isCramped } = await sqliteDialect(file);
      const db = new Kysely<Tables>({ dialect });
      try {
        const state = await readSchema(db, dataDir, `DATA_DIR: the hotel in ${dataDir}`);
        await inspect?.(db, state);
        // The one connection to a database on a full disk keeps everybody else out, and there is no room anyway.
        if (isCramped && state.last !== null && state.pending.length > 0)
          throw new StartError(noRoomForCopy(dataDir, { from: state.last, to: state.pending.at(-1) ?? '' }));
        await bringUpToDate(db, state, dataDir, log);
        const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
        return {
          db,
          engine: 'sqlite' as const,
          version: rows[0]?.version ?? '',
          isCramped,
          close: async () => {
            await db.destroy();
            lock.release();
          },
        };
      } catch (error) {
        await db.destroy();
        throw error;
      }
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the database for a moment, also beside a server that runs: SQLite itself lets two processes write in turns, and
 * the folder's lock, which is for servers, is left alone when one holds it.
 *
 * @throws StartError when the folder or the database cannot be used
 */
export async function openBeside(place: Place, opening: Opening = {}): Promise<OpenDatabase> {
  const file = path.join(place.dataDir, DATABASE_FILE);
  const runs = place.databaseUrl === null && existsSync(file) && (await isHeld(place.dataDir));
  if (!runs) return openDatabase(place, opening);
  const { dialect, isCramped } = await sqliteDialect(file);
  const db = new Kysely<Tables>({ dialect });
  try {
    const { pending } = await readSchema(db, place.dataDir, `DATA_DIR: the hotel in ${place.dataDir}`);
    if (pending.length > 0) {
      throw new StartError(
        `DATA_DIR: the server that runs in ${place.dataDir} is of an older version than this program; restart it first.`,
      );
    }
    return { db, engine: 'sqlite', version: '', isCramped, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Opens the database to look at it, also beside a server that runs. Nothing in it is changed, and an older schema stays.
 *
 * @returns `null` where there is none yet
 * @throws StartError when it cannot be used, or another version has changed it
 */
export async function openUnchanged(
  place: Place,
): Promise<{ db: Database; state: SchemaState; close(): Promise<void> } | null> {
  const file = path.join(place.dataDir, DATABASE_FILE);
  if (place.databaseUrl === null && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return null;
  return explain(place.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL', async () => {
    const db =
      place.databaseUrl === null
        ? new Kysely<Tables>({ dialect: (await sqliteDialect(file)).dialect })
        : await postgresPool(place.databaseUrl, { max: 1, statement_timeout: 10_000 });
    try {
      const state = await readSchema(db, place.dataDir, 'The database');
      return { db, state, close: () => db.destroy() };
    } catch (error) {
      await db.destroy();
      throw error;
    }
  });
}

/** Opens a file of SQLite's that is not there yet, without a schema. */
export const openNew = async (file: string): Promise<Database> =>
  new Kysely<Tables>({ dialect: (await sqliteDialect(file)).dialect });

async function isHeld(dataDir: string): Promise<boolean> {
  try {
    (await lockDataFolder(dataDir)).release();
    return false;
  } catch (error) {
    if (error instanceof StartError) return true;
    throw error;
  }
}

/** SQLite takes back a change of the schema like any other write; Kysely does not ask it to by itself. */
class WholeChanges extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * @param file a path, created when it is not there
 * @throws StartError when it is damaged
 */
async function sqliteDialect(file: string): Promise<{ dialect: Dialect; isCramped: boolean }> {
  const { DatabaseSync } = await loadSqlite();
  const connect = (first = ''): SqliteDatabase => {
    const database = new DatabaseSync(file);
    try {
      // FULL: an answer is not sent before its commit is on the disk. Waiting for a lock is the driver's, without
      // blocking the event loop. What is deleted is overwritten. Of a large house the pages that a search and the board
      // read stay in memory; a small one never needs as many.
      database.exec(
        `pragma busy_timeout = 0; ${first} pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; pragma cache_size = -${PAGES_KEPT_KIB}`,
      );
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  };
  const driver = open();
  const dialect = {
    createDriver: () => driver,
    createAdapter: () => new WholeChanges(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
  return { dialect, isCramped: driver.reader === null };

  function open(): SqliteDriver {
    const made: SqliteDatabase[] = [];
    try {
      const writer = connect();
      made.push(writer);
      const reader = connect();
      made.push(reader);
      checkPages(reader, file);
      return new SqliteDriver(writer, reader);
    } catch (error) {
      for (const one of made) one.close();
      // Two connections share a file of 32 kB, for which a full disk has no room. One alone needs none: guests read on,
      // and writes come back by themselves.
      if (!existsSync(file) || !isStoreUnavailable(error)) throw error;
      const only = connect('pragma locking_mode = exclusive;');
      checkPages(only, file);
      return new SqliteDriver(only, null);
    }
  }
}

async function openPostgres(dataDir: string, url: string, { inspect, log }: Opening): Promise<OpenDatabase> {
  // What waits for a table that somebody has locked keeps a connection from everybody else.
  const db = await postgresPool(url, { max: 10, statement_timeout: 10_000, lock_timeout: 4000 });
  try {
    const version = await explain('DATABASE_URL', async () => {
      const what = 'DATABASE_URL: the database';
      const place = { dataDir, databaseUrl: url };
      if (isReady(place)) await withUnlimitedPool(url, (changing) => takeOver(place, changing));
      const state = await readSchema(db, dataDir, what);
      await inspect?.(db, state);
      if (state.pending.length > 0) {
        await withUnlimitedPool(url, (changing) => bringUpInTurns(changing, dataDir, what, log));
      }
      const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
      return rows[0]?.version ?? '';
    });
    return { db, engine: 'postgres', version, isCramped: false, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Makes the folder, or says in one line why it cannot be used. */
function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const full = isDiskFull(error) ? 'the disk is full: ' : '';
    throw new StartError(`DATA_DIR: ${full}${dataDir} cannot be used as a data folder (${oneLine(error)}).`);
  }
  if (!statSync(dataDir).isDirectory()) throw new StartError(`DATA_DIR: ${dataDir} is not a folder.`);
}

async function explain<T>(variable: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${variable}: ${whyUnusable(error)}`);
  }
}
