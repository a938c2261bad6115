import { describe, expect, it } from 'vitest';
import { cardState, cardText, type ClosedDoor } from '../../../src/domain/stay-words/on-card';
import { closedBecause } from '../../../src/domain/stay-words/in-requests';
import { deskState } from '../../../src/domain/stay-words/at-desk';
import { IN_MAILS } from '../../../src/domain/stay-words/in-mails';
import { guestState, pageState } from '../../../src/domain/stay-words/of-booking';

const NOW = Date.parse('2026-11-27T05:00:00Z');
const HOUR = 3_600_000;
const iso = (ms: number): string => new Date(ms).toISOString();

describe('the card of a door that is closed', () => {
  it.each<[string, ClosedDoor, string, boolean, string]>([
    ['no door yet after the hour', { kind: 'preparing' }, '', false, 'choosing'],
    ['a door that is made ready', { kind: 'preparing' }, 'B902', false, 'preparing'],
    ['two days before', { kind: 'early', opensAt: 0, left: 48 * HOUR }, '', false, 'earlyDays'],
    ['two hours before', { kind: 'early', opensAt: 0, left: 2 * HOUR }, 'B902', false, 'earlyHours'],
    ['minutes before', { kind: 'early', opensAt: 0, left: 60_000 }, 'B902', false, 'earlyMinutes'],
    ['a stay that is over', { kind: 'ended', endedAt: 0 }, 'B902', false, 'ended'],
    ['a booking given up', { kind: 'ended', endedAt: 0 }, '', true, 'cancelled'],
  ])('is told of %s', (_, door, apartment, isCancelled, state) => {
    expect(cardState(door, apartment, isCancelled)).toBe(state);
  });

  it.each([
    ['offline', true, 'door.sealed.text'],
    ['offline', false, 'door.offline.text'],
    ['earlyHours', true, 'door.early.text'],
    ['choosing', true, 'door.soon'],
    ['ended', true, 'door.ended.text'],
    ['cancelled', true, null],
  ] as const)('%s, sealed %s, reads %s', (state, isSealed, text) => {
    expect(cardText(state, isSealed)).toBe(text);
  });
});

it.each([
  ['cancelled', { answer: { access: 'ended', cancelled: true } }],
  ['ended', { answer: { access: 'ended' } }],
  ['noKey', { hasKey: false }],
  ['noDoor', { apartment: '', refused: true }],
  ['over', { refused: true }],
  [null, {}],
] as const)('asking is closed because of %s', (because, change) => {
  const asking = { apartment: 'B902', answer: { access: 'open' }, hasKey: true, refused: false, ...change };
  expect(closedBecause(asking)).toBe(because);
});

describe('a booking that its guest looks at', () => {
  const booking = { status: 'CONFIRMED', checkOut: '2026-11-27', expiresAt: null } as const;
  it.each([
    ['CONFIRMED', booking],
    ['OVER', { ...booking, checkOut: '2026-11-26' }],
    ['OVER', { ...booking, review: {} }],
    ['NO_SHOW', { ...booking, checkOut: '2026-11-26', noShow: true }],
    ['CANCELLED', { ...booking, status: 'CANCELLED', checkOut: '2026-11-26' }],
    ['HOLD', { ...booking, status: 'HOLD', expiresAt: iso(NOW + 1) }],
    ['EXPIRED', { ...booking, status: 'HOLD', expiresAt: iso(NOW) }],
    ['PENDING', { ...booking, status: 'PENDING', expiresAt: iso(NOW + 1) }],
    ['LAPSED', { ...booking, status: 'PENDING', expiresAt: iso(NOW) }],
  ] as const)('is %s by the clock too', (state, of) => {
    expect(guestState(of, NOW)).toBe(state);
  });

  const facts = { policy: { name: 'onArrival' }, payment: { paid: 0, refundDue: 0 }, isAwaited: false } as const;
  it.each([
    ['HOLD', { isAwaited: true }, 'WAITING'],
    ['EXPIRED', { isAwaited: true }, 'EXPIRED'],
    ['PENDING', {}, 'PENDING'],
    ['PENDING', { policy: { name: 'prepaid' } }, 'PENDING_PREPAID'],
    ['CANCELLED', {}, 'CANCELLED_FREE'],
    ['CANCELLED', { payment: { paid: 9, refundDue: 0 } }, 'CANCELLED'],
    ['CANCELLED', { payment: { paid: 9, refundDue: 9 } }, 'CANCELLED_REFUND'],
  ] as const)('%s with %o is told as %s', (state, change, said) => {
    expect(pageState(state, { ...facts, ...change })).toBe(said);
  });
});

it.each([
  ['requested', { policy: 'onArrival' }, 'requested'],
  ['requested', { policy: 'prepaid' }, 'requestedPrepaid'],
  ['lapsed', { method: 'CASH' }, 'lapsedRequest'],
  ['lapsed', { method: 'MOMO' }, 'lapsed'],
  ['cancelled', { refundDue: 9 }, 'cancelledRefund'],
] as const)('the mail %s of %o begins with %s', (kind, change, said) => {
  expect(IN_MAILS[kind]({ policy: 'onArrival', refundDue: 0, ...change })).toBe(said);
});

it.each([
  ['here', '2026-11-20', 'HERE'],
  ['left', '2026-11-20', 'LEFT'],
  ['coming', '2026-11-27', 'DUE'],
  ['coming', '2026-11-26', 'LATE'],
  ['coming', '2026-11-28', 'CONFIRMED'],
])('the desk’s row of a guest who is %s since %s is %s', (presence, checkIn, state) => {
  const row = { status: 'CONFIRMED', presence, checkIn } as const;
  expect(deskState(row, '2026-11-27')).toBe(state);
});
