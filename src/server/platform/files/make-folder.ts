import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder with those above it. Node's own `recursive` asks for ever where a folder that is there takes no folder,
 * as `/proc` does.
 *
 * @throws what the file system says
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}
