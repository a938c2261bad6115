import { productLanguage } from '../../../domain/guide/guide-languages';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CashPayment, MomoPayment } from '../../../contract/payments/payments';
import { bookingPagePath } from '../../../contract/bookings/stay-address';
import { statusAt } from '../../../domain/bookings/booking';
import { showDay } from '../../../domain/days';
import { momoVerdict, nextMomoCheck } from '../../../domain/payments/momo';
import { walletRefusal } from '../../../domain/bookings/pricing';
import type { Momo } from './momo/gateway';
import { type Booking, lockBooking, updateBooking } from '../booking-records/store';
import {
  insertAttempt,
  readAttempt,
  readAttempts,
  updateAttempt,
  type AttemptChange,
  type PaymentAttempt,
} from '../money/attempts-store';
import { inTransaction } from '../../platform/db/transaction';
import type { Database, Db } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { answerInSteps, answerOnce } from '../../platform/db/replay';
import type { PaymentResults } from './results';

/** A process that asks the wallet says so again and again; one that died is silent after this long. */
const LEASE_MS = 5000;
const RENEW_MS = 2000;
/** Longest time that a call waits for another process that is asking for the same order. */
const WAIT_MS = 10_000;
const CHECK_EVERY_MS = 200;
/** Name of the order in the wallet. Without marks: wallets and bank statements show them garbled. */
const ORDER_INFO = { vi: 'Giu phong', en: 'Stay' } as const;

interface Deps {
  db: Database;
  clock: () => number;
  momo: Momo;
  results: PaymentResults;
  /** True where guests can pay by wallet. */
  walletOpen: boolean;
}

/** Addresses of the guest's browser, and of ours for the wallet. */
interface PaymentCaller {
  key: string | null;
  origin: string;
  ipnUrl: string;
}

/** The order of a hold; its link is still to be had unless the attempt has one. */
interface Start {
  attempt: PaymentAttempt;
  booking: Booking;
}

