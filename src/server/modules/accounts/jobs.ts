import { forgetOldAttempts } from './store/attempts';
import { deleteEndedResets } from './store/password-resets';
import type { Database } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import { IntervalJob } from '../../platform/jobs/interval-job';
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
  readonly rounds: IntervalJob;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.rounds = new IntervalJob({ name: 'account chores', everyMs: EVERY_MS, log: deps.log, run: () => this.run() });
  }

  /** One round. */
  async run(): Promise<void> {
    const { db, clock, sessions } = this.#deps;
    await sessions.sweep();
    await forgetOldAttempts(db, clock() - ATTEMPTS_KEPT_MS);
    await deleteEndedResets(db, clock() - ATTEMPTS_KEPT_MS);
  }
}
