import { rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backups as Shown, RestoreLoss } from '../../../contract/backups/desk';
import { copiesToDrop, type CopyFault, type CopyLevel, isNightDue } from '../../../domain/backups/copies';
import { dayInVietNam } from '../../../domain/days';
import { DEFAULT_LANGUAGE } from '../../../domain/languages';
import type { ModuleDeps } from '../../deps';
import { AppError } from '../../errors';
import { backUp, readBack, restoreBeside } from '../../platform/db/copies/archive';
import { readManifest } from '../../platform/db/copies/manifest';
import { inTurn, isTurnTaken } from '../../platform/db/copies/turn';
import { readDocument } from '../../platform/db/documents';
import { isDiskFull } from '../../platform/db/failures';
import { inTransaction } from '../../platform/db/transaction';
import { makeFolder } from '../../platform/files/make-folder';
import { insertMail } from '../../platform/mail/store';
import { oneLine } from '../../platform/start-error';
import { readCopiedHouse } from './copied-house';
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
import { demoIn, noneWhenHanging, shownCopies } from './shown-copies';
import type { Staff } from '../staff/audit-store';
import { lossSince, prepareRows } from './restore-store';
import { copiesOf, noteFailed, noteGood, readAttempts } from './store';

/** In the data folder: where a copy is tried. It holds what the database holds, so it lies beside it. */
const TRIAL_FOLDER = 'trial';

/** Rows take so many times as much as a database, with its indexes, as in a copy. */
const UNPACKED = 15;
/** Processes that share a database are started within so long, in ms. */
const TOGETHER_MS = 3_600_000;
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
  /** Closes the house and opens what lies in its place then; `null` where nobody can. */
  restart: (() => void) | null;
}

