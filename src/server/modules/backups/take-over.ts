import path from 'node:path';
import type { Backups } from '../../../contract/backups/desk';
import { AppError } from '../../errors';
import { restoreBeside } from '../../platform/db/copies/archive';
import { readDocument } from '../../platform/db/documents';
import { oneLine } from '../../platform/start-error';
import type { Staff } from '../staff/audit-store';
import { readCopiedHouse } from './copied-house';
import type { CopyMaker, MakerDeps } from './copy-maker';
import { prepareRows } from './restore-store';

/** Something takes the place of the house. */
export interface Order {
  /** Stands for it in the log. */
  named: string;
  /** The copy that is made of the house first stays for good, and has to prove itself. */
  isKept?: boolean;
  /** Puts it beside the house, which goes on meanwhile; `aside` names what is put aside, UTC ms. */
  stage: (aside: number) => Promise<void>;
}

export interface TakeOverDeps extends MakerDeps {
  /** Closes the house and opens what lies in its place then; `null` where nobody can. */
  restart: (() => void) | null;
}

/** Puts something in the place of the house, which stays aside. */
export class TakeOver {
  readonly #deps: TakeOverDeps;
  readonly #maker: CopyMaker;
  #state: Backups['restore'];

  constructor(deps: TakeOverDeps, maker: CopyMaker) {
    this.#deps = deps;
    this.#maker = maker;
  }

  /** Tells how far the last one is, `undefined` when there was none since the start. */
  get state(): Backups['restore'] {
    return this.#state;
  }

  /**
   * Lets only those begin who have typed the house's name.
   *
   * @throws AppError 422 for another name; 503 where the server cannot start itself again
   */
  async requireName(typed: string): Promise<void> {
    const { db, restart } = this.#deps;
    const house = (await readDocument(db, 'profile'))?.brand ?? '';
    if (!isSameName(typed, house)) throw new AppError(422, 'invalid', { field: 'brand' });
    if (restart === null) throw new AppError(503, 'unavailable');
  }

  /** @param staff whoever asks for the copy */
  orderOf(copy: string, staff: Staff): Order {
    const { config, clock, db } = this.#deps;
    const folder = path.join(config.backupDir, copy);
    return {
      named: copy,
      stage: async (at) => {
        await readCopiedHouse(config, folder, config.backupPassphrase);
        await restoreBeside(config, folder, at, (apart) => prepareRows(apart, db, { staff, copy, now: clock() }));
      },
    };
  }

  /** Nothing is changed until all of it is there; then the house opens again, on what was put in its place. */
  async run({ named, isKept = false, stage }: Order): Promise<void> {
    const { clock, log, restart, tryCopy } = this.#deps;
    this.#state = 'running';
    try {
      const before = await this.#maker.copy(isKept);
      // A failure has been told.
      if (before === null) throw new Error('the house as it is could not be copied');
      // What nobody will come back for by itself has to prove itself now.
      if (isKept && tryCopy !== null && (await this.#maker.prove(before)) !== 'started')
        throw new Error('the copy of the house as it is has not proved itself');
      await stage(clock());
      log.warn({ named }, 'the server starts again on what takes the place of the house');
      restart?.();
    } catch (error) {
      this.#state = 'failed';
      log.error({ named, reason: oneLine(error) }, 'nothing took the place of the house; nothing was changed');
    }
  }
}

const isSameName = (typed: string, name: string): boolean =>
  typed.normalize('NFC').trim().toLowerCase() === name.normalize('NFC').trim().toLowerCase();
