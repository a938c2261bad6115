import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logger';

/** While nothing is known to be due, work is looked for this often, in ms: another process may have left something. */
const IDLE_MS = 60_000;
const SHORTEST_PAUSE_MS = 50;

/** Work that lies in the database to be done in the background, and how it is done. */
interface Work {
  /** For the log. */
  name: string;
  clock: () => number;
  log: Logger;
  /** Does everything that is due, and ends early once `stopped` says so. */
  run: (stopped: () => boolean) => Promise<void>;
  /** Says when the next piece is due, in ms; `null` when there is none. */
  nextAt: () => Promise<number | null>;
  /** A moment for others to come along before work is taken up, in ms. */
  gatherMs?: number;
  /** A stop waits no longer than this for the piece under way, in ms; without it, to its end. */
  stopLimitMs?: number;
}

/**
 * Does what lies in the database, one run at a time: at once when woken, and by itself when something becomes due. What
 * is to be done and when it is tried again is the work's own; a restart loses nothing because nothing lies here.
 */
export class OutboxWorker {
  readonly #work: Work;
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;
  /** The last run that was asked for; never rejects. */
  #last: Promise<void> = Promise.resolve();
  #again = false;
  #stopped = false;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Looks for work now. Returns at once. */
  trigger(): void {
    if (this.#stopped) return;
    if (this.#working) {
      this.#again = true;
      return;
    }
    this.#working = this.#runDue()
      .catch((error: unknown) => {
        this.#work.log.error({ err: error }, `${this.#work.name} stopped short`);
        this.#setTimer(IDLE_MS);
      })
      .finally(() => {
        this.#working = null;
        if (!this.#again) return;
        this.#again = false;
        this.trigger();
      });
  }

  /** Does what is due now, after what is under way, and only that; resolves when it is done. */
  run(): Promise<void> {
    const run = this.#last.then(() => this.#work.run(() => this.#stopped));
    this.#last = run.catch(() => undefined);
    return run;
  }

  /** Ends after the piece under way, or without it when it takes too long. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    const { stopLimitMs } = this.#work;
    const limit = stopLimitMs === undefined ? [] : [sleep(stopLimitMs, undefined, { ref: false })];
    await Promise.race([this.#working, ...limit]);
  }

  async #runDue(): Promise<void> {
    const { gatherMs, nextAt, clock } = this.#work;
    if (gatherMs !== undefined) await sleep(gatherMs, undefined, { ref: false });
    await this.run();
    if (this.#stopped) return;
    const next = await nextAt();
    this.#setTimer(next === null ? IDLE_MS : next - clock());
  }

  #setTimer(ms: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.trigger(), Math.min(IDLE_MS, Math.max(SHORTEST_PAUSE_MS, ms)));
    this.#timer.unref();
  }
}
