import { forgetOldAttempts } from '../db/account-attempts';
import { deleteEndedResets } from '../db/password-resets';
import type { Database } from '../db/schema';
import type { Logger } from '../logger';
import type { SessionService } from './sessions';

const EVERY_MS = 3_600_000;
/** Nothing asks for what was tried before that. */
const ATTEMPTS_KEPT_MS = 2 * 24 * 3_600_000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  sessions: SessionService;
}

/** Forgets what is over: sessions, and who tried what. What is over is refused without it. */
export class AccountChores {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#working = this.run().catch((error: unknown) => {
        this.#deps.log.error({ err: error }, 'account chores failed');
      });
    }, EVERY_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#working;
  }

  /** One round. */
  async run(): Promise<void> {
    const { db, clock, sessions } = this.#deps;
    await sessions.sweep();
    await forgetOldAttempts(db, clock() - ATTEMPTS_KEPT_MS);
    await deleteEndedResets(db, clock() - ATTEMPTS_KEPT_MS);
  }
}
