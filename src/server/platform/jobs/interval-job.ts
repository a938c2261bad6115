import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logger';

/** A task that is run at a fixed interval, whether or not there is work for it. */
interface IntervalJobOptions {
  /** For the log. */
  name: string;
  everyMs: number;
  log: Logger;
  /** Does everything that is due. */
  run: () => Promise<void>;
  /** A stop waits no longer than this for the run under way, in ms; without it, to its end. */
  stopLimitMs?: number;
}

/**
 * Runs a task at a fixed interval. A run that is still going when the next is due is not started twice; one that fails
 * is logged and does not stop the schedule. It may be started again after a stop. Never keeps the process alive.
 */
export class IntervalJob {
  readonly #options: IntervalJobOptions;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;

  constructor(options: IntervalJobOptions) {
    this.#options = options;
  }

  start(): void {
    const { name, everyMs, log, run } = this.#options;
    this.#timer ??= setInterval(() => {
      this.#running ??= run()
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => (this.#running = null));
    }, everyMs);
    this.#timer.unref();
  }

  /** Starts no further run, and waits for the one under way, up to `stopLimitMs`. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    const { stopLimitMs } = this.#options;
    const limit = stopLimitMs === undefined ? [] : [sleep(stopLimitMs, undefined, { ref: false })];
    await Promise.race([this.#running, ...limit]);
  }
}
