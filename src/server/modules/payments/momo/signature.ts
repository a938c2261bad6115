import { createHmac, timingSafeEqual } from 'node:crypto';

/** Fields of a notification, and of the wallet's redirect (facts 4.1). */
export interface MomoNotice {
  partnerCode: string;
  orderId: string;
  requestId: string;
  amount: number;
  orderInfo: string;
  orderType: string;
  transId: number;
  resultCode: number;
  message: string;
  payType: string;
  responseTime: number;
  extraData: string;
  signature: string;
}

/** Keys that each message is signed over, besides accessKey; the raw text has them from a to z. */
const SIGNED = {
  create: [
    'amount',
    'extraData',
    'ipnUrl',
    'orderId',
    'orderInfo',
    'partnerCode',
    'redirectUrl',
    'requestId',
    'requestType',
  ],
  notice: [
    'amount',
    'extraData',
    'message',
    'orderId',
    'orderInfo',
    'orderType',
    'partnerCode',
    'payType',
    'requestId',
    'responseTime',
    'resultCode',
    'transId',
  ],
  query: ['orderId', 'partnerCode', 'requestId'],
  refund: ['amount', 'description', 'orderId', 'partnerCode', 'requestId', 'transId'],
} as const;
type SignedMessage = keyof typeof SIGNED;

interface MomoKeys {
  accessKey: string;
  secretKey: string;
}

/** HMAC-SHA256 in hex over `accessKey=…&amount=…`, values as they are. */
export function momoSignature(
  message: SignedMessage,
  values: Readonly<Record<string, string | number>>,
  { accessKey, secretKey }: MomoKeys,
): string {
  const pairs = SIGNED[message].map((key) => `${key}=${values[key] ?? ''}`);
  return createHmac('sha256', secretKey)
    .update([`accessKey=${accessKey}`, ...pairs].join('&'))
    .digest('hex');
}

/** Tells whether a signature is right; takes the same time wherever it differs. */
export function isSignedBy(
  message: SignedMessage,
  values: Readonly<Record<string, string | number>>,
  signature: string,
  keys: MomoKeys,
): boolean {
  const own = Buffer.from(momoSignature(message, values, keys));
  const given = Buffer.from(signature);
  // The length of a signature is no secret; comparing with itself keeps the time of a wrong length the same.
  const same = timingSafeEqual(own, given.length === own.length ? given : own);
  return same && given.length === own.length;
}
