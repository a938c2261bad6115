import * as z from 'zod';
import { isMomoDuplicate } from '../../../../domain/payments/momo';
import type { Language } from '../../../../domain/languages';
import type { MomoConfig } from '../../../config';
import { isSignedBy, momoSignature } from './signature';
import { isAllowedPayUrl } from './pay-url';
import { readLimited } from '../../../platform/outgoing/read-limited';
import { within } from '../../../platform/outgoing/within';

/** The wallet's documents want at least 30 s for making an order. */
const CREATE_LIMIT_MS = 30_000;
const QUERY_LIMIT_MS = 5000;
const ANSWER_LIMIT_BYTES = 64 * 1024;
/** Maintenance, a conflict under way, an unknown error: whether there is an order now is not known. */
const UNSURE: readonly number[] = [10, 43, 99];

interface MomoOrder {
  orderId: string;
  requestId: string;
  /** VND. */
  amount: number;
  /** A line for the payer, without anything about a person. */
  orderInfo: string;
  redirectUrl: string;
  ipnUrl: string;
  lang: Language;
}

/**
 * - `link`: there is an order and this is its page
 * - `duplicate`: the order or request was known already
 * - `noLink`: there is an order and no page that a guest may be sent to
 * - `refused`: there is no order
 * - `unsure`: not known; `answered` when something that speaks the protocol said so
 */
type CreateOutcome =
  | { kind: 'link'; payUrl: string }
  | { kind: 'duplicate' }
  | { kind: 'noLink' }
  | { kind: 'refused'; resultCode: number }
  | { kind: 'unsure'; answered: boolean };

/** A notification whose signature is the wallet's; what it says is still to be compared with our order. */
export interface SignedNotice {
  partnerCode: string;
  orderId: string;
  requestId: string;
  /** VND; `NaN` when it came as anything but a number. */
  amount: number;
  resultCode: number;
  transId: string;
}

/** Answer of the wallet about an order; `null` when it did not answer, or not about this order. */
export interface QueryResult {
  resultCode: number;
  amount: number;
  transId: string;
  payUrl: string | null;
}

export interface Momo {
  readonly partnerCode: string;
  create(order: MomoOrder): Promise<CreateOutcome>;
  query(orderId: string, requestId: string): Promise<QueryResult | null>;
  /** The notice in this body, when it is whole and signed by the wallet; `null` otherwise. */
  readNotice(body: unknown): SignedNotice | null;
}

const createAnswer = z.object({ resultCode: z.int(), payUrl: z.string().optional() });
const queryAnswer = z.object({
  partnerCode: z.string(),
  orderId: z.string(),
  resultCode: z.int(),
  amount: z.number().default(0),
  transId: z.union([z.int(), z.string()]).default(0),
  payUrl: z.string().optional(),
});
/** Types are checked after the signature: a well-signed text with an odd amount is a case for reception. */
const noticeFields = z.object({
  partnerCode: z.string(),
  orderId: z.string(),
  requestId: z.string(),
  amount: z.union([z.number(), z.string()]),
  orderInfo: z.string(),
  orderType: z.string(),
  transId: z.union([z.number(), z.string()]),
  resultCode: z.number(),
  message: z.string(),
  payType: z.string(),
  responseTime: z.union([z.number(), z.string()]),
  extraData: z.string(),
  signature: z.string(),
});

/** The wallet's gateway (facts 4.1). Nothing here throws for what the other side does. */
export function momoGateway(account: MomoConfig): Momo {
  const { partnerCode } = account;

  const create = async (order: MomoOrder): Promise<CreateOutcome> => {
    const signed = { ...order, partnerCode, requestType: 'captureWallet', extraData: '' };
    const body = { ...signed, signature: momoSignature('create', signed, account) };
    const answer = createAnswer.safeParse(
      await call(`${account.endpoint}/create`, body, CREATE_LIMIT_MS).catch(() => null),
    );
    if (!answer.success) return { kind: 'unsure', answered: false };
    const { resultCode, payUrl } = answer.data;
    if (resultCode !== 0) {
      if (isMomoDuplicate(resultCode)) return { kind: 'duplicate' };
      return UNSURE.includes(resultCode) ? { kind: 'unsure', answered: true } : { kind: 'refused', resultCode };
    }
    const allowed = payUrl !== undefined && isAllowedPayUrl(payUrl, account.endpoint, order.redirectUrl);
    return allowed ? { kind: 'link', payUrl } : { kind: 'noLink' };
  };

  const query = async (orderId: string, requestId: string): Promise<QueryResult | null> => {
    const signed = { partnerCode, requestId, orderId };
    const body = { ...signed, lang: 'vi', signature: momoSignature('query', signed, account) };
    const answer = queryAnswer.safeParse(
      await call(`${account.endpoint}/query`, body, QUERY_LIMIT_MS).catch(() => null),
    );
    if (!answer.success || answer.data.orderId !== orderId || answer.data.partnerCode !== partnerCode) return null;
    const { resultCode, amount, transId, payUrl } = answer.data;
    const usable = payUrl !== undefined && isAllowedPayUrl(payUrl, account.endpoint, null);
    return { resultCode, amount, transId: String(transId), payUrl: usable ? payUrl : null };
  };

  const readNotice = (body: unknown): SignedNotice | null => {
    const notice = noticeFields.safeParse(body);
    if (!notice.success || !isSignedBy('notice', notice.data, notice.data.signature, account)) return null;
    const { orderId, requestId, amount, resultCode, transId } = notice.data;
    return {
      partnerCode: notice.data.partnerCode,
      orderId,
      requestId,
      amount: typeof amount === 'number' ? amount : NaN,
      resultCode,
      transId: String(transId),
    };
  };

  return { partnerCode, create, query, readNotice };
}

/** Throws when nothing came, too much, too late, or no JSON. */
function call(url: string, body: object, limitMs: number): Promise<unknown> {
  return within(limitMs, null, async (signal) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    return JSON.parse(await readLimited(answer, ANSWER_LIMIT_BYTES, signal)) as unknown;
  });
}