/** Payments: an order with the wallet for a hold, or a note that the guest pays on arrival. */
export class PaymentService {
  readonly #deps: Deps;
  /** Orders this process is asking the wallet for; who wants the same one waits for the same answer. */
  readonly #asking = new Map<string, Promise<string>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The wallet's page for a hold. One hold has one order that can be paid: a second call gets the link of the first.
   * The attempt is written down before the wallet is asked, so that no crash makes a second order.
   *
   * @returns `{payUrl}` as JSON
   * @throws AppError 404, 409 `holdEnded` or `priceChanged`, 422 `walletClosed` and wallet limits, 502 `momoNoLink` or `momoFailed`
   */
  async order(payment: MomoPayment, caller: PaymentCaller): Promise<string> {
    const { db, walletOpen } = this.#deps;
    if (!walletOpen) throw new AppError(422, 'walletClosed');
    const call = { route: 'payments-momo', key: caller.key, body: payment };
    return answerInSteps(
      this.#deps,
      call,
      (tx, now, isAgain) => this.#start(tx, payment, now, isAgain),
      async ({ attempt, booking }, keep) => {
        const json = JSON.stringify({ payUrl: attempt.pay_url ?? (await this.#linkOf(attempt, booking, caller)) });
        await inTransaction(db, (tx) => keep(tx, json));
        return json;
      },
    );
  }

  /** Notes that the guest pays on arrival. @returns `{bookingId, status}` as JSON */
  async cash(payment: CashPayment, key: string | null): Promise<string> {
    return answerOnce(this.#deps, { route: 'payments-cash', key, body: payment }, async (tx, now) => {
      const { id, status } = await this.#payable(tx, payment, ['PENDING', 'CONFIRMED'], now);
      if (status === 'PENDING') await updateBooking(tx, id, { payment_method: 'CASH' }, now);
      return JSON.stringify({ bookingId: id, status });
    });
  }

  async #start(tx: Db, payment: MomoPayment, now: number, isAgain: boolean): Promise<Start> {
    const booking = await this.#payable(tx, payment, ['HOLD'], now);
    const refusal = walletRefusal(booking.total);
    if (refusal) {
      throw new AppError(422, refusal === 'tooSmall' ? 'walletTooSmall' : 'walletTooLarge', { field: 'amount' });
    }
    const [latest] = (await readAttempts(tx, booking.id)).filter(({ state }) => state !== 'REFUSED');
    if ((latest?.state === 'OPEN' && latest.pay_url !== null) || latest?.state === 'CREATING') {
      return { attempt: latest, booking };
    }
    // The wallet knows an order that has no link any more: the call that lost it may not make another one by itself,
    // a fresh tap of the guest may.
    if (latest?.state === 'LOST' && isAgain) throw new AppError(502, 'momoNoLink');
    const attempt = newAttempt(booking, now);
    await insertAttempt(tx, attempt);
    return { attempt, booking };
  }

  /** The booking when it is as it must be to be paid for so much. */
  async #payable(
    tx: Db,
    { bookingId, amount }: CashPayment,
    statuses: readonly Booking['status'][],
    now: number,
  ): Promise<Booking> {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) throw new AppError(404, 'notFound', { field: 'bookingId' });
    const status = statusAt({ status: booking.status, endsAt: booking.ends_at }, now);
    if (!statuses.includes(status)) throw new AppError(409, 'holdEnded', { field: 'bookingId' });
    if (amount !== booking.total) {
      throw new AppError(409, 'priceChanged', { field: 'amount', more: { totalPrice: booking.total } });
    }
    return booking;
  }

  async #linkOf(attempt: PaymentAttempt, booking: Booking, caller: PaymentCaller): Promise<string> {
    const { db, clock } = this.#deps;
    const id = attempt.order_id;
    const until = Date.now() + WAIT_MS;
    while (Date.now() < until) {
      const asking = this.#asking.get(id);
      if (asking) return await withinWait(asking, until - Date.now());
      const now = await readAttempt(db, id);
      if (now?.state === 'OPEN' && now.pay_url !== null) return now.pay_url;
      if (now?.state !== 'CREATING') throw new AppError(502, 'momoNoLink');
      if (now.busy_until > clock()) {
        await sleep(CHECK_EVERY_MS);
        continue;
      }
      const lease = { state: 'CREATING', busy_until: now.busy_until } as const;
      if (await updateAttempt(db, id, { busy_until: clock() + LEASE_MS }, lease)) {
        const own = this.#asking.get(id) ?? this.#ask(now, booking, caller).finally(() => this.#asking.delete(id));
        this.#asking.set(id, own);
        return own;
      }
    }
    throw busy();
  }

  /** Asks the wallet, under a lease that others see. */
  async #ask(attempt: PaymentAttempt, booking: Booking, caller: PaymentCaller): Promise<string> {
    const { db, clock, momo } = this.#deps;
    const id = attempt.order_id;
    const renew = setInterval(() => {
      updateAttempt(db, id, { busy_until: clock() + LEASE_MS }, { state: 'CREATING' }).catch(() => undefined);
    }, RENEW_MS);
    const page = caller.origin + bookingPagePath(booking.id);
    try {
      const outcome = await momo.create({
        orderId: id,
        requestId: attempt.request_id,
        amount: attempt.amount,
        orderInfo: `${ORDER_INFO[productLanguage(booking.lang)]} ${showDay(booking.check_in)} - ${showDay(booking.check_out)}`,
        redirectUrl: page,
        ipnUrl: caller.ipnUrl,
        lang: productLanguage(booking.lang),
      });
      switch (outcome.kind) {
        case 'link':
          await this.#settle(id, { state: 'OPEN', pay_url: outcome.payUrl });
          return outcome.payUrl;
        case 'duplicate':
          return await this.#afterDuplicate(attempt, page);
        case 'noLink':
          await this.#settle(id, { state: 'LOST' });
          throw new AppError(502, 'momoNoLink');
        case 'refused':
          await this.#settle(id, { state: 'REFUSED', result_code: outcome.resultCode, next_check_at: null });
          throw new AppError(502, 'momoNoLink');
        case 'unsure':
          await this.#settle(id, {});
          throw new AppError(502, outcome.answered ? 'momoNoLink' : 'momoFailed');
      }
    } finally {
      clearInterval(renew);
    }
  }

  /** The wallet knew the order: an earlier call of ours reached it and its answer was lost. */
  async #afterDuplicate(attempt: PaymentAttempt, page: string): Promise<string> {
    const { momo, results } = this.#deps;
    const result = await momo.query(attempt.order_id, newId('Q'));
    if (result?.payUrl != null) {
      await this.#settle(attempt.order_id, { state: 'OPEN', pay_url: result.payUrl });
      return result.payUrl;
    }
    await this.#settle(attempt.order_id, result ? { state: 'LOST' } : {});
    if (result?.amount === attempt.amount) {
      await results.record(attempt, result);
      // Paid while we did not know: the guest's page says so.
      if (momoVerdict(result.resultCode) === 'paid') return page;
    }
    throw new AppError(502, result ? 'momoNoLink' : 'momoFailed');
  }

  /** Writes down how asking ended, unless a notification was faster. */
  async #settle(orderId: string, change: AttemptChange): Promise<void> {
    await updateAttempt(this.#deps.db, orderId, { ...change, busy_until: 0 }, { state: 'CREATING' });
  }
}

const busy = (): AppError => new AppError(409, 'conflict', { retryAfter: 2 });

/** The answer of a concurrent call, if it comes in time. */
function withinWait(asking: Promise<string>, ms: number): Promise<string> {
  return Promise.race([
    asking,
    sleep(Math.max(0, ms), undefined, { ref: false }).then(() => {
      throw busy();
    }),
  ]);
}

/** Letters and digits, as the wallet wants its ids; nothing about the booking can be read from it. */
export const newId = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`;

function newAttempt(booking: Booking, now: number): PaymentAttempt {
  // It stands in the guest's wallet, under the name of the house: no name of ours.
  const id = newId('BK');
  return {
    order_id: id,
    request_id: id,
    booking_id: booking.id,
    amount: booking.total,
    state: 'CREATING',
    pay_url: null,
    result_code: null,
    trans_id: null,
    busy_until: 0,
    checks: 0,
    next_check_at: nextMomoCheck(now, booking.ends_at, now),
    created_at: now,
  };
}