/** Makes copies of everything, tries each, and keeps as many as are wanted. */
export class BackupService {
  readonly #deps: Deps;
  readonly #stop = new AbortController();
  readonly #begun: number;
  /** Time of a failed attempt of which the database does not know, UTC ms. */
  #unwritten: number | null = null;
  #making: Promise<void> | null = null;
  #restore: Shown['restore'];

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#begun = deps.clock();
  }

  /** The copies as the desk shows them, the newest first. */
  async list(): Promise<Shown> {
    const { config, db, restart } = this.#deps;
    // Before anything is read: what is read after the last step is whole.
    const making = this.#making !== null || (await isTurnTaken(db, config));
    return {
      ...(await shownCopies(this.#deps)),
      ...(making && { making }),
      ...(this.#restore && { restore: this.#restore }),
      ...(restart !== null && (await demoIn(db))),
    };
  }

  /**
   * Makes one now. Returns once it has begun.
   *
   * @throws AppError 409 `backupRunning` when one is being made, by this process or another
   */
  make(): Promise<void> {
    return this.#begin('new');
  }

  /** @throws AppError 404 for a copy that has not proved itself */
  async loss(name: string): Promise<RestoreLoss> {
    return lossSince(this.#deps.db, (await this.#proven(name)).at);
  }

  /**
   * Puts a copy in the place of the house, after a copy of the house as it is. What the house was until then lies aside and is
   * never taken away. Returns once it has begun.
   *
   * @param brand typed by whoever asks: the house's name
   * @param staff whoever asks
   * @throws AppError 404 for a copy that has not proved itself; 422 for another name; 409 `backupRunning`; 503 where the
   * server cannot start itself again
   */
  async restore(name: string, brand: string, staff: Staff): Promise<void> {
    const { config, clock, db } = this.#deps;
    await this.#proven(name);
    const folder = path.join(config.backupDir, name);
    await this.replace(brand, {
      named: name,
      stage: async (at) => {
        await readCopiedHouse(config, folder, config.backupPassphrase);
        await restoreBeside(config, folder, at, (apart) => prepareRows(apart, db, { staff, copy: name, now: clock() }));
      },
    });
  }

  /**
   * Puts something in the place of the house, after a copy of the house as it is. Returns once it has begun.
   *
   * @param brand typed by whoever asks: the house's name
   * @throws AppError 422 for another name; 409 `backupRunning`; 503 where the server cannot start itself again
   */
  async replace(brand: string, order: Order): Promise<void> {
    const { db, restart } = this.#deps;
    const house = (await readDocument(db, 'profile'))?.brand ?? '';
    if (!isSameName(brand, house)) throw new AppError(422, 'invalid', { field: 'brand' });
    if (restart === null) throw new AppError(503, 'unavailable');
    await this.#begin(order);
  }

  async #begin(what: Due): Promise<void> {
    if (this.#making !== null) throw running();
    await new Promise<void>((begun, refused) => {
      void this.#once(() => Promise.resolve(what), begun).then(() => refused(running()));
    });
  }

  async #proven(name: string): Promise<StoredCopy> {
    const own = (await listCopies(this.#deps.config.backupDir)).filter(({ beforeUpdate }) => !beforeUpdate);
    const copy = own.find((one) => one.name === name && one.level === 'started');
    if (copy === undefined) throw new AppError(404, 'notFound');
    return copy;
  }

  /** Makes the one of the night when it is due, or goes on with a trial that was cut short. */
  runNight(): Promise<void> {
    const { config, db, clock } = this.#deps;
    return this.#once(async () => {
      // A folder that does not answer is told as a failure, in its turn.
      const own = (await this.#own().catch(noneWhenHanging)) ?? [];
      const attempts = await readAttempts(db);
      // The last stop came before it was noted.
      const proven = own.find(({ level }) => level === 'started');
      if (proven !== undefined && proven.at > (attempts.good ?? 0)) await noteGood(db, proven.at);
      // Another process on the same database may keep its copies elsewhere; what was noted long before this start may be
      // of another place, which this one was restored from.
      const isShared = config.databaseUrl !== null && (attempts.good ?? 0) >= this.#begun - TOGETHER_MS;
      const known = isShared ? attempts : { ...attempts, good: null };
      // What failed before this start may have been mended: it is tried again at once.
      const unwritten = this.#unwritten === null ? [] : [{ at: this.#unwritten, level: 'failed' as const }];
      const counted = [...own, ...copiesOf(known), ...unwritten].filter(
        ({ level, at }) => level !== 'failed' || at >= this.#begun,
      );
      if (isNightDue(counted, clock())) return 'new';
      return this.#newestUntried(own) === null ? null : 'untried';
    });
  }

  /** Leaves a trial where it is, and waits a moment for the copy under way; what is left of it the next one takes away. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.race([this.#making, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
  }

  /** Asks again once it is this process's turn: another one may have made it. */
  #once(due: () => Promise<Due | null>, begun?: () => void): Promise<void> {
    if (this.#stop.signal.aborted) return Promise.resolve();
    const { config, log } = this.#deps;
    const run = async (): Promise<void> => {
      try {
        if ((await due()) === null) return;
        await inTurn(config, async () => {
          begun?.();
          const what = await due();
          if (what !== null) await this.#doWhat(what);
        });
      } catch (error) {
        // Nothing could be written down of it, so that it is remembered here.
        this.#unwritten = this.#deps.clock();
        log.error({ err: error }, 'no backup was made');
      } finally {
        this.#making = null;
      }
    };
    this.#making ??= run();
    return this.#making;
  }

  async #doWhat(due: Due): Promise<void> {
    if (typeof due === 'object') return this.#putInPlace(due);
    const copy = due === 'new' ? await this.#copy() : await this.#untried();
    if (copy !== null) await this.#prove(copy);
    await this.#dropOld();
  }

  /** Nothing is changed until all of it is there; then the house opens again, on what was put in its place. */
  async #putInPlace({ named, isKept = false, stage }: Order): Promise<void> {
    const { clock, log, restart, tryCopy } = this.#deps;
    this.#restore = 'running';
    try {
      const before = await this.#copy(isKept);
      // A failure has been told.
      if (before === null) throw new Error('the house as it is could not be copied');
      // What nobody will come back for by itself has to prove itself now.
      if (isKept && tryCopy !== null && (await this.#prove(before)) !== 'started')
        throw new Error('the copy of the house as it is has not proved itself');
      await stage(clock());
      log.warn({ named }, 'the server starts again on what takes the place of the house');
      restart?.();
    } catch (error) {
      this.#restore = 'failed';
      log.error({ named, reason: oneLine(error) }, 'nothing took the place of the house; nothing was changed');
    }
  }

  async #copy(isKept = false): Promise<StoredCopy | null> {
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

  /** The newest, when nothing has started on it and nothing has failed. */
  async #untried(): Promise<StoredCopy | null> {
    return this.#newestUntried(await this.#own());
  }

  #newestUntried([newest]: readonly StoredCopy[]): StoredCopy | null {
    if (this.#deps.tryCopy === null) return null;
    return newest !== undefined && (newest.level === 'read' || newest.level === 'restored') ? newest : null;
  }

  async #prove(copy: StoredCopy): Promise<CopyLevel> {
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
      if (this.#stop.signal.aborted && level !== 'started') return level;
      const fault = level === 'restored' ? 'start' : 'restore';
      if (!this.#stop.signal.aborted) {
        await this.#tellFailed(error, { at, fault, name });
        return 'failed';
      }
    }
    await noteGood(db, at);
    log.info({ copy: folder, level, bytes }, 'backed up');
    return level;
  }

  async #try(copy: string, reached: (level: 'restored' | 'started') => Promise<void>): Promise<void> {
    const { config, clock, tryCopy } = this.#deps;
    if (tryCopy === null) return;
    const folder = path.join(config.dataDir, TRIAL_FOLDER);
    const clear = (): Promise<void> => rm(folder, { recursive: true, force: true });
    await clear();
    await requireRoom(copy, config.dataDir);
    this.#stop.signal.throwIfAborted();
    try {
      const trial = { copy, folder, passphrase: config.backupPassphrase, now: clock() };
      await tryCopy(trial, reached, this.#stop.signal);
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
      const [copy] = (await this.#own()).filter((one) => one.name === name);
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

  /** Copies that were made here, the newest first; those from before an update are kept by other rules. */
  async #own(): Promise<StoredCopy[]> {
    const all = await listCopies(this.#deps.config.backupDir);
    return all.filter(({ beforeUpdate, kept }) => !beforeUpdate && kept !== true);
  }

  async #dropOld(): Promise<void> {
    for (const { name } of copiesToDrop(await this.#own())) await dropCopy(this.#deps.config.backupDir, name);
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

/**
 * Names what is to be made: a copy, the trial of the newest, which a stop has cut short, or what takes the house's
 * place.
 */
type Due = 'new' | 'untried' | Order;

/** Something takes the place of the house. */
interface Order {
  /** Stands for it in the log. */
  named: string;
  /** The copy that is made of the house first stays for good, and has to prove itself. */
  isKept?: boolean;
  /** Puts it beside the house, which goes on meanwhile; `aside` names what is put aside, UTC ms. */
  stage: (aside: number) => Promise<void>;
}

const isSameName = (typed: string, name: string): boolean =>
  typed.normalize('NFC').trim().toLowerCase() === name.normalize('NFC').trim().toLowerCase();

const running = (): AppError => new AppError(409, 'backupRunning');
