import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momoSignature, type MomoNotice } from '../../../src/server/modules/payments/momo/signature';
import { readOpenDeskIssues } from '../../../src/server/modules/attention/store';
import { NOTICE_URL, pay, payment, statusOf, tell } from '../../support/payments';
import { onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, stayHotel } from '../../support/stays';
import { MOMO_KEYS, sendJson, startMomo, type MomoStandIn, type RecordedOrder } from '../../support/stand-ins/momo';
import { table } from '../../support/table';

const hotel = stayHotel();
let momo: MomoStandIn;
beforeEach(async () => {
  momo = await startMomo();
});
afterEach(() => momo.close());

describe('what the wallet says and may not say', () => {
  const start = onSqlite();

  /** A hold with an order at the wallet. */
  const held = async (): Promise<{ server: TestServer; id: string; order: RecordedOrder }> => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf());
    expect((await pay(server, id)).statusCode).toBe(200);
    const [order] = momo.creates;
    if (!order) throw new Error('no order');
    return { server, id, order };
  };

  it('asks for an order with our price, nothing of the guest, and a right signature', async () => {
    const { order, id } = await held();
    const { signature, ...signedValues } = order;
    expect(order).toMatchObject({
      partnerCode: 'DUMMY',
      amount: 2_550_000,
      requestType: 'captureWallet',
      extraData: '',
      redirectUrl: expect.stringMatching(new RegExp(`/booking/${id}$`)) as string,
      ipnUrl: expect.stringMatching(/\/api\/payments\/momo\/ipn$/) as string,
    });
    expect(signature).toBe(momoSignature('create', signedValues, MOMO_KEYS));
    expect(JSON.stringify(order)).not.toMatch(/Hồng|0912 ?345|example\.vn/);
    expect(order.orderId).toMatch(/^[0-9a-zA-Z]+$/);
  });

  it.each([
    ['vi', 'Giu phong 24/12/2026 - 26/12/2026'],
    ['en', 'Stay 24/12/2026 - 26/12/2026'],
  ])('calls the order by its nights in the language of the booking, %s', async (lang, name) => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf({ lang }));
    expect((await pay(server, id)).statusCode).toBe(200);
    expect(momo.creates).toMatchObject([{ orderInfo: name, lang }]);
  });

  const forged: [string, (notice: MomoNotice) => unknown][] = [
    ['no signature', (notice) => ({ ...notice, signature: undefined })],
    ['an empty signature', (notice) => ({ ...notice, signature: '' })],
    ['an upper-case signature', (notice) => ({ ...notice, signature: notice.signature.toUpperCase() })],
    ['a cut signature', (notice) => ({ ...notice, signature: notice.signature.slice(0, 63) })],
    ['a list as signature', (notice) => ({ ...notice, signature: [notice.signature] })],
    [
      'a plain hash with the secret appended',
      (notice) => ({
        ...notice,
        signature: createHash('sha256')
          .update(`${JSON.stringify(notice)}DUMMYSECRETKEY`)
          .digest('hex'),
      }),
    ],
    [
      'another key',
      (notice) => ({
        ...notice,
        signature: momoSignature(
          'notice',
          { ...notice },
          { ...MOMO_KEYS, secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz' },
        ),
      }),
    ],
    [
      'a hash without the transaction',
      (notice) => ({ ...notice, signature: momoSignature('notice', { ...notice, transId: '' }, MOMO_KEYS) }),
    ],
    ...(
      [
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
      ] as const
    ).map((field): [string, (notice: MomoNotice) => unknown] => [
      `${field} changed after signing`,
      (notice) => ({ ...notice, [field]: typeof notice[field] === 'number' ? notice[field] + 1 : `${notice[field]}x` }),
    ]),
    ['a list', (notice) => [notice]],
    ['null', () => null],
  ];

  it('takes no forged notification: 400, an empty answer, nothing changed', async () => {
    const { server, id, order } = await held();
    const seen: Record<string, string> = {};
    for (const [name, forge] of forged) {
      const { statusCode, body } = await tell(server, forge(momo.notice(order)));
      seen[name] = `${statusCode}${body}`;
    }
    const raw = JSON.stringify(momo.notice(order));
    for (const [name, payload, type] of [
      ['a key twice', `${raw.slice(0, -1)},"resultCode":0}`, 'application/json'],
      ['a form', 'resultCode=0', 'application/x-www-form-urlencoded'],
      ['no type', raw.slice(0, 20), 'application/json'],
    ] as const) {
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: NOTICE_URL,
        payload,
        headers: { 'content-type': type },
      });
      seen[name] = `${statusCode}${body}`;
    }
    expect(Object.entries(seen).filter(([, answer]) => answer !== '400')).toEqual([]);
    expect((await server.app.inject(NOTICE_URL)).statusCode).toBeGreaterThanOrEqual(404);
    expect(await statusOf(server, id)).toBe('HOLD');
    expect(server.logs.join('')).not.toContain('DUMMYSECRETKEY');
    expect(server.logs.join('')).not.toContain(momo.notice(order).signature);
  });

  const wrong: [string, number, string, (standIn: MomoStandIn) => void][] = [
    ['500', 502, 'momoFailed', (one) => (one.onCreate = (_, reply) => void reply.writeHead(500).end('oops'))],
    ['an HTML page', 502, 'momoFailed', (one) => (one.onCreate = (_, reply) => void reply.end('<html>'))],
    ['a broken line', 502, 'momoFailed', (one) => (one.onCreate = (_, reply) => void reply.destroy())],
    [
      '10 MB',
      502,
      'momoFailed',
      (one) =>
        (one.onCreate = (_, reply) => void reply.end(JSON.stringify({ resultCode: 0, payUrl: 'x'.repeat(1e7) }))),
    ],
    ['an empty object', 502, 'momoFailed', (one) => (one.onCreate = (_, reply) => sendJson(reply, {}))],
    ['no link', 502, 'momoNoLink', (one) => (one.onCreate = (_, reply) => sendJson(reply, { resultCode: 0 }))],
    [
      'a script as link',
      502,
      'momoNoLink',
      (one) => (one.onCreate = (_, reply) => sendJson(reply, { resultCode: 0, payUrl: 'javascript:alert(1)' })),
    ],
    [
      'a foreign link',
      502,
      'momoNoLink',
      (one) => (one.onCreate = (_, reply) => sendJson(reply, { resultCode: 0, payUrl: 'https://evil.example/' })),
    ],
    ...[10, 13, 21, 22, 41, 43, 99].map((resultCode): [string, number, string, (standIn: MomoStandIn) => void] => [
      `code ${resultCode}`,
      502,
      'momoNoLink',
      (one) => (one.onCreate = (_, reply) => sendJson(reply, { resultCode, message: 'no' })),
    ]),
  ];
  table(wrong)(
    'when the wallet answers %s: %i %s, and the hold can be paid again',
    async (_case, status, code, answer) => {
      const server = await start({ hotel, env: momo.env });
      const id = await booked(server, bookingOf());
      const right = momo.onCreate;
      answer(momo);
      const failed = await pay(server, id);
      expect([failed.statusCode, failed.json<{ code: string }>().code]).toEqual([status, code]);
      expect(await statusOf(server, id)).toBe('HOLD');
      momo.onCreate = right;
      expect((await pay(server, id, 'pay-key-2')).statusCode).toBe(200);
    },
  );

  it('gives a silent wallet 30 s and no longer, then says so; the hold stays and the same order is asked for', async () => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf());
    const right = momo.onCreate;
    momo.onCreate = () => undefined; // the line stays open and nothing comes
    const asked: number[] = [];
    const real = globalThis.setTimeout;
    const limit = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => {
      if (ms !== 30_000) return real(run, ms);
      asked.push(ms);
      return real(run, 150);
    });
    try {
      const failed = await pay(server, id);
      expect([failed.statusCode, failed.json<{ code: string }>().code]).toEqual([502, 'momoFailed']);
    } finally {
      limit.mockRestore();
    }
    expect(asked).toEqual([30_000]);
    expect(await statusOf(server, id)).toBe('HOLD');
    momo.onCreate = right;
    expect((await pay(server, id)).statusCode).toBe(200);
    expect(momo.creates.map(({ orderId }) => orderId)).toEqual(Array(2).fill(momo.creates[0]?.orderId));
  });

  it('asks again under the same order number when nobody knows whether there is an order', async () => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf());
    const right = momo.onCreate;
    momo.onCreate = (_, reply) => void reply.destroy();
    await pay(server, id);
    momo.onCreate = right;
    expect((await pay(server, id)).statusCode).toBe(200);
    expect(momo.creates.map(({ orderId }) => orderId)).toEqual(Array(2).fill(momo.creates[0]?.orderId));
  });

  it('finds by a query that an order it lost the answer of is paid', async () => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf());
    momo.onCreate = (_, reply) => void reply.destroy();
    await pay(server, id);
    momo.onCreate = (_, reply) => sendJson(reply, { resultCode: 41 });
    momo.queryResult = 0;
    const answer = await pay(server, id);
    expect(answer.json<{ payUrl: string }>().payUrl).toMatch(new RegExp(`/booking/${id}$`));
    expect(await statusOf(server, id)).toBe('CONFIRMED');
    expect(new Set(momo.creates.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it('makes no second order by itself for a lost one; a fresh tap does, and being paid twice is noted', async () => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf());
    const right = momo.onCreate;
    momo.onCreate = (_, reply) => sendJson(reply, { resultCode: 41 });
    expect((await pay(server, id)).statusCode).toBe(502);
    momo.onCreate = right;
    expect((await pay(server, id)).json()).toMatchObject({ code: 'momoNoLink' });
    expect(momo.creates).toHaveLength(1);
    expect((await pay(server, id, 'pay-key-2')).statusCode).toBe(200);
    for (const order of momo.creates) await tell(server, momo.notice(order));
    expect(await statusOf(server, id)).toBe('CONFIRMED');
    expect(await readOpenDeskIssues(server.database.db)).toMatchObject([{ kind: 'paidTwice', bookingId: id }]);
  });

  it.each([
    ['another amount', (id: string) => payment(id, 1), 409, { code: 'priceChanged', totalPrice: 2_550_000 }],
    ['no such booking', () => payment('AAAAAAAAAAAAAAAAAAAAAA'), 404, { code: 'notFound' }],
    ['another method', (id: string) => ({ ...payment(id), paymentMethod: 'BANK' }), 422, { field: 'paymentMethod' }],
  ])('refuses %s without asking the wallet', async (_case, body, status, answer) => {
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf());
    const refused = await server.app.inject({ method: 'POST', url: '/api/payments/momo', payload: body(id) });
    expect(refused.statusCode).toBe(status);
    expect(refused.json()).toMatchObject(answer);
    expect(momo.creates).toHaveLength(0);
  });

  it.each([
    ['dearer than the wallet takes', { apartmentId: 3, roomId: 5, totalPrice: 120_000_000 }, 'walletTooLarge'],
    [
      'cheaper than the wallet takes',
      { apartmentId: 3, roomId: 6, totalPrice: 900, checkOut: '2026-12-25' },
      'walletTooSmall',
    ],
  ])('makes no hold for a stay %s, but a request for pay on site', async (_case, change, code) => {
    const server = await start({ hotel, env: momo.env });
    const refused = await book(server, bookingOf(change));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, code]);
    expect((await book(server, bookingOf({ ...change, status: 'PENDING' }))).statusCode).toBe(201);
  });
});
