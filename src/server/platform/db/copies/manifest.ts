import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { StartError } from '../../start-error';
import { KEPT_FOLDERS } from '../place';

const MANIFEST_FILE = 'manifest.json';

const manifest = z.object({
  madeAt: z.string(),
  /** The newest change of the schema in the copy. */
  schema: z.string(),
  /** SHA-256 of each file by its path in the copy. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof manifest>;

/**
 * Notes beside a copy what it holds, so that a restore finds what was changed since.
 *
 * @param databaseFiles paths in the copy of what the database was written to
 */
export async function writeManifest(
  folder: string,
  databaseFiles: readonly string[],
  about: Pick<Manifest, 'madeAt' | 'schema'>,
): Promise<void> {
  const files: Record<string, string> = {};
  for (const file of [...databaseFiles, ...KEPT_FOLDERS.flatMap((name) => filesBelow(folder, name))]) {
    files[file] = await sha256Of(path.join(folder, file));
  }
  const text = JSON.stringify({ ...about, files } satisfies Manifest, null, 1);
  await writeFile(path.join(folder, MANIFEST_FILE), text, { flush: true });
}

/**
 * The note beside a copy; `null` where there is none, as in copies of versions that wrote none.
 *
 * @throws StartError when there is one that cannot be read
 */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const file = path.join(folder, MANIFEST_FILE);
  if (!existsSync(file)) return null;
  try {
    return manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new StartError(`${file} is damaged.`);
  }
}

/** @throws StartError naming the file that is missing or is not what was copied */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const [name, sum] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new StartError(`${file} is missing from the backup.`);
    if ((await sha256Of(file)) !== sum) {
      throw new StartError(`${file} is damaged: it is not what was backed up (SHA-256).`);
    }
  }
}

function filesBelow(folder: string, name: string): string[] {
  const place = path.join(folder, name);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(name, file))
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}
