import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { oneLine, StartError } from '../../start-error';
import { isDiskFull, isStoreUnavailable } from '../failures';
import { MIGRATION_NAMES } from '../migrate';
import { openNew, withUnlimitedPool } from '../open';
import { COPIES_FOLDER, DATABASE_FILE, type Place } from '../place';
import { isOfAnother, sayOfAnother, schemaStateOf } from '../schema-state';
import { checkDatabase } from '../snapshot';
import { whyUnusable } from '../sound';
import { sqliteErrorCode } from '../sqlite/engine';
import { copyFolders, putFoldersBack } from './folders';
import { checkFiles, MANIFEST_FILE, type Manifest, newSeal, openSeal, readManifest, writeManifest } from './manifest';
import { showPostgres, showSqlite, type Snapshot } from './snapshots';
import { dumpTables, holdsRows, restoreTables } from './tables';

/** Holds what a server that has only just been tried leaves in its data folder, and copies of what it was. */
const HARMLESS = new Set(['lock.db', 'lock.db-journal', 'lock.pid', COPIES_FOLDER]);

/** Says where a hotel lies, and what its copies are encrypted with. */
export interface CopiedPlace extends Place {
  /** `null`, as when absent: they are not. */
  backupPassphrase?: string | null;
}

interface CopyOptions {
  /** UTC ms. */
  now?: number;
  /** A copy from before: pictures that are in it as they are take no room twice, where the disk has links. */
  before?: string | null;
}

/**
 * Copies the whole state into a folder, consistent while the server runs: every row as JSON, in a form that goes into
 * either database. A copy that could not be finished leaves nothing behind.
 *
 * @param folder is made; must not hold a backup already
 * @throws StartError when it cannot be done
 */
export const backUp = (place: CopiedPlace, folder: string, options: CopyOptions = {}): Promise<Manifest> =>
  explained(place, () => copyAll(place, folder, options));

async function copyAll(
  { backupPassphrase, ...place }: CopiedPlace,
  folder: string,
  { now = Date.now(), before = null }: CopyOptions,
): Promise<Manifest> {
  if ([MANIFEST_FILE, DATABASE_FILE].some((name) => existsSync(path.join(folder, name)))) {
    throw new StartError(`${folder} holds a backup already.`);
  }
  const { dataDir } = place;
  const seal = backupPassphrase == null ? null : await newSeal(backupPassphrase);
  return withSnapshot(place, (shown) =>
    wholeOrNothing(folder, async () => {
      const madeAt = new Date(now).toISOString();
      const { last } = schemaStateOf(shown.made, MIGRATION_NAMES);
      const { files, counts } = await dumpTables(shown, folder, seal?.key ?? null);
      Object.assign(files, await copyFolders(dataDir, folder, seal?.key ?? null, before));
      const copy = { madeAt, schema: last ?? '', counts, files };
      // Without it nothing is taken for a backup: it comes last.
      await writeManifest(folder, copy, seal);
      return copy;
    }),
  );
}

const withSnapshot = <T>({ dataDir, databaseUrl }: Place, work: (shown: Snapshot) => Promise<T>): Promise<T> =>
  databaseUrl === null ? showSqlite(dataDir, work) : withUnlimitedPool(databaseUrl, (db) => showPostgres(db, work));

/**
 * Puts a backup into an empty place: a data folder, or an empty PostgreSQL database with one. What could not be put back
 * whole leaves nothing behind.
 *
 * @returns what whoever asked should know besides, as sentences
 * @throws StartError when there is something already, or the backup is not sound or of a newer version
 */
export const restore = (place: CopiedPlace, folder: string): Promise<string[]> =>
  explained(place, () => putBack(place, folder));

async function putBack({ dataDir, databaseUrl, backupPassphrase }: CopiedPlace, folder: string): Promise<string[]> {
  const copy = await readManifest(folder);
  if (copy === null || !holdsRows(copy)) return restoreFile({ dataDir, databaseUrl }, folder, copy);
  if (databaseUrl === null) await refuseFull(dataDir);
  const key = await openSeal(folder, copy, backupPassphrase ?? null);
  refuseOfAnother(upTo(copy.schema), folder);
  await checkFiles(folder, copy);
  const putFilesBack = (): Promise<void> => putFoldersBack(folder, dataDir, copy, key);
  if (databaseUrl === null) {
    await wholeOrNothing(dataDir, async () => {
      await putFilesBack();
      const db = await openNew(path.join(dataDir, DATABASE_FILE));
      try {
        await restoreTables(db, folder, copy, key);
      } finally {
        await db.destroy();
      }
    });
    return [];
  }
  await withUnlimitedPool(databaseUrl, (db) => restoreTables(db, folder, copy, key));
  if (!(await isEmpty(dataDir)))
    return [`DATA_DIR: ${dataDir} is not empty; its pictures and mails are left as they are.`];
  await wholeOrNothing(dataDir, putFilesBack);
  return [];
}

/**
 * Reads every file of a backup back and compares it with what was written.
 *
 * @throws StartError naming the file that is not what it was
 */
export async function readBack(folder: string): Promise<void> {
  const copy = await readManifest(folder);
  if (copy === null) throw new StartError(`${folder} holds no backup.`);
  await checkFiles(folder, copy);
}

/** A copy of SQLite's own file: what is made before a change of the schema, and what older versions made. */
async function restoreFile({ dataDir, databaseUrl }: Place, folder: string, copy: Manifest | null): Promise<string[]> {
  const source = path.join(folder, DATABASE_FILE);
  if (!existsSync(source)) throw new StartError(`${folder} holds no backup.`);
  if (databaseUrl !== null) {
    throw new StartError(
      `${folder} is a copy of SQLite's own file: restore it without DATABASE_URL, back that up, and restore the backup with it.`,
    );
  }
  await refuseFull(dataDir);
  if (copy !== null) await checkFiles(folder, copy);
  refuseOfAnother(await checkDatabase(source), source);
  await wholeOrNothing(dataDir, async () => {
    await copyFolders(folder, dataDir, null);
    await copyFile(source, path.join(dataDir, DATABASE_FILE));
  });
  return copy === null ? ['It has no checksums, as an older version made it: its files were not compared.'] : [];
}

async function refuseFull(dataDir: string): Promise<void> {
  if (await isEmpty(dataDir)) return;
  throw new StartError(`DATA_DIR: ${dataDir} is not empty; a backup goes into an empty folder.`);
}

/** Says on one line what the database has against it. */
async function explained<T>({ databaseUrl }: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStoreUnavailable(error) && sqliteErrorCode(error) === null) throw error;
    throw new StartError(`${databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'}: ${whyUnusable(error)}`);
  }
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
async function wholeOrNothing<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const isNew = !existsSync(folder);
  const before = new Set(isNew ? [] : await readdir(folder));
  try {
    await mkdir(folder, { recursive: true });
    return await work();
  } catch (error) {
    if (isNew) await rm(folder, { recursive: true, force: true });
    else {
      const came = (await readdir(folder)).filter((name) => !before.has(name));
      for (const name of came) await rm(path.join(folder, name), { recursive: true, force: true });
    }
    if (isDiskFull(error))
      throw new StartError(`${folder}: the disk is full, so nothing was copied there.`, { cause: error });
    if (error instanceof StartError || !isOfFiles(error)) throw error;
    throw new StartError(`${folder} cannot be written (${oneLine(error)}).`);
  }
}

const isOfFiles = (error: unknown): boolean =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';
