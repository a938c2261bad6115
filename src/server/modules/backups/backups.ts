import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backups as Shown } from '../../../contract/backups/desk';
import { copiesToDrop, type CopyFault, isNightDue } from '../../../domain/backups/copies';
import { dayInVietNam } from '../../../domain/days';
import { DEFAULT_LANGUAGE } from '../../../domain/languages';
import type { ModuleDeps } from '../../deps';
import { backUp, readBack } from '../../platform/db/copies/archive';
import { inTurn } from '../../platform/db/copies/turn';
import { isDiskFull } from '../../platform/db/failures';
import { makeFolder } from '../../platform/files/make-folder';
import { isoOf } from '../../platform/iso';
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
import { copiesOf, noteFailed, noteGood, readAttempts, readMissing } from './store';

/** In the data folder: where a copy is tried. It holds what the database holds, so it lies beside it. */
const TRIAL_FOLDER = 'trial';

/** A stop of the server has ten seconds in all, in ms. */
const STOP_LIMIT_MS = 3000;

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

interface Deps extends Pick<ModuleDeps, 'config' | 'db' | 'clock'> {
  log: ModuleDeps['logger'];
  mails: { trigger(): void };
  /** `null` where nothing is built that could be started. */
  tryCopy: TryCopy | null;
}

/** Makes copies of everything, tries each, and keeps as many as are wanted. */
export class BackupService {
  readonly #deps: Deps;
  readonly #stop = new AbortController();
  #making: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The copies as the desk shows them, the newest first. */
  async list(): Promise<Shown> {
    const { config, db, clock } = this.#deps;
    // Before anything is read: what is read after the last step is whole.
    const making = this.#making !== null;
    const copies = await listCopies(config.backupDir);
    const { failed } = await readAttempts(db);
    const missing = await readMissing(db, clock());
    const names = new Set(copies.map(({ name }) => name));
    const items = [
      ...copies.map(({ at, beforeUpdate, ...copy }) => ({ at, ...copy, ...(beforeUpdate && { beforeUpdate }) })),
      ...failed
        .filter(({ name = '' }) => !names.has(name))
        .map(({ at, fault }) => ({ at, fault, level: 'failed' as const, bytes: 0, counts: {} })),
    ].sort((a, b) => b.at - a.at);
    return {
      items: items.map(({ at, ...item }) => ({ ...item, at: isoOf(at) })),
      ...(making && { making }),
      ...(missing && { missingSince: isoOf(missing.since) }),
      folder: config.backupDir,
      encrypted: config.backupPassphrase !== null,
    };
  }

  /** Makes one now, unless one is being made. Returns at once. */
  make(): void {
    void this.#once(() => Promise.resolve(true));
  }

  /** Makes the one of the night when it is due. */
  runNight(): Promise<void> {
    const { config, db, clock } = this.#deps;
    return this.#once(async () => {
      const own = (await listCopies(config.backupDir)).filter(({ beforeUpdate }) => !beforeUpdate);
      const attempts = await readAttempts(db);
      // Another process on the same database may keep its copies elsewhere.
      const known = config.databaseUrl === null ? { ...attempts, good: null } : attempts;
      return isNightDue([...own, ...copiesOf(known)], clock());
    });
  }

  /** Leaves a trial where it is, and waits a moment for the copy under way; what is left of it the next one takes away. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.race([this.#making, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
  }

  /** Asks again once it is this process's turn: another one may have made it. */
  #once(isDue: () => Promise<boolean>): Promise<void> {
    if (this.#stop.signal.aborted) return Promise.resolve();
    const { config, log } = this.#deps;
    const run = async (): Promise<void> => {
      try {
        if (await isDue()) await inTurn(config, async () => ((await isDue()) ? this.#makeAndTry() : undefined));
      } catch (error) {
        log.error({ err: error }, 'no backup was made');
      } finally {
        this.#making = null;
      }
    };
    this.#making ??= run();
    return this.#making;
  }

  async #makeAndTry(): Promise<void> {
    const { config, clock, db, log } = this.#deps;
    const at = clock();
    const name = nameOf(at);
    const folder = path.join(config.backupDir, name);
    let step: CopyFault = 'copy';
    let proof: Proof = { level: 'failed', bytes: 0, counts: {} };
    let isThere = false;
    try {
      makeFolder(config.backupDir);
      await dropDrafts(config.backupDir);
      const draft = `${folder}${DRAFT}`;
      const { files, counts = {} } = await backUp(config, draft, at);
      step = 'read';
      await readBack(draft);
      proof = { level: 'read', bytes: bytesOf(draft, Object.keys(files)), counts };
      await writeProof(draft, proof);
      await rename(draft, folder);
      isThere = true;
      step = 'restore';
      await this.#try(folder, async (level) => {
        step = 'start';
        proof = { ...proof, level };
        await writeProof(folder, proof);
      });
      await noteGood(db, at);
      log.info({ copy: folder, level: proof.level, bytes: proof.bytes }, 'backed up');
      await this.#dropOld();
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      const fault = isDiskFull(error) || isDiskFull((error as Error).cause) ? 'room' : step;
      log.error({ copy: folder, fault, reason: oneLine(error) }, 'backup failed');
      if (isThere) await writeProof(folder, { ...proof, level: 'failed', fault }).catch(() => undefined);
      await this.#tellFailed({ at, fault, ...(isThere && { name }) });
    }
  }

  async #try(copy: string, reached: (level: 'restored' | 'started') => Promise<void>): Promise<void> {
    const { config, clock, tryCopy } = this.#deps;
    if (tryCopy === null) return;
    const folder = path.join(config.dataDir, TRIAL_FOLDER);
    const clear = (): Promise<void> => rm(folder, { recursive: true, force: true });
    await clear();
    try {
      const trial = { copy, folder, passphrase: config.backupPassphrase, now: clock() };
      await tryCopy(trial, reached, this.#stop.signal);
    } finally {
      await clear();
    }
  }

  /** Once a day somebody is told by mail; the desk shows each. */
  async #tellFailed(failure: { at: number; fault: CopyFault; name?: string }): Promise<void> {
    const { db, mails } = this.#deps;
    const { good, failed } = await readAttempts(db);
    await noteFailed(db, failure);
    const day = dayInVietNam(failure.at);
    if (failed.some(({ at }) => dayInVietNam(at) === day)) return;
    const { at, fault } = failure;
    await insertMail(db, { kind: 'backupForHotel', backup: { at, fault, good } }, DEFAULT_LANGUAGE, at);
    mails.trigger();
  }

  async #dropOld(): Promise<void> {
    const { backupDir } = this.#deps.config;
    const own = (await listCopies(backupDir)).filter((copy: StoredCopy) => !copy.beforeUpdate);
    for (const { name } of copiesToDrop(own)) await dropCopy(backupDir, name);
  }
}
