import type { PostToScript } from '../adapters/sheets';
import { finishForward, nextForwardAt, postponeForward, takeDueForward, type Forward } from '../db/forwards';
import type { Database } from '../db/schema';
import { readSubmission } from '../db/submissions';
import type { Logger } from '../logger';

/** Longer than one try can take: a delivery left behind by a process that died is taken up after it. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** While nothing is known to be due, the table is looked at this often: another process may have left something. */
const IDLE_MS = 60_000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  post: PostToScript;
}

/**
 * Delivers submissions to the spreadsheet script, in the background and one after the other. What is to be delivered
 * lies in the database, so nothing is lost in a restart; the script may see one twice when its answer was lost.
 */
export class Forwarder {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Looks for work now. Returns at once. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#working) {
      this.#again = true;
      return;
    }
    this.#working = this.#run()
      .catch((error: unknown) => {
        this.#deps.log.error({ err: error }, 'forwarding stopped short');
        this.#sleep(IDLE_MS);
      })
      .finally(() => {
        this.#working = null;
        if (this.#again) {
          this.#again = false;
          this.wake();
        }
      });
  }

  /** Ends after the delivery under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#working;
  }

  async #run(): Promise<void> {
    const { db, clock } = this.#deps;
    for (;;) {
      const forward = this.#stopped ? null : await takeDueForward(db, clock(), LEASE_MS);
      if (!forward) break;
      await this.#deliver(forward);
    }
    if (this.#stopped) return;
    const next = await nextForwardAt(db);
    this.#sleep(next === null ? IDLE_MS : next - clock());
  }

  async #deliver({ id, kind, tries }: Forward): Promise<void> {
    const { db, clock, log, post } = this.#deps;
    const fields = await readSubmission(db, kind, id);
    try {
      if (fields) await post(id, fields);
      await finishForward(db, id, clock());
    } catch (error) {
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)) * (0.75 + Math.random() / 2);
      log.warn({ kind, tries, reason: error instanceof Error ? error.name : typeof error }, 'not forwarded yet');
      await postponeForward(db, id, clock() + Math.round(pause));
    }
  }

  #sleep(ms: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(IDLE_MS, Math.max(50, ms)));
    this.#timer.unref();
  }
}
