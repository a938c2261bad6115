import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../start-error';
import { isStoreUnavailable } from '../failures';
import { migrate, MIGRATION_NAMES } from '../migrate';
import { openNew } from '../open';
import { withUnlimitedPool } from '../postgres/pool';
import { COPIES_FOLDER, DATABASE_FILE, type Place } from '../place';
import type { Database } from '../schema';
import { isOfAnother, sayOfAnother, schemaStateOf } from '../schema-state';
import { checkDatabase } from '../snapshot';
import { whyUnusable } from '../sound';
import { sqliteErrorCode } from '../sqlite/engine';
import { copyFolders, putFoldersBack } from './folders';
import { checkFiles, MANIFEST_FILE, type Manifest, newSeal, openSeal, readManifest, writeManifest } from './manifest';
import { showPostgres, showSqlite, type Snapshot } from './snapshots';
import {
  ASIDE_FOLDER,
  clearStage,
  declareReady,
  emptyStage,
  requireEmptyDatabase,
  STAGE_FOLDER,
  stageOf,
  takeOver,
} from './staging';
import { isThere, wholeOrNothing } from './whole-or-nothing';
import { dumpTables, holdsRows, restoreTables } from './tables';

/** Holds what a server that has only just been tried leaves in its data folder, and copies of what it was. */
const HARMLESS = new Set(['lock.db', 'lock.db-journal', 'lock.pid', COPIES_FOLDER, STAGE_FOLDER, ASIDE_FOLDER]);
/** Somebody who cannot encrypt could have put it there. */
const NOT_SEALED =
  'It is not encrypted although BACKUP_PASSPHRASE is set: make sure that it is yours, for whoever can write into its folder can have changed it.';

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
  for (const name of [MANIFEST_FILE, DATABASE_FILE]) {
    if (await isThere(path.join(folder, name))) throw new StartError(`${folder} holds a backup already.`);
  }
  const { dataDir } = place;
  const seal = backupPassphrase == null ? null : await newSeal(backupPassphrase);
  return wholeOrNothing(folder, async () => {
    const madeAt = new Date(now).toISOString();
    const { files, counts, last } = await withSnapshot(place, async (shown) => ({
      ...schemaStateOf(shown.made, MIGRATION_NAMES),
      ...(await dumpTables(shown, folder, seal?.key ?? null)),
    }));
    // Pictures take their time, and nothing of the database is held for them.
    Object.assign(files, await copyFolders(dataDir, folder, seal?.key ?? null, before));
    const copy = { madeAt, schema: last ?? '', counts, files };
    // Without it nothing is taken for a backup: it comes last.
    await writeManifest(folder, copy, seal);
    return copy;
  });
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

async function putBack(place: CopiedPlace, folder: string): Promise<string[]> {
  const { dataDir, databaseUrl } = place;
  const hasFolder = !(await isEmpty(dataDir));
  await refuseUnfit(place, folder, await readManifest(folder));
  if (databaseUrl === null && hasFolder) throw full(dataDir);
  const told = await withDatabase(place, async (db) => {
    if (db !== null) await requireEmptyDatabase(db);
    return wholeOrNothing(dataDir, async () => {
      try {
        const sentences = await stage(place, folder, db, !hasFolder);
        await declareReady(place, null);
        await takeOver(place, db);
        return sentences;
      } catch (error) {
        await clearStage(place, db).catch(() => undefined);
        throw error;
      }
    });
  });
  return hasFolder
    ? [...told, `DATA_DIR: ${dataDir} is not empty; its pictures and mails are left as they are.`]
    : told;
}

/**
 * Puts a copy back beside a house that goes on meanwhile. Whoever opens the house next finds the copy in its place, and what
 * it was until then lies aside.
 *
 * @param aside UTC ms, in the names of what is put aside
 * @param prepare has its turn in what was put back, before it is the house
 * @throws StartError when it cannot be put back: then nothing was changed
 */
export const restoreBeside = (
  place: CopiedPlace,
  folder: string,
  aside: number,
  prepare: (apart: Database) => Promise<void>,
): Promise<void> =>
  explained(place, async () => {
    await refuseUnfit(place, folder, await readManifest(folder));
    await staged(place, aside, async (db) => void (await stage(place, folder, db, true, prepare)));
  });

