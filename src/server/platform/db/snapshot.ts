import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error';
import { DATABASE_FILE } from './place';
import { loadSqlite, type SqliteDatabase } from './sqlite/engine';

/** Longest time that a copy waits for a writer of the running server, in ms. */
const BUSY_MS = 10_000;

/**
 * Opens the database of a data folder beside the server that writes to it.
 *
 * @throws StartError when there is none
 */
export async function openBeside(dataDir: string): Promise<SqliteDatabase> {
  const file = path.join(dataDir, DATABASE_FILE);
  if (!existsSync(file))
    throw new StartError(
      `DATA_DIR: ${dataDir} holds no database. Set DATA_DIR to the folder that the server runs with.`,
    );
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(file);
  database.exec(`pragma busy_timeout = ${BUSY_MS}`);
  return database;
}

/**
 * Copies the database of a data folder as it is at one moment, also while a server writes to it.
 *
 * @param target file that does not exist yet
 * @throws StartError when there is no database
 */
export async function copyDatabase(dataDir: string, target: string): Promise<void> {
  const database = await openBeside(dataDir);
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}

/**
 * Reads every page of a file that is to be a database of ours.
 *
 * @returns the changes of the schema that were made in it
 * @throws StartError when it is not sound
 */
export async function checkDatabase(file: string): Promise<string[]> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: verdict } = database.prepare('pragma integrity_check').get() as {
      integrity_check: string;
    };
    if (verdict !== 'ok') throw new StartError(`${file} is damaged (${verdict}).`);
    database.prepare('select count(*) from documents').get();
    const made = database.prepare('select name from kysely_migration').all() as { name: string }[];
    return made.map(({ name }) => name);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} is no backup of this program.`);
  } finally {
    database.close();
  }
}
