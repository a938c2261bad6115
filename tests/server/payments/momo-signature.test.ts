import { describe, expect, it } from 'vitest';
import { momoVerdict, nextMomoCheck } from '../../../src/domain/payments/momo';
import { isSignedBy, momoSignature } from '../../../src/server/modules/payments/momo/signature';
import { isAllowedPayUrl } from '../../../src/server/modules/payments/momo/pay-url';
import { MOMO_KEYS } from '../../support/stand-ins/momo';

/** Vectors computed independently with these keys. */
const CREATE = {
  amount: 2_100_000,
  extraData: '',
  ipnUrl: 'https://example.test/ipn',
  orderId: 'BK-1001-1',
  orderInfo: 'Thanh toan BK-1001',
  partnerCode: 'DUMMY',
  redirectUrl: 'https://example.test/return',
  requestId: 'BK-1001-1',
  requestType: 'captureWallet',
};
const NOTICE = {
  amount: 2_100_000,
  extraData: '',
  message: 'Successful.',
  orderId: 'BK-1001-1',
  orderInfo: 'Thanh toan BK-1001',
  orderType: 'momo_wallet',
  partnerCode: 'DUMMY',
  payType: 'qr',
  requestId: 'BK-1001-1',
  responseTime: 1_732_094_400_000,
  resultCode: 0,
  transId: 4_000_000_001,
};

describe('the wallet’s signatures', () => {
  it.each([
    ['create', CREATE, '28fc0cb0148d82d8e5b8b80e63b92a17982c4a19d5a537fb0d4fda5190398b86'],
    ['notice', NOTICE, '697eeb5968b14e41fd1da7c22e56436eedaf8a3b97236a3097b672e2a52128b3'],
    [
      'query',
      { orderId: 'BK-1001-1', partnerCode: 'DUMMY', requestId: 'Q-1' },
      '76b71700bb7e975fbfef2aa64bd9aa0a0827866744d8633c932df2d9bf99d79d',
    ],
  ] as const)('%s', (message, values, signature) => {
    expect(momoSignature(message, values, MOMO_KEYS)).toBe(signature);
    expect(isSignedBy(message, values, signature, MOMO_KEYS)).toBe(true);
    expect(isSignedBy(message, values, signature.toUpperCase(), MOMO_KEYS)).toBe(false);
    expect(isSignedBy(message, values, signature.slice(0, -1), MOMO_KEYS)).toBe(false);
    expect(isSignedBy(message, values, '', MOMO_KEYS)).toBe(false);
  });
});

describe('what a result code means', () => {
  it.each([
    [[0, 9000], 'paid'],
    [[1000, 7000, 7002, 8000], 'pending'],
    [[1001, 1002, 1003, 1004, 1005, 1006, 1007, 1017, 1026, 4001, 4100, 98, 99], 'failed'],
    [[10, 11, 12, 13, 20, 21, 22, 40, 41, 42, 43, -1, 1008, 5000], 'unknown'],
  ] as const)('%j: %s', (codes, verdict) => {
    expect(codes.map(momoVerdict)).toEqual(codes.map(() => verdict));
  });
});

it('asks about a silent order after 1, 5, 15 and 60 minutes, just before the hold ends, then daily for three days', () => {
  const asked: number[] = [];
  for (let now: number | null = 0; now !== null; now = nextMomoCheck(0, 600_000, now)) asked.push(now / 60_000);
  expect(asked.slice(1)).toEqual([1, 5, 595 / 60, 15, 60, 1440, 2880, 4320]);
});

const REAL = 'https://test-payment.momo.vn/v2/gateway/api';
describe('where a guest may be sent to pay', () => {
  it.each([
    ['https://test-payment.momo.vn/v2/gateway/pay?t=1', REAL, true],
    ['https://payment.momo.vn/pay', REAL, true],
    ['https://momo.vn/pay', REAL, true],
    ['https://evilmomo.vn/pay', REAL, false],
    ['https://momo.vn.evil.example/pay', REAL, false],
    ['https://momo.vn@evil.example/pay', REAL, false],
    ['http://payment.momo.vn/pay', REAL, false],
    ['javascript:alert(1)', REAL, false],
    ['//payment.momo.vn/pay', REAL, false],
    ['momo://pay', REAL, false],
    ['https://pay.shop.com.vn/x', 'https://api.shop.com.vn/v2/gateway/api', true],
    ['https://other.com.vn/x', 'https://api.shop.com.vn/v2/gateway/api', false],
    ['http://127.0.0.1:9/pay', 'http://127.0.0.1:5555/v2/gateway/api', true],
    ['http://hotel.example/sandbox/momo/pay/x', 'http://127.0.0.1:4173/sandbox/momo/v2/gateway/api', false],
    ['https://hotel.example/sandbox/momo/pay/x', 'http://127.0.0.1:4173/sandbox/momo/v2/gateway/api', true],
  ])('%s of %s: %s', (payUrl, endpoint, allowed) => {
    expect(isAllowedPayUrl(payUrl, endpoint, 'https://hotel.example/booking/x')).toBe(allowed);
  });
});
