import { type HotelClock, readFingerprint } from './change-feed-store';
import type { Database } from '../../platform/db/schema';
import { IntervalJob } from '../../platform/jobs/interval-job';
import type { Logger } from '../../platform/logger';

/** Longest time until a change is noticed, in ms. */
const CHECK_EVERY_MS = 1500;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  hotel: HotelClock;
}

/** Notifies open desks of a change of what they show. Asks the database only while there are listeners. */
export class ChangeFeed {
  readonly #deps: Deps;
  readonly #listeners = new Set<() => void>();
  readonly #job: IntervalJob;
  #last: string | null = null;
  #looking: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    const run = (): Promise<void> => this.check();
    this.#job = new IntervalJob({ name: 'desk’s change feed', everyMs: CHECK_EVERY_MS, log: deps.log, run });
  }

  /** Calls `listener` after each change; gives the function that ends it. */
  listen(listener: () => void): () => void {
    if (this.#listeners.size === 0) void this.check();
    this.#listeners.add(listener);
    this.#job.start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  /** Compares the fingerprint now and notifies the listeners of a change. Never rejects. */
  check(): Promise<void> {
    this.#looking ??= this.#compare()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'desk not looked at'))
      .finally(() => (this.#looking = null));
    return this.#looking;
  }

  stop(): void {
    void this.#job.stop();
    this.#last = null;
  }

  async #compare(): Promise<void> {
    const { db, clock, hotel } = this.#deps;
    const fingerprint = await readFingerprint(db, hotel, clock());
    const changed = this.#last !== null && this.#last !== fingerprint;
    this.#last = fingerprint;
    if (!changed) return;
    for (const listener of this.#listeners) listener();
  }
}
