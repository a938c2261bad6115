import { momoVerdict } from '../../../domain/payments/momo';
import type { SignedNotice } from './momo/gateway';
import { addLine } from '../money/ledger';
import { insertDeskIssue } from '../attention/store';
import { lockBooking, updateBooking } from '../booking-records/store';
import { readAttempt, readAttempts, updateAttempt, type PaymentAttempt } from '../money/attempts-store';
import { inTransaction } from '../../platform/db/transaction';
import type { Database, Tx } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import { changeBooking } from '../bookings/module';

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  partnerCode: string;
  /** True for the sandbox wallet, whose payments are no real money. */
  isSandbox: boolean;
  /** Told when a mail lies in the outbox. */
  mails: { trigger(): void };
}

/** Result of an order as the wallet tells it, by whatever way it came. */
interface PaymentResult {
  resultCode: number;
  transId: string;
}

/** Applies the wallet's results to bookings: only here does money change a booking's status (reliability §4). */
export class PaymentResults {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes a notification with a right signature. Its order, request, partner and amount have to be those of an attempt
   * of ours; anything else changes nothing.
   */
  async takeNotice(notice: SignedNotice): Promise<void> {
    const { db, log, partnerCode } = this.#deps;
    const attempt = await readAttempt(db, notice.orderId);
    if (!attempt || attempt.request_id !== notice.requestId || notice.partnerCode !== partnerCode) {
      log.warn({ resultCode: notice.resultCode }, 'wallet told of an order that is not ours');
      return;
    }
    if (attempt.amount !== notice.amount) {
      await this.noteWrongAmount(attempt, notice.amount, notice.resultCode);
      return;
    }
    const known = await this.record(attempt, notice);
    if (!known) await this.#note(attempt, 'unknownResult', { resultCode: notice.resultCode });
  }

  /**
   * Records what became of an order.
   *
   * @returns `false` for an unknown code: then nothing has changed
   */
  async record(attempt: PaymentAttempt, result: PaymentResult): Promise<boolean> {
    const verdict = momoVerdict(result.resultCode);
    if (verdict === 'unknown') return false;
    const { db, log, mails } = this.#deps;
    await inTransaction(db, async (tx) => {
      // The booking first: its lock is what two notifications of one order wait for.
      await lockBooking(tx, attempt.booking_id);
      const now = await readAttempt(tx, attempt.order_id);
      if (!now || now.state === 'PAID') return;
      if (verdict === 'paid') await this.#paid(tx, now, result);
      else if (verdict === 'failed') await this.#failed(tx, now, result);
      else await updateAttempt(tx, now.order_id, { result_code: result.resultCode });
    });
    log.info({ verdict, resultCode: result.resultCode }, 'wallet result');
    if (verdict !== 'pending') mails.trigger();
    return true;
  }

  /** Notes a payment of another amount than the order's: the booking stays as it is, reception has to look. */
  noteWrongAmount(attempt: PaymentAttempt, amount: number, resultCode: number): Promise<void> {
    const got = Number.isFinite(amount) ? amount : 'not a number';
    return this.#note(attempt, 'wrongAmount', { expected: attempt.amount, got, resultCode });
  }

  async #paid(tx: Tx, attempt: PaymentAttempt, { resultCode, transId }: PaymentResult): Promise<void> {
    const now = this.#deps.clock();
    const settled = { state: 'PAID', result_code: resultCode, trans_id: transId, next_check_at: null } as const;
    await updateAttempt(tx, attempt.order_id, settled);
    // What the stand-in "paid" is marked, is owed to nobody, and leaves what has ended as it ended.
    const { isSandbox } = this.#deps;
    const money = isSandbox ? { sandbox_paid: attempt.amount } : { paid: attempt.amount, reference: transId };
    const paid = { ...money, payment_method: 'MOMO' } as const;
    const changed = await changeBooking(tx, attempt.booking_id, 'paid', now, paid);
    if (!changed || changed.before.status !== changed.after.status || isSandbox) return;
    // Paid by another order already, or given up: this money is owed back whatever the booking is.
    const { after } = changed;
    const line = { kind: 'WALLET', amount: attempt.amount, reference: transId, by: null } as const;
    await addLine(tx, after, line, now);
    await updateBooking(tx, after.id, { refund_due: after.refund_due + attempt.amount }, now);
    const detail = { amount: attempt.amount, status: after.status };
    await insertDeskIssue(tx, { kind: 'paidTwice', bookingId: after.id, orderId: attempt.order_id, detail }, now);
  }

  async #failed(tx: Tx, attempt: PaymentAttempt, { resultCode, transId }: PaymentResult): Promise<void> {
    await updateAttempt(tx, attempt.order_id, {
      state: 'FAILED',
      result_code: resultCode,
      trans_id: transId,
      next_check_at: null,
    });
    const others = await readAttempts(tx, attempt.booking_id);
    // A hold is given up only when none of its orders can be paid any more.
    if (others.some(({ state }) => state === 'OPEN' || state === 'CREATING')) return;
    await changeBooking(tx, attempt.booking_id, 'paymentFailed', this.#deps.clock());
  }

  async #note(
    attempt: PaymentAttempt,
    kind: 'wrongAmount' | 'unknownResult',
    detail: Record<string, number | string>,
  ): Promise<void> {
    const { db, clock, log } = this.#deps;
    const { order_id: orderId, booking_id: bookingId } = attempt;
    await inTransaction(db, (tx) => insertDeskIssue(tx, { kind, bookingId, orderId, detail }, clock()));
    log.warn({ kind, ...detail }, 'payment needs attention');
  }
}