/**
 * Puts an empty house beside one that goes on meanwhile: whoever opens the house next finds it in its place.
 *
 * @param aside UTC ms, in the names of what is put aside
 * @param prepare has its turn in it before
 * @throws StartError when it cannot be done: then nothing was changed
 */
export const newBeside = (place: Place, aside: number, prepare: (apart: Database) => Promise<void>): Promise<void> =>
  explained(place, () =>
    staged(place, aside, async (db) => {
      await emptyStage(place, db);
      await inStage(place, async (apart) => {
        await migrate(apart);
        await prepare(apart);
      });
    }),
  );

/** Has something staged, and notes that it is whole; what could not be is taken away. */
const staged = (place: Place, aside: number, work: (db: Database | null) => Promise<void>): Promise<void> =>
  withDatabase(place, async (db) => {
    try {
      await work(db);
      await declareReady(place, aside);
    } catch (error) {
      await clearStage(place, db).catch(() => undefined);
      throw error;
    }
  });

/** Gives PostgreSQL's database; `null` for SQLite, whose file nobody has opened. */
const withDatabase = <T>({ databaseUrl }: Place, work: (db: Database | null) => Promise<T>): Promise<T> =>
  databaseUrl === null ? work(null) : withUnlimitedPool(databaseUrl, work);

/**
 * Puts a copy back beside the house, which goes on meanwhile.
 *
 * @param db of PostgreSQL, else `null`
 * @param hasFiles pictures and mails are put back too
 * @param prepare has its turn in the rows, which a copy of SQLite's own file is not
 * @returns what whoever asked should know besides, as sentences
 * @throws StartError when the backup is not sound or of a newer version
 */
async function stage(
  { backupPassphrase = null, ...place }: CopiedPlace,
  folder: string,
  db: Database | null,
  hasFiles: boolean,
  prepare: (apart: Database) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const copy = await readManifest(folder);
  const { dataDir } = stageOf(place);
  const sayOpen = backupPassphrase !== null && copy?.sealed === undefined ? [NOT_SEALED] : [];
  if (copy === null || !holdsRows(copy)) {
    const told = await checkFile(folder, copy);
    await emptyStage(place, db);
    await copyFolders(folder, dataDir, null);
    await copyFile(path.join(folder, DATABASE_FILE), path.join(dataDir, DATABASE_FILE));
    return [...sayOpen, ...told];
  }
  const key = await openSeal(folder, copy, backupPassphrase);
  refuseOfAnother(upTo(copy.schema), folder);
  await checkFiles(folder, copy);
  await emptyStage(place, db);
  if (hasFiles) await putFoldersBack(folder, dataDir, copy, key);
  await inStage(place, async (apart) => {
    await restoreTables(apart, folder, copy, key);
    await prepare(apart);
  });
  return sayOpen;
}

/** Opens the database of an empty stage. */
async function inStage(place: Place, work: (apart: Database) => Promise<void>): Promise<void> {
  const { dataDir, databaseUrl } = stageOf(place);
  if (databaseUrl !== null) return withUnlimitedPool(databaseUrl, work);
  const apart = await openNew(path.join(dataDir, DATABASE_FILE));
  try {
    await work(apart);
  } finally {
    await apart.destroy();
  }
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

/** @throws StartError when it is no copy, or one of SQLite's own file that is to go into PostgreSQL */
async function refuseUnfit({ databaseUrl }: Place, folder: string, copy: Manifest | null): Promise<void> {
  if (copy !== null && holdsRows(copy)) return;
  if (!(await isThere(path.join(folder, DATABASE_FILE)))) throw new StartError(`${folder} holds no backup.`);
  if (databaseUrl === null) return;
  throw new StartError(
    `${folder} is a copy of SQLite's own file: restore it without DATABASE_URL, back that up, and restore the backup with it.`,
  );
}

/** A copy of SQLite's own file: what is made before a change of the schema, and what older versions made. */
async function checkFile(folder: string, copy: Manifest | null): Promise<string[]> {
  const source = path.join(folder, DATABASE_FILE);
  if (copy !== null) await checkFiles(folder, copy);
  refuseOfAnother(await checkDatabase(source), source);
  return copy === null ? ['It has no checksums, as an older version made it: its files were not compared.'] : [];
}

const full = (dataDir: string): StartError =>
  new StartError(`DATA_DIR: ${dataDir} is not empty; a backup goes into an empty folder.`);

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
  !(await isThere(dataDir)) || (await readdir(dataDir)).every((name) => HARMLESS.has(name));
