import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { oneLine, StartError } from '../../start-error';
import { isDiskFull } from '../failures';

/** Tells whether there is something at a path. */
export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Fills a folder, or takes away again what came into it.
 *
 * @throws StartError when the disk is full, else what the work throws
 */
export async function wholeOrNothing<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const isNew = !(await isThere(folder));
  const before = new Set(isNew ? [] : await readdir(folder));
  try {
    await mkdir(folder, { recursive: true });
    return await work();
  } catch (error) {
    // Where it cannot be made, nothing can be taken away.
    if (isNew) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    else {
      const came = (await readdir(folder)).filter((name) => !before.has(name));
      for (const name of came) await rm(path.join(folder, name), { recursive: true, force: true });
    }
    if (isDiskFull(error))
      throw new StartError(`${folder}: the disk is full, so nothing was copied there.`, { cause: error });
    if (error instanceof StartError || !isOfFiles(error)) throw error;
    throw new StartError(`${folder} cannot be written (${oneLine(error)}).`);
  }
}

/** Tells an error of files from one of the network, by which a database is asked. */
function isOfFiles(error: unknown): boolean {
  const { syscall } = error as NodeJS.ErrnoException;
  return typeof syscall === 'string' && !['connect', 'getaddrinfo'].includes(syscall);
}
