import { describe, expect, it } from 'vitest';
import { canUnmark, markProblem, type MarkedBooking, presenceOf } from '../../../src/domain/bookings/guest-marks';

const STAY: MarkedBooking = {
  status: 'CONFIRMED',
  checkIn: '2026-11-20',
  checkOut: '2026-11-22',
  arrived: false,
  left: false,
  noShow: false,
  isDue: true,
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
    ['does not leave amid nights that nobody saw begin', 'left', STAY, '2026-11-21', 'notArrived'],
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
    ['is given up on the evening of the first day', 'noShow', STAY, '2026-11-20', null],
    ['is given up on the last morning still', 'noShow', STAY, '2026-11-22', null],
    ['is not given up before the hour of check-in', 'noShow', { ...STAY, isDue: false }, '2026-11-20', 'tooEarly'],
    ['is not given up once here', 'noShow', HERE, '2026-11-21', 'over'],
    ['is not given up after having left', 'noShow', { ...STAY, left: true }, '2026-11-22', 'over'],
    [
      'is not given up unconfirmed: that lapses by itself',
      'noShow',
      { ...STAY, status: 'PENDING' },
      '2026-11-20',
      'over',
    ],
    ['is not given up when cancelled', 'noShow', { ...STAY, status: 'CANCELLED' }, '2026-11-20', 'over'],
    ['does not arrive while given up', 'arrived', { ...STAY, noShow: true }, '2026-11-20', 'over'],
    ['does not leave while given up', 'left', { ...STAY, noShow: true }, '2026-11-22', 'over'],
  ] as const)('%s', (_rule, mark, booking, today, problem) => {
    expect(markProblem(mark, booking, { day: today, date: today })).toBe(problem);
  });

  it('takes back the last mark, and an arrival only while the guest has not left', () => {
    const today = '2026-11-21';
    expect(canUnmark('arrived', HERE, today)).toBe(true);
    expect(canUnmark('arrived', { ...HERE, left: true }, today)).toBe(false);
    expect(canUnmark('left', { ...HERE, left: true }, today)).toBe(true);
    expect(canUnmark('left', HERE, today)).toBe(false);
  });

  it('takes a no-show back while there is a stay to come to', () => {
    const missed = { ...STAY, noShow: true };
    expect(canUnmark('noShow', missed, '2026-11-22')).toBe(true);
    expect(canUnmark('noShow', missed, '2026-11-23')).toBe(false);
    expect(canUnmark('noShow', { ...missed, status: 'CANCELLED' }, '2026-11-21')).toBe(false);
    expect(canUnmark('noShow', STAY, '2026-11-21')).toBe(false);
  });
});

describe('where a guest is', () => {
  const stay = { arrived: false, left: false, noShow: false };
  it.each([
    ['without a mark: still to come, however late', {}, 'coming'],
    ['who has come is here', { arrived: true }, 'here'],
    ['of whom it was noted has not come', { noShow: true }, 'noShow'],
    ['who has left has left', { arrived: true, left: true }, 'left'],
    ['who has left without anybody having seen them come has left', { left: true }, 'left'],
  ])('%s', (_rule, marks, expected) => {
    expect(presenceOf({ ...stay, ...marks })).toBe(expected);
  });
});

describe('the day of a guest who comes after midnight', () => {
  const when = { day: '2026-11-22', date: '2026-11-23' };
  it.each([
    ['arrives on the last night that is still running', 'arrived', STAY, null],
    ['comes before the calendar day of the arrival', 'arrived', { ...STAY, checkIn: '2026-11-24' }, 'tooEarly'],
    ['comes in the first hours of the day of arrival', 'arrived', { ...STAY, checkIn: '2026-11-23' }, null],
    ['is given up days after the stay', 'noShow', { ...STAY, checkOut: '2026-11-21' }, null],
    ['has been and gone without anybody having noted it', 'left', { ...STAY, checkOut: '2026-11-21' }, null],
  ] as const)('%s', (_rule, mark, booking, problem) => {
    expect(markProblem(mark, booking, when)).toBe(problem);
  });
});
