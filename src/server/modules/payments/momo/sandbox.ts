import { createHmac, randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod';
import { SANDBOX_PATH } from '../../../../contract/page-addresses';
import type { Language } from '../../../../domain/languages';
import { WALLET_MAX, WALLET_MIN } from '../../../../domain/bookings/pricing';
import type { MomoConfig } from '../../../config';
import {
  insertSandboxOrder,
  readDueSandboxOrders,
  readSandboxOrder,
  updateSandboxOrder,
  type SandboxRow,
} from '../sandbox-store';
import type { Database } from '../../../platform/db/schema';
import type { Logger } from '../../../platform/logger';
import { isSignedBy, momoSignature, type MomoNotice } from './signature';

export const MOMO_SANDBOX_PATH = `${SANDBOX_PATH}/momo`;
export const SANDBOX_API = `${MOMO_SANDBOX_PATH}/v2/gateway/api`;
/** "Later" is later than any hold. */
export const PAY_LATER_MINUTES = 11;

const NOTICE_LIMIT_MS = 15_000;
const AT_ONCE = 20;
/** Pauses between tries of one notification, in ms; after the last it is given up, as a real wallet gives up. */
const NOTICE_PAUSES = [5000, 30_000, 120_000, 600_000];
/** The wallet's own codes. */
const CODE = { paid: 0, badFormat: 20, badAmount: 22, duplicate: 41, notFound: 42, waiting: 1000, refused: 1006 };
const BAD_SIGNATURE = 11;

const orderFields = z.object({
  partnerCode: z.string(),
  requestId: z.string().max(50),
  amount: z.int(),
  orderId: z
    .string()
    .max(200)
    .regex(/^[0-9a-zA-Z]([-_.]*[0-9a-zA-Z]+)*$/),
  orderInfo: z.string().max(255),
  redirectUrl: z.url({ protocol: /^https?$/ }),
  ipnUrl: z.url({ protocol: /^https?$/ }),
  requestType: z.literal('captureWallet'),
  extraData: z.string(),
  lang: z.enum(['vi', 'en']),
  signature: z.string(),
});
const queryFields = z.object({
  partnerCode: z.string(),
  requestId: z.string(),
  orderId: z.string(),
  signature: z.string(),
});
type OrderFields = z.infer<typeof orderFields>;

/** Facts of an order that the wallet's page shows. */
export interface SandboxOrder {
  pageKey: string;
  amount: number;
  orderInfo: string;
  lang: Language;
  redirectUrl: string;
  state: 'waiting' | 'later' | 'paid' | 'refused';
}

export type SandboxAction = 'pay' | 'refuse' | 'later' | 'close';

/** The sandbox wallet's merchant account: keys of this installation's own, the same in all its processes. */
export function sandboxAccount(secret: string, origin: () => string): MomoConfig {
  const key = (name: string): string => createHmac('sha256', secret).update(`sandbox wallet ${name}`).digest('hex');
  return {
    get endpoint() {
      return origin() + SANDBOX_API;
    },
    partnerCode: 'HIENSANDBOX',
    accessKey: key('access').slice(0, 16),
    secretKey: key('secret'),
  };
}

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  account: MomoConfig;
}

/**
 * The wallet's other side, for hotels that have no account yet: it speaks the real protocol over HTTP, keeps its orders
 * in the database, and tells the server by a signed notification like the real one.
 */
