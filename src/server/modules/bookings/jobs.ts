import { readEndedBookings } from './store';
import { forgetParties } from '../../platform/db/quota-locks';
import { inTransaction } from '../../platform/db/transaction';
import type { Database } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import { changeBooking } from './change-status';
import { IntervalJob } from '../../platform/jobs/interval-job';

const TICK_MS = 2000;
/** A wallet that does not answer must not keep the server from stopping; it is asked again after the next start. */
const STOP_LIMIT_MS = 4000;
const ENDED_AT_ONCE = 100;
const PARTIES_KEPT_MS = 2 * 24 * 3_600_000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  /** Told when a mail lies in the outbox. */
  mails: { wake(): void };
  /** What else wants a turn now and then. */
  others: readonly { run(): Promise<void> }[];
}

/**
 * What nobody asks for: noting that holds and requests have ended, so that their guests are told, and asking the wallet
 * about silent orders. Nothing waits for it: what ended blocks nobody, noted or not.
 */
export class BookingChores {
  readonly #deps: Deps;
  readonly rounds: IntervalJob;

  constructor(deps: Deps) {
    this.#deps = deps;
    const round = { name: 'booking chores', everyMs: TICK_MS, stopLimitMs: STOP_LIMIT_MS };
    this.rounds = new IntervalJob({ ...round, log: deps.log, run: () => this.run() });
  }

  /** One round of everything. */
  async run(): Promise<void> {
    // Orders first: a payment that is found now is in time for a hold that ends now.
    for (const other of this.#deps.others) await other.run();
    await this.#noteEnded();
  }

  async #noteEnded(): Promise<void> {
    const { db, clock, mails } = this.#deps;
    const ended = await readEndedBookings(db, clock(), ENDED_AT_ONCE);
    for (const id of ended) {
      await inTransaction(db, (tx) => changeBooking(tx, id, 'holdEnded', clock()));
    }
    if (ended.length > 0) {
      mails.wake();
      await forgetParties(db, clock() - PARTIES_KEPT_MS);
    }
  }
}
