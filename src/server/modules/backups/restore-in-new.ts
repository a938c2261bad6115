import path from 'node:path';
import type { SetupCopies, SetupCopy } from '../../../contract/setup/copies';
import type { ModuleDeps } from '../../deps';
import { AppError } from '../../errors';
import { restoreBeside } from '../../platform/db/copies/archive';
import { readManifest, WrongPassphrase } from '../../platform/db/copies/manifest';
import { inTurn } from '../../platform/db/copies/turn';
import { readDocument } from '../../platform/db/documents';
import { isoOf } from '../../platform/iso';
import { oneLine, StartError } from '../../platform/start-error';
import { SERVER_STAFF } from '../staff/audit-store';
import { readCopiedHouse } from './copied-house';
import { listCopies, type StoredCopy } from './copies-folder';
import { prepareRows } from './restore-store';
import { noneWhenHanging } from './shown-copies';

interface Deps extends Pick<ModuleDeps, 'config' | 'db' | 'clock'> {
  log: ModuleDeps['logger'];
  /** Closes this server and opens what lies in its place then; `null` where nobody can. */
  restart: (() => void) | null;
}

/** A house that is not open yet takes back what a copy holds, instead of being made step by step. */
export class RestoreInNew {
  readonly #deps: Deps;
  #isRunning = false;
  /** Reason why the last restore failed; `undefined` while there is none. */
  #fault: string | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Copies that may be restored, the newest first. */
  async list(): Promise<SetupCopies> {
    const { config } = this.#deps;
    const copies = await listCopies(config.backupDir).catch(noneWhenHanging);
    const items = await Promise.all(
      (copies ?? []).filter(isFit).map(async ({ name, at, bytes }) => {
        const { sealed } = (await readManifest(path.join(config.backupDir, name)).catch(() => null)) ?? {};
        return { name, at: isoOf(at), bytes, sealed: sealed !== undefined };
      }),
    );
    return {
      items,
      folder: config.backupDir,
      ...(copies === null && { unread: true }),
      ...(this.#isRunning && { running: true }),
      ...(this.#fault !== undefined && { fault: this.#fault }),
    };
  }

  /**
   * Tells whose house a copy is, and how much is in it.
   *
   * @param passphrase of a sealed copy; the server's own when absent
   * @throws AppError 404; 422 `required` or `wrongPassphrase` with the field `passphrase`; 422 `copyUnfit` with the
   *   reason
   */
  async read(name: string, passphrase?: string): Promise<SetupCopy> {
    const { config } = this.#deps;
    const { at, counts } = await this.#find(name);
    const folder = path.join(config.backupDir, name);
    try {
      const { brand } = await readCopiedHouse(config, folder, passphrase ?? config.backupPassphrase);
      return { at: isoOf(at), brand, counts };
    } catch (error) {
      if (error instanceof WrongPassphrase) {
        const isMissing = passphrase === undefined;
        throw new AppError(422, isMissing ? 'required' : 'wrongPassphrase', { field: 'passphrase' });
      }
      if (!(error instanceof StartError)) throw error;
      throw new AppError(422, 'copyUnfit', { words: { reason: oneLine(error) } });
    }
  }

  /**
   * Puts a copy in the place of the house that is not open. Returns once it has begun; `list` tells how it ends, unless
   * the server has opened again on it.
   *
   * @throws AppError as `read`; 409 `backupRunning`; 503 where the server cannot start itself again
   */
  async restore(name: string, passphrase?: string): Promise<void> {
    if (this.#deps.restart === null) throw new AppError(503, 'unavailable');
    await this.read(name, passphrase);
    this.requireQuiet();
    this.#isRunning = true;
    this.#fault = undefined;
    void this.#putInPlace(name, passphrase);
  }

  /** @throws AppError 409 `backupRunning` while a copy is being put back: no other house is made meanwhile */
  requireQuiet(): void {
    if (this.#isRunning) throw new AppError(409, 'backupRunning');
  }

  async #find(name: string): Promise<StoredCopy> {
    const copy = (await listCopies(this.#deps.config.backupDir)).find((one) => one.name === name && isFit(one));
    if (copy === undefined) throw new AppError(404, 'notFound');
    return copy;
  }

  async #putInPlace(name: string, passphrase: string | undefined): Promise<void> {
    const { config, db, clock, log, restart } = this.#deps;
    const place = { ...config, backupPassphrase: passphrase ?? config.backupPassphrase };
    try {
      const isOurs = await inTurn(config, () =>
        restoreBeside(place, path.join(config.backupDir, name), clock(), async (apart) => {
          // Opened since, by somebody else.
          if ((await readDocument(db, 'profile')) !== null) throw new Error('the house is open');
          await prepareRows(apart, db, { staff: SERVER_STAFF, copy: name, now: clock() });
        }),
      );
      if (!isOurs) throw new Error('another process is busy with copies of this database');
      log.warn({ copy: name }, 'restored: the server starts again on it');
      restart?.();
    } catch (error) {
      this.#isRunning = false;
      this.#fault = oneLine(error);
      log.error({ copy: name, reason: this.#fault }, 'not restored; nothing was changed');
    }
  }
}

/** One from before an update goes back by command, to the version that it was of. */
const isFit = ({ level, beforeUpdate }: StoredCopy): boolean => level !== 'failed' && !beforeUpdate;
