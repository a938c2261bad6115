import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logger';

/** Work that is looked for every so often, whether or not there is any. */
interface IntervalJobOptions {
  /** For the log. */
  name: string;
  everyMs: number;
  log: Logger;
  /** Does everything that is due. */
  run: () => Promise<void>;
  /** A stop waits no longer than this for the round under way, in ms; without it, to its end. */
  stopLimitMs?: number;
}

/**
 * Goes round by the clock, one round at a time: a long one is not met by the next. One that fails is logged, and the
 * next comes all the same. Never keeps the process alive.
 */
export class IntervalJob {
  readonly #round: IntervalJobOptions;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;

  constructor(round: IntervalJobOptions) {
    this.#round = round;
  }

  start(): void {
    const { name, everyMs, log, run } = this.#round;
    this.#timer ??= setInterval(() => {
      this.#running ??= run()
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => (this.#running = null));
    }, everyMs);
    this.#timer.unref();
  }

  /** Starts no further round, and waits for the one under way as long as that is worth it. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    const { stopLimitMs } = this.#round;
    const limit = stopLimitMs === undefined ? [] : [sleep(stopLimitMs, undefined, { ref: false })];
    await Promise.race([this.#running, ...limit]);
  }
}
