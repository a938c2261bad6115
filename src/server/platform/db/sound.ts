import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { oneLine, StartError } from '../start-error';
import { isDiskFull } from './failures';
import { SQLITE, type SqliteDatabase, sqliteErrorCode } from './sqlite/engine';

/** Folders that only a hotel that has run leaves in its data folder; `media` may lie there before the first start. */
const LEFT_BEHIND = ['cache', 'mail', 'releases', 'uploads'];
/** Advice for a database that is damaged or lost. */
export const WAY_BACK = 'move the folder away and put a backup into an empty one: npm run restore -- <folder>';
const DAMAGED: readonly number[] = [SQLITE.CORRUPT, SQLITE.NOTADB];

/**
 * Refuses to begin a new hotel in the folder of one that has run: its database is gone, and nobody would know
 * (decision 89).
 *
 * @param what is not there, such as a file's path
 * @param others files that tell of one too
 * @throws StartError
 */
export function refuseLeftBehind(dataDir: string, what: string, others: readonly string[] = []): void {
  const there = [...LEFT_BEHIND, ...others].filter((name) => holdsSomething(path.join(dataDir, name)));
  if (there.length === 0) return;
  throw new StartError(
    `DATA_DIR: ${what} is missing or empty, while ${there.join(', ')} beside it tell of a hotel that has run; ${WAY_BACK}.`,
  );
}

function holdsSomething(place: string): boolean {
  if (!existsSync(place)) return false;
  const found = statSync(place);
  return found.isDirectory() ? readdirSync(place).length > 0 : found.size > 0;
}

/** Reads every page of a database. @throws StartError when one is damaged */
export function checkPages(database: SqliteDatabase, file: string): void {
  const rows = database.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
  const verdict = rows[0]?.quick_check ?? 'ok';
  if (verdict !== 'ok') throw new StartError(`DATA_DIR: ${file} is damaged (${oneLine(verdict)}); ${WAY_BACK}.`);
}

/** Says why a database cannot be used, on one line, and what to do when it is damaged or has no room. */
export function whyUnusable(error: unknown): string {
  if (isDiskFull(error)) return `the disk is full (${oneLine(error)}); make room and start again.`;
  const code = sqliteErrorCode(error);
  const way = code !== null && DAMAGED.includes(code) ? `; ${WAY_BACK}` : '';
  return `the database cannot be opened (${oneLine(error)})${way}.`;
}
