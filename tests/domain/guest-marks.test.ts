import { describe, expect, it } from 'vitest';
import { canUnmark, markProblem, type MarkedBooking, presenceOn } from '../../src/domain/bookings/guest-marks';

const STAY: MarkedBooking = {
  status: 'CONFIRMED',
  checkIn: '2026-11-20',
  checkOut: '2026-11-22',
  arrived: false,
  left: false,
};
const HERE = { ...STAY, arrived: true };

describe('a guest is marked beside the status of the booking', () => {
  it.each([
    ['arrives on the first day', 'arrived', STAY, '2026-11-20', null],
    ['arrives late, up to the last morning', 'arrived', STAY, '2026-11-22', null],
    ['does not arrive before the first day', 'arrived', STAY, '2026-11-19', 'tooEarly'],
    ['does not arrive after the last', 'arrived', STAY, '2026-11-23', 'over'],
    ['arrives while reception has yet to confirm', 'arrived', { ...STAY, status: 'PENDING' }, '2026-11-20', null],
    ['does not arrive on an unpaid hold', 'arrived', { ...STAY, status: 'HOLD' }, '2026-11-20', 'over'],
    ['does not arrive on what was cancelled', 'arrived', { ...STAY, status: 'CANCELLED' }, '2026-11-20', 'over'],
    ['does not arrive on what has lapsed', 'arrived', { ...STAY, status: 'LAPSED' }, '2026-11-20', 'over'],
    ['does not arrive after having left', 'arrived', { ...STAY, left: true }, '2026-11-21', 'over'],
    ['leaves although nobody saw them come', 'left', STAY, '2026-11-22', null],
    ['leaves late', 'left', HERE, '2026-11-25', null],
    [
      'leaves although the booking was cancelled meanwhile',
      'left',
      { ...HERE, status: 'CANCELLED' },
      '2026-11-21',
      null,
    ],
    ['does not leave before the first day', 'left', STAY, '2026-11-19', 'tooEarly'],
    [
      'does not leave what was cancelled before anybody came',
      'left',
      { ...STAY, status: 'CANCELLED' },
      '2026-11-20',
      'over',
    ],
  ] as const)('%s', (_rule, mark, booking, today, problem) => {
    expect(markProblem(mark, booking, today)).toBe(problem);
  });

  it('takes back the last mark, and an arrival only while the guest has not left', () => {
    expect(canUnmark('arrived', HERE)).toBe(true);
    expect(canUnmark('arrived', { ...HERE, left: true })).toBe(false);
    expect(canUnmark('left', { ...HERE, left: true })).toBe(true);
    expect(canUnmark('left', HERE)).toBe(false);
  });
});

describe('where a guest is', () => {
  const stay = { checkIn: '2026-11-20', checkOut: '2026-11-23', arrived: false, left: false };
  it.each([
    ['on the first day without a mark: still to come', {}, '2026-11-20', 'coming'],
    ['the day after without a mark: still to come, people arrive after midnight', {}, '2026-11-21', 'coming'],
    ['later without a mark: taken to have come', {}, '2026-11-22', 'here'],
    ['on the day of departure without a mark: not in the house any more', {}, '2026-11-23', 'coming'],
    ['who has come is here', { arrived: true }, '2026-11-20', 'here'],
    ['who has come and stays too long is here', { arrived: true }, '2026-11-24', 'here'],
    ['who has left has left, also early', { arrived: true, left: true }, '2026-11-21', 'left'],
    ['who has left without anybody having seen them come has left', { left: true }, '2026-11-23', 'left'],
  ])('%s', (_rule, marks, today, expected) => {
    expect(presenceOn({ ...stay, ...marks }, today)).toBe(expected);
  });
});
