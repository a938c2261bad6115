import { readFingerprint } from './change-feed-store';
import type { Database } from '../../platform/db/schema';

/** How soon a change is noticed, in ms. */
const CHECK_EVERY_MS = 1500;

interface Deps {
  db: Database;
  clock: () => number;
  /** Told when the database could not be asked. */
  onError: (error: unknown) => void;
}

/** Notifies open desks of a change of what they show. Asks the database only while there are listeners. */
export class ChangeFeed {
  readonly #deps: Deps;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;
  #last: string | null = null;
  #looking: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Calls `listener` after each change; gives the function that ends it. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    this.#timer ??= this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.stop();
    };
  }

  /** Compares the fingerprint now and notifies the listeners of a change. Never rejects. */
  check(): Promise<void> {
    this.#looking ??= this.#compare()
      .catch((error: unknown) => this.#deps.onError(error))
      .finally(() => (this.#looking = null));
    return this.#looking;
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#last = null;
  }

  #start(): NodeJS.Timeout {
    void this.check();
    const timer = setInterval(() => void this.check(), CHECK_EVERY_MS);
    timer.unref();
    return timer;
  }

  async #compare(): Promise<void> {
    const { db, clock } = this.#deps;
    const fingerprint = await readFingerprint(db, clock());
    const changed = this.#last !== null && this.#last !== fingerprint;
    this.#last = fingerprint;
    if (!changed) return;
    for (const listener of this.#listeners) listener();
  }
}
