import { setTimeout as sleep } from 'node:timers/promises';
import type { Backups as Shown, RestoreLoss } from '../../../contract/backups/desk';
import { isNightDue } from '../../../domain/backups/copies';
import { AppError } from '../../errors';
import { inTurn, isTurnTaken } from '../../platform/db/copies/turn';
import type { Staff } from '../staff/audit-store';
import { listCopies, type StoredCopy } from './copies-folder';
import { CopyMaker } from './copy-maker';
import { lossSince } from './restore-store';
import { demoIn, noneWhenHanging, shownCopies } from './shown-copies';
import { copiesOf, noteGood, readAttempts } from './store';
import { type Order, TakeOver, type TakeOverDeps } from './take-over';

/** Processes that share a database are started within so long, in ms. */
const TOGETHER_MS = 3_600_000;
/** A stop of the server has ten seconds in all, in ms. */
const STOP_LIMIT_MS = 3000;

/**
 * Names what is to be made: a copy, the trial of the newest, which a stop has cut short, or what takes the house's
 * place.
 */
type Due = 'new' | 'untried' | Order;

/** Lists the copies of everything and says when one is made or put back: one at a time, of all processes. */
export class BackupService {
  readonly #deps: TakeOverDeps;
  readonly #stop = new AbortController();
  readonly #maker: CopyMaker;
  readonly #takeOver: TakeOver;
  readonly #begun: number;
  /** Time of a failed attempt of which the database does not know, UTC ms. */
  #unwritten: number | null = null;
  #making: Promise<void> | null = null;

  constructor(deps: TakeOverDeps) {
    this.#deps = deps;
    this.#maker = new CopyMaker(deps, this.#stop.signal);
    this.#takeOver = new TakeOver(deps, this.#maker);
    this.#begun = deps.clock();
  }

  /** The copies as the desk shows them, the newest first. */
  async list(): Promise<Shown> {
    const { config, db, restart } = this.#deps;
    // Before anything is read: what is read after the last step is whole.
    const making = this.#making !== null || (await isTurnTaken(db, config));
    const restore = this.#takeOver.state;
    return {
      ...(await shownCopies(this.#deps)),
      ...(making && { making }),
      ...(restore && { restore }),
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
   * @throws AppError 404 for a copy that has not proved itself; as `replace`
   */
  async restore(name: string, brand: string, staff: Staff): Promise<void> {
    await this.#proven(name);
    await this.replace(brand, this.#takeOver.orderOf(name, staff));
  }

  /**
   * Puts something in the place of the house, after a copy of the house as it is. Returns once it has begun.
   *
   * @param brand typed by whoever asks: the house's name
   * @throws AppError 422 for another name; 409 `backupRunning`; 503 where the server cannot start itself again
   */
  async replace(brand: string, order: Order): Promise<void> {
    await this.#takeOver.requireName(brand);
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
      const own = (await this.#maker.own().catch(noneWhenHanging)) ?? [];
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
      return this.#maker.untried(own) === null ? null : 'untried';
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
    if (typeof due === 'object') return this.#takeOver.run(due);
    const copy = due === 'new' ? await this.#maker.copy() : this.#maker.untried(await this.#maker.own());
    if (copy !== null) await this.#maker.prove(copy);
    await this.#maker.dropOld();
  }
}

const running = (): AppError => new AppError(409, 'backupRunning');
