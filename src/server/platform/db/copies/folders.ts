import { createReadStream, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { KEPT_FOLDERS } from '../place';
import { readCopied, sha256Of, writeCopied } from './copied-file';
import type { Manifest } from './manifest';

/**
 * Copies what lies beside the database: pictures, mails and the house's own files.
 *
 * @returns SHA-256 of each file by its path
 */
export async function copyFolders(from: string, to: string, key: Buffer | null): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const name of keptFiles(from)) {
    try {
      files[name] = await writeCopied(to, name, createReadStream(path.join(from, name)), key);
    } catch (error) {
      // Forgotten while the copy was made.
      if (!isGone(error) || existsSync(path.join(from, name))) throw error;
    }
  }
  return files;
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
