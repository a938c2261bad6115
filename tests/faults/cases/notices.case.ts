import { createHash, createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { momoSignature, type MomoNotice } from '../../../src/server/modules/payments/momo/signature';
import { NOTICE_URL, pay, statusOf } from '../../support/payments';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';
import { MOMO_KEYS, startMomo, type MomoStandIn, type RecordedOrder } from '../../support/stand-ins/momo';
import { faultsIn } from '../engine';
import { figure, ms, percentile } from '../figures';

const SANDBOX_SECRET = 'K951B6PE1waDMi640xX08PD3vg6EkVlz';
const TIMED = 400;
/** Measured beside other work on one machine: the catalogue's 2 ms, and what the machine itself varies by. */
const APART_MS = 2;

let momo: MomoStandIn;
beforeEach(async () => {
  momo = await startMomo();
});
afterEach(() => momo.close());

type Forged = [name: string, payload: string, type?: string];

const SIGNED: readonly (keyof MomoNotice)[] = [
  ...(['amount', 'extraData', 'message', 'orderId', 'orderInfo', 'orderType'] as const),
  ...(['partnerCode', 'payType', 'requestId', 'responseTime', 'resultCode', 'transId'] as const),
];

/** Mutants of a right notice, none of which the wallet has sent. */
function forgeries(right: MomoNotice): Forged[] {
  const json = (value: unknown): string => JSON.stringify(value);
  const raw = json(right);
  const other = (changes: Partial<MomoNotice>): string => momoSignature('notice', { ...right, ...changes }, MOMO_KEYS);
  const flipped = right.signature.split('');
  const signatures: [string, unknown][] = [
    ['missing', undefined],
    ['empty', ''],
    ['upper case', right.signature.toUpperCase()],
    ['cut by one', right.signature.slice(0, -1)],
    ['with one more', `${right.signature}0`],
    ['with a blank', ` ${right.signature}`],
    ['a list', [right.signature]],
    ['an object', { toString: right.signature }],
    ['a number', 0],
    ['true', true],
    ['null', null],
    ['its last letter another', [...flipped.slice(0, -1), flipped.at(-1) === '0' ? '1' : '0'].join('')],
    ['its first letter another', [flipped[0] === '0' ? '1' : '0', ...flipped.slice(1)].join('')],
    [
      'sha256 with the secret behind',
      createHash('sha256')
        .update(raw + MOMO_KEYS.secretKey)
        .digest('hex'),
    ],
    ['the hash of nothing', createHmac('sha256', '').update('').digest('hex')],
    ['by the public sandbox key', momoSignature('notice', { ...right }, { ...MOMO_KEYS, secretKey: SANDBOX_SECRET })],
    ['without the transaction', other({ transId: '' as unknown as number })],
    ['of the refusal', other({ resultCode: 1006 })],
    ['of an order instead of a notice', momoSignature('create', { ...right }, MOMO_KEYS)],
    ['base64', Buffer.from(right.signature, 'hex').toString('base64')],
  ];
  const changed = SIGNED.flatMap((field): Forged[] => {
    const value = right[field];
    return typeof value === 'number'
      ? [
          [`${field} one more`, json({ ...right, [field]: value + 1 })],
          [`${field} one less`, json({ ...right, [field]: value - 1 })],
        ]
      : [[`${field} longer`, json({ ...right, [field]: `${value}x` })]];
  });
  const form = new URLSearchParams(Object.entries(right).map(([key, value]) => [key, String(value)])).toString();
  return [
    ...signatures.map(([name, signature]): Forged => [`signature ${name}`, json({ ...right, signature })]),
    ...changed,
    ['a key twice, the last one success', `${json({ ...right, resultCode: 1006 }).slice(0, -1)},"resultCode":0}`],
    ['a key twice, the first one success', `{"resultCode":0,${json({ ...right, resultCode: 1006 }).slice(1)}`],
    ['a form', form, 'application/x-www-form-urlencoded'],
    ['JSON said to be text', json({ ...right, signature: '' }), 'text/plain'],
    ['a list of one', json([right])],
    ['null', 'null'],
    ['nothing', ''],
    ['cut', raw.slice(0, -1)],
    ['with something behind', `${raw}x`],
    ['with a byte order mark', `\ufeff${raw}`],
    ['UTF-16', Buffer.from(raw, 'utf16le').toString('latin1')],
    ['a script', '<script>alert(1)</script>'],
  ];
}

const bring = ({ app }: TestServer, payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: NOTICE_URL, payload, headers: { 'content-type': type } });

onEveryEngine('a forged notice', (start) => {
  it('S-21: is never taken, says nothing, and takes as long wherever it is wrong', async () => {
    const server = await start({ hotel: stayHotel(), env: momo.env });
    const id = await booked(server, bookingOf());
    expect((await pay(server, id)).statusCode).toBe(200);
    const right = momo.notice(momo.creates[0] as RecordedOrder);
    const forged = forgeries(right);
    const wrong: string[] = [];
    let logged = 0;
    for (const [name, payload, type] of forged) {
      const before = server.logs.length;
      const { statusCode, body } = await bring(server, payload, type);
      if (statusCode !== 400 || body !== '') wrong.push(`${name}: ${statusCode} ${body}`);
      if ((await statusOf(server, id)) !== 'HOLD') wrong.push(`${name}: taken`);
      logged += server.logs.slice(before).filter((line) => line.includes('without a right signature')).length;
    }
    expect(logged).toBe(forged.length);
    for (const secret of [MOMO_KEYS.secretKey, right.signature]) expect(server.logs.join('')).not.toContain(secret);

    // By turns, so that both meet the same machine.
    const early = JSON.stringify({
      ...right,
      signature: `${right.signature[0] === '0' ? '1' : '0'}${right.signature.slice(1)}`,
    });
    const late = JSON.stringify({
      ...right,
      signature: `${right.signature.slice(0, -1)}${right.signature.endsWith('0') ? '1' : '0'}`,
    });
    const times: { early: number[]; late: number[] } = { early: [], late: [] };
    for (let turn = 0; turn < TIMED; turn += 1) {
      for (const [kind, payload] of [
        ['early', early],
        ['late', late],
      ] as const) {
        const began = performance.now();
        await bring(server, payload);
        times[kind].push(performance.now() - began);
      }
    }
    const apart = Math.abs(percentile(times.early, 0.5) - percentile(times.late, 0.5));

    // The right one still is.
    expect((await bring(server, JSON.stringify(right))).statusCode).toBe(204);
    expect(await statusOf(server, id)).toBe('CONFIRMED');
    figure(
      `${forged.length} kinds: ${wrong.length} accepted; wrong at the first or the last letter ${ms(apart)} apart (median of ${TIMED})`,
    );
    expect(wrong).toEqual([]);
    expect(await faultsIn(server)).toEqual([]);
    expect(apart).toBeLessThan(APART_MS);
  });
});
