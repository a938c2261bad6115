import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file that is there whole or not at all, whatever happens meanwhile; makes the folder. */
export async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.part`), bytes, { flush: true });
  await rename(path.join(folder, `${name}.part`), path.join(folder, name));
}
