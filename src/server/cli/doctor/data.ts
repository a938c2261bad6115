import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config';
import { COPIES_FOLDER, DATABASE_FILE } from '../../platform/db/place';
import { oneLine } from '../../platform/start-error';
import { about, type Finding } from './finding';

/** Bits of a mode by which others than its owner read or write. */
const OTHERS = 0o077;

/** Looks whether the data folder takes a file. */
export function checkFolder({ dataDir }: Pick<Config, 'dataDir'>): Finding {
  const folder = about('data');
  if (!existsSync(dataDir)) return folder.warn(`${dataDir} is not there yet; the first start makes it.`);
  const probe = path.join(dataDir, `.doctor-${process.pid}`);
  try {
    const file = openSync(probe, 'w', 0o600);
    try {
      writeSync(file, 'ok');
      fsyncSync(file);
    } finally {
      closeSync(file);
      rmSync(probe, { force: true });
    }
    return folder.ok(`${dataDir} takes what is written.`);
  } catch (error) {
    return folder.broken(
      `${dataDir} takes nothing (${oneLine(error)}); it must belong to the user that runs the server.`,
    );
  }
}

/** Looks whether other users of the machine can read what is about guests. */
export function checkModes({ dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>): Finding {
  const isFolder = statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const names = isFolder ? readdirSync(dataDir) : [];
  const own = names.filter((name) => name.startsWith(DATABASE_FILE) || name === COPIES_FOLDER || name === 'mail');
  const places = new Set([dataDir, ...own.map((name) => path.join(dataDir, name)), backupDir]);
  const open = [...places].filter(isOpen);
  return open.length === 0
    ? about('modes').ok('Only the server’s own user reads the data folder.')
    : about('modes').broken(`Other users of this machine can read ${open.join(', ')}; run chmod -R go= on them.`);
}

/** Looks whether other users of the machine can read the files that secrets lie in. */
export function checkSecretFiles(files: readonly string[]): Finding {
  const open = files.filter(isOpen);
  if (open.length === 0) return about('secrets').ok(`Secrets in files: ${files.length}.`);
  return about('secrets').warn(`Other users of this machine can read ${open.join(', ')}; run chmod go= on it.`);
}

const isOpen = (file: string): boolean => existsSync(file) && (statSync(file).mode & OTHERS) !== 0;
