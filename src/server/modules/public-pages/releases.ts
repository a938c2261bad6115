import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const RELEASES_KEPT = 3;
const KEPT_MS = 7 * 24 * 3_600_000;
/** Most releases that are kept, however many there were within a week. */
const RELEASES_AT_MOST = 12;

/**
 * Chunks of earlier builds, so that a tab opened before an update can still load what it has not loaded yet
 * (catalogue C-11): at least the last three builds, and those of the last seven days.
 */
export class Releases {
  readonly #folder: string;
  #folders: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Folders that hold an `assets` folder, newest first. */
  folders(): readonly string[] {
    return this.#folders;
  }

  /** Finds what earlier starts kept. */
  async open(): Promise<void> {
    this.#folders = (await this.#list()).map(({ folder }) => folder);
  }

  /** Keeps this build's chunks for the time after the next update, and forgets the oldest. */
  async keep(buildId: string, clientDir: string, now: number): Promise<void> {
    const folder = path.join(this.#folder, buildId);
    if (!(await stat(folder).catch(() => null))) {
      const draft = `${folder}.${process.pid}.draft`;
      await mkdir(draft, { recursive: true });
      await cp(path.join(clientDir, 'assets'), path.join(draft, 'assets'), { recursive: true });
      // Another process may have been faster; its copy is as good.
      await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
    }
    const seconds = now / 1000;
    await utimes(folder, seconds, seconds);
    const kept = await this.#list();
    for (const [index, { folder: old, usedAt }] of kept.entries()) {
      const young = now - usedAt < KEPT_MS && index < RELEASES_AT_MOST;
      if (index >= RELEASES_KEPT && !young) await rm(old, { recursive: true, force: true });
    }
    await this.open();
  }

  async #list(): Promise<{ folder: string; usedAt: number }[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const found = await Promise.all(
      names
        .filter((name) => /^[0-9a-f]+$/.test(name))
        .map(async (name) => {
          const folder = path.join(this.#folder, name);
          return { folder, usedAt: (await stat(folder)).mtimeMs };
        }),
    );
    return found.sort((a, b) => b.usedAt - a.usedAt);
  }
}
