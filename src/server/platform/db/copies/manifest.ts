import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { isMarked, keyOf, markOf } from '../../crypto/sealed-stream';
import { StartError } from '../../start-error';
import { sha256Of } from './copied-file';

export const MANIFEST_FILE = 'manifest.json';
const KEY_CHECK = 'key of a copy';

const manifest = z.object({
  madeAt: z.string(),
  /** The newest change of the schema in the copy. */
  schema: z.string(),
  /** SHA-256 of each file by its path in the copy. */
  files: z.record(z.string(), z.string()),
  /** Number of rows of each table; not there where the database is a file. */
  counts: z.optional(z.record(z.string(), z.int())),
  /** Of a copy that is sealed: what makes the key of a passphrase, and what tells the right one. */
  sealed: z.optional(z.object({ salt: z.string(), check: z.string() })),
  /** Signs all the rest of a sealed copy. */
  mark: z.optional(z.string()),
});
export type Manifest = z.output<typeof manifest>;

/** Thrown of a sealed copy that is asked for with no passphrase, or with another one. */
export class WrongPassphrase extends StartError {}

/** Holds what seals a copy: its key, and what stands of it in the manifest. */
export interface Seal {
  key: Buffer;
  sealed: NonNullable<Manifest['sealed']>;
}

/** Makes a seal of a passphrase, another one for each copy. */
export async function newSeal(passphrase: string): Promise<Seal> {
  const salt = randomBytes(16);
  const key = await keyOf(passphrase, salt);
  return { key, sealed: { salt: salt.toString('hex'), check: markOf(key, KEY_CHECK) } };
}

/** Notes beside a copy what it holds, so that a restore finds what was changed since. Whatever has none is not whole. */
export async function writeManifest(
  folder: string,
  about: Omit<Manifest, 'sealed' | 'mark'>,
  seal: Seal | null = null,
): Promise<void> {
  const open = { ...about, ...(seal && { sealed: seal.sealed }) };
  const whole = seal ? { ...open, mark: markOf(seal.key, JSON.stringify(open)) } : open;
  const file = path.join(folder, MANIFEST_FILE);
  await writeFile(file, JSON.stringify(whole, null, 1), { flush: true, mode: 0o600 });
}

/**
 * Reads the note beside a copy.
 *
 * @returns `null` where there is none, as in copies of versions that wrote none
 * @throws StartError when there is one that cannot be read
 */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const file = path.join(folder, MANIFEST_FILE);
  try {
    return manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isGone(error)) return null;
    throw new StartError(`${file} is damaged.`);
  }
}

/**
 * Finds the key of a sealed copy.
 *
 * @returns `null` for a copy that is open
 * @throws WrongPassphrase when it is missing or another one
 * @throws StartError when the note was changed
 */
export async function openSeal(
  folder: string,
  { sealed, mark = '' }: Manifest,
  passphrase: string | null,
): Promise<Buffer | null> {
  if (sealed === undefined) return null;
  if (passphrase === null) throw new WrongPassphrase(`${folder} is encrypted: set BACKUP_PASSPHRASE.`);
  const key = await keyOf(passphrase, Buffer.from(sealed.salt, 'hex'));
  if (!isMarked(key, KEY_CHECK, sealed.check)) {
    throw new WrongPassphrase(`BACKUP_PASSPHRASE: ${folder} was encrypted with another passphrase.`);
  }
  const file = path.join(folder, MANIFEST_FILE);
  const { mark: _, ...rest } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  if (!isMarked(key, JSON.stringify(rest), mark)) throw new StartError(`${file} is damaged.`);
  return key;
}

/** @throws StartError naming the file that is missing or is not what was copied */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const [name, sum] of Object.entries(files)) {
    const file = path.join(folder, name);
    const found = await sha256Of(file).catch((error: unknown) => {
      throw isGone(error) ? new StartError(`${file} is missing from the backup.`) : error;
    });
    if (found !== sum) throw new StartError(`${file} is damaged: it is not what was backed up (SHA-256).`);
  }
}

/** Tells whether there is no such file, nor a folder that it could be in. */
const isGone = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
