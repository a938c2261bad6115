import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { DATABASE_FILE } from '../platform/db/open';
import { checkDatabase, copyDatabase } from '../platform/db/snapshot';
import { StartError } from '../platform/start-error';

/** Folders of the data folder that hold what cannot be made again. */
const KEPT_FOLDERS = ['media', 'uploads', 'mail'];
/** What a server that has only just been tried leaves in its data folder. */
const HARMLESS = new Set(['lock.db', 'lock.db-journal', 'lock.pid']);

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Copies the whole state into a folder, consistent while the server runs.
 *
 * @param folder is made; must not hold a backup already
 * @throws StartError when it cannot be done
 */
export async function backUp({ dataDir, databaseUrl }: Where, folder: string): Promise<void> {
  refusePostgres(databaseUrl, 'pg_dump');
  const target = path.join(folder, DATABASE_FILE);
  if (existsSync(target)) throw new StartError(`${folder} holds a backup already.`);
  await mkdir(folder, { recursive: true });
  // Under another name until it is whole, so that half a backup is never taken for one.
  const draft = `${target}.draft`;
  await rm(draft, { force: true });
  await copyDatabase(dataDir, draft);
  await copyFolders(dataDir, folder);
  await rename(draft, target);
}

/**
 * Puts a backup into an empty data folder.
 *
 * @throws StartError when the folder is not empty or the backup is not sound
 */
export async function restore({ dataDir, databaseUrl }: Where, folder: string): Promise<void> {
  refusePostgres(databaseUrl, 'pg_restore');
  const source = path.join(folder, DATABASE_FILE);
  if (!existsSync(source)) throw new StartError(`${folder} holds no backup.`);
  await mkdir(dataDir, { recursive: true });
  const there = (await readdir(dataDir)).filter((name) => !HARMLESS.has(name));
  if (there.length > 0) throw new StartError(`DATA_DIR: ${dataDir} is not empty; a backup goes into an empty folder.`);
  await checkDatabase(source);
  await copyFolders(folder, dataDir);
  await copyFile(source, path.join(dataDir, DATABASE_FILE));
}

async function copyFolders(from: string, to: string): Promise<void> {
  for (const name of KEPT_FOLDERS) {
    if (existsSync(path.join(from, name))) await cp(path.join(from, name), path.join(to, name), { recursive: true });
  }
}

function refusePostgres(databaseUrl: string | null, tool: string): void {
  if (databaseUrl === null) return;
  throw new StartError(`DATABASE_URL: a PostgreSQL database has tools of its own for this, see ${tool}.`);
}
