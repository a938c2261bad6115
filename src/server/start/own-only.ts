import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COPIES_FOLDER, DATABASE_FILE } from '../platform/db/place';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
/** Besides the database these hold what is about people. */
const PRIVATE_FOLDERS = ['mail', 'uploads'];

/** From now on, what this program writes is its user's own: files 0600, folders 0700. */
export function ownOnly(): void {
  process.umask(0o077);
}

/** Writes a file that is its user's alone, whoever could read one that was left behind under its name. */
export function writeOwn(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: FILE_MODE, flag: 'wx' });
}

/**
 * The same for what an older version, or a copy by hand, has left in the data folder. The folder itself keeps everybody
 * else out; what it holds of people is closed too, for the day that somebody opens the folder or copies it. Files of
 * other users are left as they are.
 */
export function closeDataFolder(dataDir: string): void {
  close(dataDir, FOLDER_MODE);
  for (const name of readdirSync(dataDir)) {
    const file = path.join(dataDir, name);
    if (name.startsWith(DATABASE_FILE) || name.startsWith('lock.')) close(file, FILE_MODE);
  }
  for (const name of PRIVATE_FOLDERS) closeAll(path.join(dataDir, name));
  // Copies are many and made closed: their folder alone, which somebody may have made by hand.
  close(path.join(dataDir, COPIES_FOLDER), FOLDER_MODE);
}

function closeAll(folder: string): void {
  if (!existsSync(folder)) return;
  close(folder, FOLDER_MODE);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) closeAll(file);
    else if (entry.isFile()) close(file, FILE_MODE);
  }
}

function close(file: string, mode: number): void {
  try {
    if ((statSync(file).mode & 0o777) !== mode) chmodSync(file, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ENOENT' && code !== 'EROFS') throw error;
  }
}
