import { createReadStream, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { KEPT_FOLDERS } from '../place';
import { readCopied, sha256Of, writeCopied } from './copied-file';
import type { Manifest } from './manifest';

/**
 * Copies what lies beside the database: pictures, mails and the house's own files.
 *
 * @param before a copy from before; what is in it as it is is linked, unless copies are sealed
 * @returns SHA-256 of each file by its path
 */
export async function copyFolders(
  from: string,
  to: string,
  key: Buffer | null,
  before: string | null = null,
): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const name of keptFiles(from)) {
    try {
      const linked = before === null || key !== null ? null : await linkSame(from, before, to, name);
      files[name] = linked ?? (await writeCopied(to, name, createReadStream(path.join(from, name)), key));
    } catch (error) {
      // Forgotten while the copy was made.
      if (!isGone(error) || existsSync(path.join(from, name))) throw error;
    }
  }
  return files;
}

/** Links a file of the copy before, never of the house itself: what is written into that later is no copy. */
async function linkSame(from: string, before: string, to: string, name: string): Promise<string | null> {
  const old = path.join(before, name);
  // Read, both of them: one that was damaged since is not passed on.
  const sum = await sha256Of(old).catch(() => null);
  if (sum === null || sum !== (await sha256Of(path.join(from, name)))) return null;
  const file = path.join(to, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  return link(old, file).then(
    () => sum,
    () => null,
  );
}

/** Puts them back out of a copy. */
export async function putFoldersBack(
  folder: string,
  dataDir: string,
  { files }: Manifest,
  key: Buffer | null,
): Promise<void> {
  for (const name of Object.keys(files).filter(isKept)) {
    await writeCopied(dataDir, name, readCopied(folder, name, key), null);
  }
}

/** SHA-256 of what lies in a copy already. */
export async function hashFolders(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const name of keptFiles(folder)) files[name] = await sha256Of(path.join(folder, name));
  return files;
}

/** A path of a manifest never leads out of the folders that are kept. */
const isKept = (name: string): boolean =>
  KEPT_FOLDERS.includes(name.split(/[/\\]/)[0] ?? '') && path.normalize(name) === name;

const keptFiles = (folder: string): string[] =>
  KEPT_FOLDERS.flatMap((name) => filesBelow(folder, name, new Set())).sort();

/** @param passed folders on the way down: a link may lead back to one */
function filesBelow(base: string, name: string, passed: ReadonlySet<string>): string[] {
  const place = path.join(base, name);
  const found = statSync(place, { throwIfNoEntry: false });
  if (found?.isFile()) return [name];
  if (!found?.isDirectory() || passed.has(realpathSync(place))) return [];
  const below = new Set([...passed, realpathSync(place)]);
  return readdirSync(place).flatMap((entry) => filesBelow(base, path.join(name, entry), below));
}

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
