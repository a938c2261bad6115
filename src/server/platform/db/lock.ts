import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error';
import { SQLITE, loadSqlite, sqliteErrorCode } from './sqlite/engine';

interface FolderLock {
  release(): void;
}

/**
 * Holds a data folder for this process. The lock is the operating system's, through a second SQLite file held
 * exclusively, so that one left behind by `kill -9` blocks nobody.
 *
 * @param dataDir an existing folder that can be written to
 * @throws StartError naming the process that holds it
 */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  const { DatabaseSync } = await loadSqlite();
  const pidFile = path.join(dataDir, 'lock.pid');
  const database = new DatabaseSync(path.join(dataDir, 'lock.db'));
  try {
    // Nothing is ever written to it. The journal is in memory so that locking works on a full disk.
    database.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (sqliteErrorCode(error) !== SQLITE.BUSY) throw error;
    throw new StartError(`DATA_DIR: ${dataDir} is in use by another server${holder(pidFile)}.`);
  }
  try {
    writeFileSync(pidFile, String(process.pid));
  } catch {
    // It only names the holder to the next one.
  }
  return { release: () => database.close() };
}

function holder(pidFile: string): string {
  try {
    return ` (pid ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return ''; // it has the lock and has not said yet who it is
  }
}
