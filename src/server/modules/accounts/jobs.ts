import { forgetOldAttempts } from './store/attempts';
import { deleteEndedInvitations } from './store/invitations';
import { deleteEndedChallenges } from './store/passkeys';
import { deleteEndedResets } from './store/password-resets';
import type { ClockGuard } from '../../platform/db/clock-guard';
import type { Database } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import { IntervalJob } from '../../platform/jobs/interval-job';
import type { SessionService } from './sessions';

const EVERY_MS = 3_600_000;
/** No limit counts attempts older than this. */
const ATTEMPTS_KEPT_MS = 2 * 24 * 3_600_000;

/** So long an owner sees that an invitation has ended and can send it again. */
const INVITATIONS_KEPT_MS = 30 * 24 * 3_600_000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  sessions: SessionService;
  clockGuard: Pick<ClockGuard, 'mayForget'>;
}

/** Deletes ended sessions, login attempts, password resets, invitations and passkeys' challenges. What has ended is refused whether it is deleted or not. */
export class AccountJobs {
  readonly #deps: Deps;
  readonly interval: IntervalJob;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.interval = new IntervalJob({ name: 'account jobs', everyMs: EVERY_MS, log: deps.log, run: () => this.run() });
  }

  /** One run. */
  async run(): Promise<void> {
    const { db, clock, sessions, clockGuard } = this.#deps;
    // A clock that is wrong would sign everybody out and forget who has tried too often.
    if (!(await clockGuard.mayForget())) return;
    await sessions.sweep();
    await forgetOldAttempts(db, clock() - ATTEMPTS_KEPT_MS);
    await deleteEndedResets(db, clock() - ATTEMPTS_KEPT_MS);
    await deleteEndedInvitations(db, clock() - INVITATIONS_KEPT_MS);
    await deleteEndedChallenges(db, clock() - ATTEMPTS_KEPT_MS);
  }
}