export class SandboxWallet {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** `POST …/create`. */
  async create(body: unknown): Promise<object> {
    const parsed = orderFields.safeParse(body);
    if (!parsed.success) return this.#answer({}, CODE.badFormat);
    const order = parsed.data;
    if (!isSignedBy('create', order, order.signature, this.#deps.account)) return this.#answer(order, BAD_SIGNATURE);
    if (order.amount < WALLET_MIN || order.amount > WALLET_MAX) return this.#answer(order, CODE.badAmount);
    const pageKey = randomBytes(16).toString('base64url');
    const isNew = await insertSandboxOrder(this.#deps.db, {
      order_id: order.orderId,
      request_id: order.requestId,
      page_key: pageKey,
      body: JSON.stringify(order),
      result_code: CODE.waiting,
      trans_id: randomInt(4_000_000_000, 5_000_000_000),
      settle_at: null,
      notify_at: null,
      tries: 0,
      created_at: this.#deps.clock(),
    });
    if (!isNew) return this.#answer(order, CODE.duplicate);
    // The page is where the merchant's own pages are: this server.
    const payUrl = `${new URL(order.redirectUrl).origin}${MOMO_SANDBOX_PATH}/pay/${pageKey}`;
    return { ...this.#answer(order, CODE.paid), payUrl, deeplink: payUrl, qrCodeUrl: '' };
  }

  /** `POST …/query`. */
  async query(body: unknown): Promise<object> {
    const parsed = queryFields.safeParse(body);
    if (!parsed.success) return this.#answer({}, CODE.badFormat);
    const asked = parsed.data;
    if (!isSignedBy('query', asked, asked.signature, this.#deps.account)) return this.#answer(asked, BAD_SIGNATURE);
    const row = await readSandboxOrder(this.#deps.db, 'order_id', asked.orderId);
    if (!row) return this.#answer(asked, CODE.notFound);
    const order = fieldsOf(row);
    return {
      ...this.#answer({ ...asked, amount: order.amount }, row.result_code),
      extraData: order.extraData,
      transId: row.trans_id,
      payType: 'webApp',
      refundTrans: [],
    };
  }

  /** The order behind a page; `null` when there is none. */
  async order(pageKey: string): Promise<SandboxOrder | null> {
    const row = await readSandboxOrder(this.#deps.db, 'page_key', pageKey);
    if (!row) return null;
    const { amount, orderInfo, lang, redirectUrl } = fieldsOf(row);
    const state =
      row.result_code === CODE.paid
        ? 'paid'
        : row.result_code === CODE.refused
          ? 'refused'
          : row.settle_at === null
            ? 'waiting'
            : 'later';
    return { pageKey, amount, orderInfo, lang, redirectUrl, state };
  }

  /**
   * Carries out what a person chooses on the wallet's page.
   *
   * @returns where the browser goes next; `null` when there is no such order
   */
  async act(pageKey: string, action: SandboxAction): Promise<string | null> {
    const { db, clock } = this.#deps;
    const row = await readSandboxOrder(db, 'page_key', pageKey);
    if (!row) return null;
    const { redirectUrl } = fieldsOf(row);
    if (action === 'close') return redirectUrl;
    if (action === 'later') {
      const settle = { settle_at: clock() + PAY_LATER_MINUTES * 60_000 };
      await updateSandboxOrder(db, row.order_id, settle, { result_code: CODE.waiting });
      return redirectUrl;
    }
    await this.#settle(row, action === 'pay' ? CODE.paid : CODE.refused);
    const settled = await readSandboxOrder(db, 'page_key', pageKey);
    if (!settled) return null;
    await this.#notify(settled);
    const url = new URL(redirectUrl);
    for (const [name, value] of Object.entries(this.#notice(settled))) url.searchParams.set(name, String(value));
    return url.href;
  }

  /** Pays what was to be paid by now and sends notifications that are due. */
  async run(): Promise<void> {
    const { db, clock } = this.#deps;
    for (const row of await readDueSandboxOrders(db, 'settle_at', clock(), AT_ONCE)) await this.#settle(row, CODE.paid);
    for (const row of await readDueSandboxOrders(db, 'notify_at', clock(), AT_ONCE)) await this.#notify(row);
  }

  /** An order is settled once: what was paid cannot be refused any more. */
  async #settle({ order_id: orderId }: SandboxRow, resultCode: number): Promise<void> {
    const settled = { result_code: resultCode, settle_at: null, notify_at: this.#deps.clock() };
    await updateSandboxOrder(this.#deps.db, orderId, settled, { result_code: CODE.waiting });
  }

  async #notify(row: SandboxRow): Promise<void> {
    const { db, clock, log } = this.#deps;
    if (row.notify_at === null) return;
    const pause = NOTICE_PAUSES[row.tries] ?? null;
    const next = { notify_at: pause === null ? null : clock() + pause, tries: row.tries + 1 };
    // Taken by setting the next try: another process leaves it alone.
    if (!(await updateSandboxOrder(db, row.order_id, next, { notify_at: row.notify_at }))) return;
    try {
      const answer = await fetch(fieldsOf(row).ipnUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=UTF-8' },
        body: JSON.stringify(this.#notice(row)),
        redirect: 'error',
        signal: AbortSignal.timeout(NOTICE_LIMIT_MS),
      });
      await answer.body?.cancel();
      if (answer.status === 204) await updateSandboxOrder(db, row.order_id, { notify_at: null }, {});
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : typeof error }, 'sandbox notification not delivered');
    }
  }

  #notice(row: SandboxRow): MomoNotice {
    const { partnerCode, orderId, requestId, amount, orderInfo, extraData } = fieldsOf(row);
    const notice = {
      partnerCode,
      orderId,
      requestId,
      amount,
      orderInfo,
      orderType: 'momo_wallet',
      transId: row.trans_id,
      resultCode: row.result_code,
      message: messageOf(row.result_code),
      payType: 'webApp',
      responseTime: this.#deps.clock(),
      extraData,
    };
    return { ...notice, signature: momoSignature('notice', notice, this.#deps.account) };
  }

  #answer(
    { orderId = '', requestId = '', amount = 0 }: { orderId?: string; requestId?: string; amount?: number },
    resultCode: number,
  ): Record<string, string | number> {
    return {
      partnerCode: this.#deps.account.partnerCode,
      orderId,
      requestId,
      amount,
      responseTime: this.#deps.clock(),
      message: messageOf(resultCode),
      resultCode,
    };
  }
}

const fieldsOf = (row: SandboxRow): OrderFields => JSON.parse(row.body) as OrderFields;

/** The wallet's messages are for logs; no screen shows them. */
function messageOf(resultCode: number): string {
  if (resultCode === CODE.paid) return 'Successful.';
  return resultCode === CODE.refused ? 'Transaction denied by user.' : `Result ${resultCode}.`;
}
