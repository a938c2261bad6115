import { readEndedBookings } from '../booking-records/store';
import { forgetQuotaLocks } from '../../platform/db/quota-locks';
import { inTransaction } from '../../platform/db/transaction';
import type { ClockGuard } from '../../platform/db/clock-guard';
import type { Database } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import type { HotelState } from '../hotel/hotel';
import { changeBooking } from './change-status';
import { keepOverstays } from './desk/overstays';
import { IntervalJob } from '../../platform/jobs/interval-job';

const TICK_MS = 2000;
/** A wallet that does not answer must not keep the server from stopping; it is asked again after the next start. */
const STOP_LIMIT_MS = 4000;
const ENDED_AT_ONCE = 100;
/** Nights change once a day. */
const OVERSTAYS_EVERY_MS = 60_000;
const QUOTA_LOCKS_KEPT_MS = 2 * 24 * 3_600_000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  /** Told when a mail lies in the outbox. */
  mails: { trigger(): void };
  clockGuard: Pick<ClockGuard, 'isDoubted'>;
  hotel: Pick<HotelState, 'today' | 'current'>;
  /** Jobs of other modules, run before this one's own. */
  others: readonly { run(): Promise<void> }[];
}

/**
 * Marks expired holds and requests, queues their mails, and asks the wallet about orders it has not answered. No
 * request waits for it: an expired hold blocks no nights, marked or not.
 */
export class BookingJobs {
  readonly #deps: Deps;
  #overstaysAt = 0;
  readonly interval: IntervalJob;

  constructor(deps: Deps) {
    this.#deps = deps;
    const options = { name: 'booking jobs', everyMs: TICK_MS, stopLimitMs: STOP_LIMIT_MS };
    this.interval = new IntervalJob({ ...options, log: deps.log, run: () => this.run() });
  }

  /** One run of everything. */
  async run(): Promise<void> {
    // Orders first: a payment that is found now is in time for a hold that ends now.
    for (const other of this.#deps.others) await other.run();
    await this.#noteEnded();
    await this.#keepOverstays();
  }

  /** The desk's own clock says who overstays: a doubted one says nothing. */
  async #keepOverstays(): Promise<void> {
    const { clock, clockGuard } = this.#deps;
    if (clock() - this.#overstaysAt < OVERSTAYS_EVERY_MS || (await clockGuard.isDoubted())) return;
    this.#overstaysAt = clock();
    await keepOverstays(this.#deps);
  }

  async #noteEnded(): Promise<void> {
    const { db, clock, mails, clockGuard } = this.#deps;
    const ended = await readEndedBookings(db, clock(), ENDED_AT_ONCE);
    // What has ended counts as ended whether it is written down or not; written down, it cannot come back.
    if (ended.length === 0 || (await clockGuard.isDoubted())) return;
    for (const id of ended) {
      await inTransaction(db, (tx) => changeBooking(tx, id, 'holdEnded', clock()));
    }
    mails.trigger();
    await forgetQuotaLocks(db, clock() - QUOTA_LOCKS_KEPT_MS);
  }
}
