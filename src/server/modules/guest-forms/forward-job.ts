import type { PostToScript } from './sheets';
import { finishForward, nextForwardAt, postponeForward, takeDueForward, type Forward } from './forwards-store';
import type { Database } from '../../platform/db/schema';
import { readSubmission } from './store';
import type { Logger } from '../../platform/logger';
import { OutboxWorker } from '../../platform/jobs/outbox-worker';

/** Longer than one try can take: a delivery left behind by a process that died is taken up after it. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15 * 60_000;

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
  readonly #work: OutboxWorker;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { db, clock, log } = deps;
    this.#work = new OutboxWorker({
      name: 'forwarding',
      clock,
      log,
      nextAt: () => nextForwardAt(db),
      run: (stopped) => this.#deliverDue(stopped),
    });
  }

  /** Looks for work now. Returns at once. */
  trigger(): void {
    this.#work.trigger();
  }

  /** Ends after the delivery under way. */
  stop(): Promise<void> {
    return this.#work.stop();
  }

  async #deliverDue(stopped: () => boolean): Promise<void> {
    const { db, clock } = this.#deps;
    while (!stopped()) {
      const forward = await takeDueForward(db, clock(), LEASE_MS);
      if (!forward) return;
      await this.#deliver(forward);
    }
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
}
