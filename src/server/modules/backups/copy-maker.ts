import { rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { copiesToDrop, type CopyFault, type CopyLevel } from '../../../domain/backups/copies';
import { dayInVietNam } from '../../../domain/days';
import { DEFAULT_LANGUAGE } from '../../../domain/languages';
import type { ModuleDeps } from '../../deps';
import { backUp, readBack } from '../../platform/db/copies/archive';
import { readManifest } from '../../platform/db/copies/manifest';
import { isDiskFull } from '../../platform/db/failures';
import { inTransaction } from '../../platform/db/transaction';
import { makeFolder } from '../../platform/files/make-folder';
import { insertMail } from '../../platform/mail/store';
import { oneLine } from '../../platform/start-error';
import {
  bytesOf,
  DRAFT,
  dropCopy,
  dropDrafts,
  listCopies,
  nameOf,
  type Proof,
  type StoredCopy,
  writeProof,
} from './copies-folder';
import { noteFailed, noteGood, readAttempts } from './store';

/** In the data folder: where a copy is tried. It holds what the database holds, so it lies beside it. */
const TRIAL_FOLDER = 'trial';

/** Rows take so many times as much as a database, with its indexes, as in a copy. */
const UNPACKED = 15;

/**
 * Puts a copy into an empty folder and starts a server on it.
 *
 * @param reached is told each step that went well
 * @throws when a step did not
 */
export type TryCopy = (
  trial: { copy: string; folder: string; passphrase: string | null; now: number },
  reached: (level: 'restored' | 'started') => Promise<void>,
  signal: AbortSignal,
) => Promise<void>;

export interface MakerDeps extends Pick<ModuleDeps, 'config' | 'db' | 'clock'> {
  log: ModuleDeps['logger'];
  mails: { trigger(): void };
  /** `null` where nothing is built that could be started. */
  tryCopy: TryCopy | null;
}

/** Makes a copy, tries it, tells of what failed and drops those that are no longer kept; one after the other. */
export class CopyMaker {
  readonly #deps: MakerDeps;
  readonly #stop: AbortSignal;

  /** @param stop leaves a trial where it is */
  constructor(deps: MakerDeps, stop: AbortSignal) {
    this.#deps = deps;
    this.#stop = stop;
  }

  /**
   * Makes a copy and reads it back.
   *
   * @param isKept it stays for good
   * @returns `null` when that failed, which has been told
   */
  async copy(isKept = false): Promise<StoredCopy | null> {
    const { config, clock } = this.#deps;
    const at = clock();
    const name = nameOf(at);
    const draft = path.join(config.backupDir, `${name}${DRAFT}`);
    let step: CopyFault = 'copy';
    try {
      // First: whoever asks a folder that does not answer for more would wait with it.
      const last = (await listCopies(config.backupDir)).find(({ level }) => level === 'started');
      makeFolder(config.backupDir);
      await dropDrafts(config.backupDir);
      const before = last === undefined ? null : path.join(config.backupDir, last.name);
      const { files, counts = {} } = await backUp(config, draft, { now: at, before });
      step = 'read';
      await readBack(draft);
      const bytes = await bytesOf(draft, Object.keys(files));
      const proof: Proof = { level: 'read', bytes, counts, ...(isKept && { kept: true }) };
      await writeProof(draft, proof);
      await rename(draft, path.join(config.backupDir, name));
      return { ...proof, level: 'read', at, name, beforeUpdate: false };
    } catch (error) {
      await this.#tellFailed(error, { at, fault: step });
      return null;
    }
  }

  /** Restores and starts a copy, as far as can be tried here. Gives how far it came; a failure has been told. */
  async prove(copy: StoredCopy): Promise<CopyLevel> {
    const { config, db, log } = this.#deps;
    const { at, name, bytes, counts, kept } = copy;
    const folder = path.join(config.backupDir, name);
    let { level } = copy;
    try {
      await this.#try(folder, async (reached) => {
        level = reached;
        await writeProof(folder, { level, bytes, counts, ...(kept && { kept }) });
      });
    } catch (error) {
      // A stop that comes once it has started takes nothing away from it; an earlier one leaves it to the next start.
      if (this.#stop.aborted && level !== 'started') return level;
      const fault = level === 'restored' ? 'start' : 'restore';
      if (!this.#stop.aborted) {
        await this.#tellFailed(error, { at, fault, name });
        return 'failed';
      }
    }
    await noteGood(db, at);
    log.info({ copy: folder, level, bytes }, 'backed up');
    return level;
  }

  /** Copies that were made here, the newest first; those from before an update are kept by other rules. */
  async own(): Promise<StoredCopy[]> {
    const all = await listCopies(this.#deps.config.backupDir);
    return all.filter(({ beforeUpdate, kept }) => !beforeUpdate && kept !== true);
  }

  /** The newest of one's own, when nothing has started on it and nothing has failed. */
  untried([newest]: readonly StoredCopy[]): StoredCopy | null {
    if (this.#deps.tryCopy === null) return null;
    return newest !== undefined && (newest.level === 'read' || newest.level === 'restored') ? newest : null;
  }

  async dropOld(): Promise<void> {
    for (const { name } of copiesToDrop(await this.own())) await dropCopy(this.#deps.config.backupDir, name);
  }

  async #try(copy: string, reached: (level: 'restored' | 'started') => Promise<void>): Promise<void> {
    const { config, clock, tryCopy } = this.#deps;
    if (tryCopy === null) return;
    const folder = path.join(config.dataDir, TRIAL_FOLDER);
    const clear = (): Promise<void> => rm(folder, { recursive: true, force: true });
    await clear();
    await requireRoom(copy, config.dataDir);
    this.#stop.throwIfAborted();
    try {
      const trial = { copy, folder, passphrase: config.backupPassphrase, now: clock() };
      await tryCopy(trial, reached, this.#stop);
    } finally {
      await clear();
    }
  }

  /** The desk shows each; once a day somebody is told by mail. */
  async #tellFailed(error: unknown, failure: { at: number; fault: CopyFault; name?: string }): Promise<void> {
    const { config, db, log, mails } = this.#deps;
    const { at, name } = failure;
    const fault = isDiskFull(error) ? 'room' : failure.fault;
    log.error({ copy: name ?? nameOf(at), fault, reason: oneLine(error) }, 'backup failed');
    if (name !== undefined) {
      const [copy] = (await this.own()).filter((one) => one.name === name);
      const { bytes = 0, counts = {} } = copy ?? {};
      await writeProof(path.join(config.backupDir, name), { level: 'failed', fault, bytes, counts });
    }
    await inTransaction(db, async (tx) => {
      const { good, failed } = await readAttempts(tx);
      await noteFailed(tx, { ...failure, fault });
      if (failed.some((one) => dayInVietNam(one.at) === dayInVietNam(at))) return;
      await insertMail(tx, { kind: 'backupForHotel', backup: { at, fault, good } }, DEFAULT_LANGUAGE, at);
    });
    mails.trigger();
  }
}

/** A trial takes room where the house's own database lies: without enough it is not begun. @throws as a full disk does */
async function requireRoom(copy: string, dataDir: string): Promise<void> {
  const names = Object.keys((await readManifest(copy))?.files ?? {});
  const zipped = names.filter((name) => name.endsWith('.gz'));
  const rows = await bytesOf(copy, zipped);
  const needed = rows * UNPACKED + (await bytesOf(copy, names)) - rows;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < needed) throw Object.assign(new Error('no room for a trial'), { code: 'ENOSPC' });
}
