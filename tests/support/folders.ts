import { existsSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Room that a run of all server tests may need, in bytes; a container often gives this file system 64 MB. */
const ENOUGH = 2 ** 30;
const RUN_FOLDER = 'HIEN_TEST_FOLDER';

/**
 * A new folder for what a test writes, in memory where there is room: a thousand fresh databases are otherwise
 * gigabytes that wait for a disk. Tests of what a disk keeps (`server-runs.ts`) make theirs on the disk.
 */
export function testFolder(): string {
  return mkdtempSync(path.join(process.env[RUN_FOLDER] ?? parentFolder(), 'hien-test-'));
}

/** Makes the folder that all test folders of this run and its workers lie in; its path. */
export function startRunFolder(): string {
  const folder = mkdtempSync(path.join(parentFolder(), 'hien-run-'));
  process.env[RUN_FOLDER] = folder;
  return folder;
}

/** Makes a folder beside that of the run, for what has to outlive it. */
export const folderBesideRun = (name: string): string => mkdtempSync(path.join(parentFolder(), name));

/** Folder in which a worker of a run puts the server that it bundles. */
export const bundleFolder = (run: number, worker: number): string => path.resolve(`dist/test-${run}-${worker}`);

/**
 * The servers that the workers of a run have bundled, and those of runs that were killed; another run keeps its own.
 */
export function bundlesOf(run: number): string[] {
  const names = existsSync('dist') ? readdirSync('dist') : [];
  return names
    .filter((name) => {
      const owner = Number(/^test-(\d+)-/.exec(name)?.[1]);
      return owner === run || (Number.isFinite(owner) && !isRunning(owner));
    })
    .map((name) => path.resolve('dist', name));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function parentFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize >= ENOUGH) return IN_MEMORY;
  } catch {
    // Not on Linux, or not for us: the disk will do.
  }
  return tmpdir();
}
