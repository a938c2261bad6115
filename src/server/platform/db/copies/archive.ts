import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { oneLine, StartError } from '../../start-error';
import { isDiskFull } from '../failures';
import { MIGRATION_NAMES } from '../migrate';
import { DATABASE_FILE, KEPT_FOLDERS, type Place } from '../place';
import { isOfAnother, sayOfAnother, schemaStateOf } from '../schema-state';
import { checkDatabase, copyDatabase } from '../snapshot';
import { withUnlimitedPool } from '../open';
import { checkFiles, readManifest, writeManifest } from './manifest';
import { holdsTables, restoreTables } from './tables';

/** Holds what a server that has only just been tried leaves in its data folder. */
const HARMLESS = new Set(['lock.db', 'lock.db-journal', 'lock.pid']);

/**
 * Copies the whole state into a folder, consistent while the server runs. A copy that could not be finished leaves
 * nothing behind.
 *
 * @param folder is made; must not hold a backup already
 * @throws StartError when it cannot be done
 */
export async function backUp({ dataDir, databaseUrl }: Place, folder: string): Promise<void> {
  refusePostgres(databaseUrl, 'pg_dump');
  const target = path.join(folder, DATABASE_FILE);
  if (existsSync(target)) throw new StartError(`${folder} holds a backup already.`);
  // Under another name until it is whole, so that half a backup is never taken for one.
  const draft = `${target}.draft`;
  await rm(draft, { force: true });
  await wholeOrNothing(folder, async () => {
    await copyDatabase(dataDir, draft);
    const { last } = schemaStateOf(await checkDatabase(draft), MIGRATION_NAMES);
    await copyFolders(dataDir, folder);
    await rename(draft, target);
    await writeManifest(folder, [DATABASE_FILE], { madeAt: new Date().toISOString(), schema: last ?? '' });
  });
}

/**
 * Puts a backup into an empty data folder, or the copy of a PostgreSQL database from before a change of its schema into
 * an empty database. What could not be put back whole leaves nothing behind.
 *
 * @returns what whoever asked should know besides, as sentences
 * @throws StartError when there is something already, or the backup is not sound or of a newer version
 */
export async function restore({ dataDir, databaseUrl }: Place, folder: string): Promise<string[]> {
  if (!holdsTables(folder)) refusePostgres(databaseUrl, 'pg_restore');
  if (databaseUrl === null) return restoreFile(dataDir, folder);
  return restoreRows(dataDir, databaseUrl, folder);
}

async function restoreFile(dataDir: string, folder: string): Promise<string[]> {
  const source = path.join(folder, DATABASE_FILE);
  if (!existsSync(source)) {
    throw new StartError(
      holdsTables(folder)
        ? `${folder} is the copy of a PostgreSQL database: set DATABASE_URL to an empty one.`
        : `${folder} holds no backup.`,
    );
  }
  if (!(await isEmpty(dataDir))) {
    throw new StartError(`DATA_DIR: ${dataDir} is not empty; a backup goes into an empty folder.`);
  }
  const manifest = await readManifest(folder);
  if (manifest !== null) await checkFiles(folder, manifest);
  refuseOfAnother(await checkDatabase(source), source);
  await wholeOrNothing(dataDir, async () => {
    await copyFolders(folder, dataDir);
    await copyFile(source, path.join(dataDir, DATABASE_FILE));
  });
  return manifest === null ? ['It has no checksums, as an older version made it: its files were not compared.'] : [];
}

async function restoreRows(dataDir: string, databaseUrl: string, folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  if (manifest === null) throw new StartError(`${folder} holds no whole backup.`);
  await checkFiles(folder, manifest);
  refuseOfAnother(upTo(manifest.schema), folder);
  await withUnlimitedPool(databaseUrl, (db) => restoreTables(db, folder, manifest.schema));
  if (!(await isEmpty(dataDir)))
    return [`DATA_DIR: ${dataDir} is not empty; its pictures and mails are left as they are.`];
  await wholeOrNothing(dataDir, () => copyFolders(folder, dataDir));
  return [];
}

function refuseOfAnother(made: readonly string[], what: string): void {
  const state = schemaStateOf(made, MIGRATION_NAMES);
  if (isOfAnother(state)) throw new StartError(sayOfAnother(state, what, null));
}

/** The changes of the schema that a copy has whose newest is this one; the newest alone when it is none of ours. */
const upTo = (schema: string): string[] => [...MIGRATION_NAMES.filter((name) => name < schema), schema];

const isEmpty = async (dataDir: string): Promise<boolean> =>
  !existsSync(dataDir) || (await readdir(dataDir)).every((name) => HARMLESS.has(name));

/**
 * Fills a folder, or takes away again what came into it.
 *
 * @throws StartError when the disk is full, else what the work throws
 */
async function wholeOrNothing(folder: string, work: () => Promise<void>): Promise<void> {
  const isNew = !existsSync(folder);
  const before = new Set(isNew ? [] : await readdir(folder));
  try {
    await mkdir(folder, { recursive: true });
    await work();
  } catch (error) {
    if (isNew) await rm(folder, { recursive: true, force: true });
    else {
      const came = (await readdir(folder)).filter((name) => !before.has(name));
      for (const name of came) await rm(path.join(folder, name), { recursive: true, force: true });
    }
    if (isDiskFull(error)) throw new StartError(`${folder}: the disk is full, so nothing was copied there.`);
    if (error instanceof StartError || !isOfFiles(error)) throw error;
    throw new StartError(`${folder} cannot be written (${oneLine(error)}).`);
  }
}

const isOfFiles = (error: unknown): boolean =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';

async function copyFolders(from: string, to: string): Promise<void> {
  for (const name of KEPT_FOLDERS) {
    if (existsSync(path.join(from, name))) await cp(path.join(from, name), path.join(to, name), { recursive: true });
  }
}

function refusePostgres(databaseUrl: string | null, tool: string): void {
  if (databaseUrl === null) return;
  throw new StartError(`DATABASE_URL: a PostgreSQL database has tools of its own for this, see ${tool}.`);
}
