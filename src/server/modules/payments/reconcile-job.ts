import { momoVerdict, nextMomoCheck } from '../../../domain/payments/momo';
import type { Momo, QueryResult } from './momo/gateway';
import { readBooking } from '../booking-records/store';
import { readDueAttempts, updateAttempt, type PaymentAttempt } from '../money/attempts-store';
import type { Database } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import type { PaymentResults } from './results';
import { newId } from './payments';

/** Longer than one question takes: an order left behind by a process that died is asked about again after it. */
const LEASE_MS = 30_000;
const AT_ONCE = 20;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  momo: Momo;
  results: PaymentResults;
}

/** Asks the wallet what became of orders it has not told us of: a notification can get lost (reliability §4). */
export class PaymentChecks {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Asks about every order that is due now. */
  async run(): Promise<void> {
    const { db, clock } = this.#deps;
    for (const attempt of await readDueAttempts(db, clock(), AT_ONCE)) {
      const due = { next_check_at: attempt.next_check_at };
      // Taken by changing it: another process that sees the same order finds it changed.
      if (await updateAttempt(db, attempt.order_id, { next_check_at: clock() + LEASE_MS }, due)) {
        await this.#check({ ...attempt, checks: attempt.checks + 1 });
      }
    }
  }

  async #check(attempt: PaymentAttempt): Promise<void> {
    const { db, clock, log, momo } = this.#deps;
    const result = await momo.query(attempt.order_id, newId('Q'));
    log.info({ check: attempt.checks, resultCode: result?.resultCode ?? null }, 'asked the wallet about an order');
    if (result) await this.#take(attempt, result);
    const booking = await readBooking(db, attempt.booking_id);
    const next = nextMomoCheck(attempt.created_at, booking?.ends_at ?? null, clock());
    const given = next === null ? { state: 'DROPPED' as const } : {};
    // An order that was settled by this answer, or meanwhile by a notification, is not asked about again.
    for (const state of ['CREATING', 'OPEN', 'LOST'] as const) {
      const change = { checks: attempt.checks, next_check_at: next, ...given };
      if (await updateAttempt(db, attempt.order_id, change, { state })) return;
    }
  }

  async #take(attempt: PaymentAttempt, result: QueryResult): Promise<void> {
    const { results, log } = this.#deps;
    if (momoVerdict(result.resultCode) === 'paid' && result.amount !== attempt.amount) {
      await results.noteWrongAmount(attempt, result.amount, result.resultCode);
    } else if (!(await results.record(attempt, result))) {
      log.warn({ resultCode: result.resultCode }, 'wallet gave no answer about an order');
    }
  }
}
