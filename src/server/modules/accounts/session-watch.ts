import { readSessionsLeft } from './store/sessions';
import type { Database } from '../../platform/db/schema';
import { IntervalJob } from '../../platform/jobs/interval-job';
import type { Logger } from '../../platform/logger';
import { isSessionOver } from './sessions';

/**
 * Longest time until it is noticed that a session was ended elsewhere, in ms: by a colleague, a command or another
 * process.
 */
const CHECK_EVERY_MS = 2000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
}

/** Tells what is open for long, such as a stream, that its session is over. Asks only while something is open. */
export class SessionWatch {
  readonly #deps: Deps;
  readonly #open = new Map<string, Set<() => void>>();
  readonly #job: IntervalJob;

  constructor(deps: Deps) {
    this.#deps = deps;
    const run = (): Promise<void> => this.check();
    this.#job = new IntervalJob({ name: 'watch of sessions', everyMs: CHECK_EVERY_MS, log: deps.log, run });
  }

  /** Calls `onEnd` once when the session is over; gives the function that ends the watch. */
  watch(tokenHash: string, onEnd: () => void): () => void {
    const listeners = this.#open.get(tokenHash) ?? new Set();
    this.#open.set(tokenHash, listeners.add(onEnd));
    this.#job.start();
    return () => {
      listeners.delete(onEnd);
      if (listeners.size === 0 && this.#open.get(tokenHash) === listeners) this.#open.delete(tokenHash);
      if (this.#open.size === 0) this.stop();
    };
  }

  /** A session has ended in this process. */
  ended(tokenHash: string): void {
    const listeners = this.#open.get(tokenHash);
    this.#open.delete(tokenHash);
    for (const onEnd of listeners ?? []) onEnd();
  }

  /** Looks now. Never rejects. */
  async check(): Promise<void> {
    const hashes = [...this.#open.keys()];
    if (hashes.length === 0) return;
    try {
      const now = this.#deps.clock();
      const left = (await readSessionsLeft(this.#deps.db, hashes)).filter((one) => !isSessionOver(one, now));
      const alive = new Set(left.filter(({ role }) => role === 'RECEPTION').map(({ tokenHash }) => tokenHash));
      for (const hash of hashes) if (!alive.has(hash)) this.ended(hash);
    } catch (error) {
      this.#deps.log.error({ err: error }, 'sessions not looked at');
    }
  }

  stop(): void {
    void this.#job.stop();
  }
}
