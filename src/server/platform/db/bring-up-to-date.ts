import { sql } from 'kysely';
import type { Logger } from '../logger';
import { StartError } from '../start-error';
import { copyBefore, copyFor, type Copied } from './copies/before-migration';
import { showPostgres } from './copies/snapshots';
import { dumpTables } from './copies/tables';
import { migrate, MIGRATION_NAMES, readMade } from './migrate';
import type { Database } from './schema';
import { isOfAnother, sayOfAnother, type SchemaState, schemaStateOf } from './schema-state';

/** Holds what whoever opens a database wants to see of it, and to say about it. */
export interface Opening {
  /** Looks at the database before anything is changed in it. Whatever it throws keeps it from being opened. */
  inspect?: (db: Database, state: SchemaState) => Promise<void>;
  log?: Pick<Logger, 'info'>;
}

/** A number of our own among PostgreSQL's locks, for the copy and the change after it. */
const TURN = 41_730_055;

/**
 * Reads how far the schema is.
 *
 * @param what the database, as whoever started the program knows it
 * @throws StartError when another version has changed it, naming the copy from before where there is one
 */
export async function readSchema(db: Database, dataDir: string, what: string): Promise<SchemaState> {
  const state = schemaStateOf(await readMade(db), MIGRATION_NAMES);
  if (isOfAnother(state)) throw new StartError(sayOfAnother(state, what, await copyFor(dataDir, MIGRATION_NAMES)));
  return state;
}

/**
 * Makes the changes of the schema that are missing, after a copy of what is there, and says which.
 *
 * @param database copies a database into a folder; SQLite's file when absent
 * @throws StartError when there is no copy
 */
export async function bringUpToDate(
  db: Database,
  { last, pending }: SchemaState,
  dataDir: string,
  log: Opening['log'],
  database?: (folder: string) => Promise<Copied>,
): Promise<void> {
  const to = pending.at(-1);
  if (to === undefined) return;
  if (last !== null) {
    const copy = await copyBefore(dataDir, { from: last, to }, Date.now(), database);
    log?.info({ copy, from: last, to }, 'copied before the database is changed');
  }
  await migrate(db);
  if (last !== null) log?.info({ migrations: pending }, 'database changed');
}

/**
 * The same for PostgreSQL, where several processes may start at once: one makes the copy and the change.
 *
 * @param db without limits of time
 */
export async function bringUpInTurns(db: Database, dataDir: string, what: string, log: Opening['log']): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${TURN})`.execute(one);
    try {
      const state = await readSchema(db, dataDir, what);
      await bringUpToDate(db, state, dataDir, log, (folder) =>
        showPostgres(db, (shown) => dumpTables(shown, folder, null, '.jsonl')),
      );
    } finally {
      await sql`select pg_advisory_unlock(${TURN})`.execute(one);
    }
  });
}
