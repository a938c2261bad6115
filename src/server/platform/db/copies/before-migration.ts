import { existsSync, readdirSync, statSync } from 'node:fs';
import { chmod, cp, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { oneLine, StartError } from '../../start-error';
import { isDiskFull } from '../failures';
import { COPIES_FOLDER, DATABASE_FILE, KEPT_FOLDERS } from '../place';
import { numberOf } from '../schema-state';
import { checkDatabase, copyDatabase } from '../snapshot';
import { sha256Of } from './copied-file';
import { hashFolders } from './folders';
import { type Manifest, readManifest, writeManifest } from './manifest';

/** So many of the newest are kept: each is as large as the database. */
const KEPT = 3;
/** `2026-11-27T070512345Z-0049-to-0055`: when it was made, from which schema, before which. By name is by time. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{9}Z-\d{4}-to-\d{4}$/;
const DRAFT = '.draft';

/** A change of the schema that is about to be made: the newest that was made, and the newest that will be. */
interface Step {
  from: string;
  to: string;
}

/** Says what the database was written to. */
export type Copied = Pick<Manifest, 'files' | 'counts'>;

/**
 * Copies a data folder before its schema is changed, into its folder `backups`, in the form that the version before
 * takes back: of SQLite its own file. Pictures, mails and the house's own files are in it as links where the disk has links, for no
 * change of the schema touches them: they take no room twice (decision 123).
 *
 * @param database writes the database into a folder
 * @returns the folder of the copy
 * @throws StartError when there is no copy: then nothing may be changed
 */
export async function copyBefore(
  dataDir: string,
  { from, to }: Step,
  now: number,
  database: (folder: string) => Promise<Copied> = (folder) => sqliteInto(dataDir, folder),
): Promise<string> {
  const madeAt = new Date(now).toISOString();
  const copies = path.join(dataDir, COPIES_FOLDER);
  const folder = path.join(copies, `${madeAt.replace(/[:.]/g, '')}-${numberOf(from)}-to-${numberOf(to)}`);
  const draft = `${folder}${DRAFT}`;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await chmod(copies, 0o700);
    const { files, counts } = await database(draft);
    for (const name of KEPT_FOLDERS) await linkFolder(path.join(dataDir, name), path.join(draft, name));
    Object.assign(files, await hashFolders(draft));
    await writeManifest(draft, { madeAt, schema: from, files, ...(counts && { counts }) });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw new StartError(
      isDiskFull(error)
        ? noRoomForCopy(dataDir, { from, to })
        : `DATA_DIR: the copy that is made in ${copies} before the database is changed (${stepOf({ from, to })}) failed: ${oneLine(error)}. Nothing was changed.`,
    );
  }
  // One too many harms nobody.
  await keepNewest(copies).catch(() => undefined);
  return folder;
}

/** Says why a database is not changed on a full disk, and how to go on. */
export const noRoomForCopy = (dataDir: string, step: Step): string =>
  `DATA_DIR: the disk is full: there is no room in ${path.join(dataDir, COPIES_FOLDER)} for the copy that is made before the database is changed (${stepOf(step)}). Make room, at least ${megabytesOf(dataDir)} MB, and start again; nothing was changed.`;

const stepOf = ({ from, to }: Step): string => `${numberOf(from)} to ${numberOf(to)}`;

/**
 * The newest copy of a data folder that this program can read.
 *
 * @param known changes of the schema that this program knows
 * @returns its folder, `null` when there is none
 */
export async function copyFor(dataDir: string, known: readonly string[]): Promise<string | null> {
  const copies = path.join(dataDir, COPIES_FOLDER);
  for (const name of namesIn(copies).reverse()) {
    const folder = path.join(copies, name);
    const manifest = await readManifest(folder).catch(() => null);
    if (manifest !== null && known.includes(manifest.schema)) return folder;
  }
  return null;
}

async function sqliteInto(dataDir: string, folder: string): Promise<Copied> {
  const file = path.join(folder, DATABASE_FILE);
  await copyDatabase(dataDir, file);
  await chmod(file, 0o600);
  await checkDatabase(file);
  // The change that follows waits for the disk; what it can be taken back with must be there by then.
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
  return { files: { [DATABASE_FILE]: await sha256Of(file) } };
}

async function linkFolder(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [there, here] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(there, here);
    // Not every disk has links, and none across two; a symbolic one may lead elsewhere from the copy.
    else if (entry.isFile()) await link(there, here).catch(() => cp(there, here));
    else await cp(there, here, { recursive: true, dereference: true });
  }
}

async function keepNewest(copies: string): Promise<void> {
  const old = namesIn(copies).slice(0, -KEPT);
  const drafts = readdirSync(copies).filter((name) => name.endsWith(DRAFT) && NAME.test(name.slice(0, -DRAFT.length)));
  for (const name of [...old, ...drafts]) await rm(path.join(copies, name), { recursive: true, force: true });
}

const namesIn = (copies: string): string[] =>
  statSync(copies, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(copies)
        .filter((name) => NAME.test(name))
        .sort()
    : [];

/** Whole MB that a copy of the database may take, at least 1. */
function megabytesOf(dataDir: string): number {
  const bytes = statSync(path.join(dataDir, DATABASE_FILE), { throwIfNoEntry: false })?.size ?? 0;
  return Math.max(1, Math.ceil(bytes / 2 ** 20));
}
