import { describe, expect, it } from 'vitest';
import {
  canCheckOut,
  canPick,
  nightsIn,
  NO_NIGHTS,
  pickDay,
  rangeProblem,
  setRange,
} from '../../../src/domain/bookings/night-range';

const calendar = { minDay: '2026-11-20', taken: new Set(['2026-11-25', '2026-12-05', '2026-12-06']) };
const from = (checkIn: string | null, checkOut: string | null = null) => ({ checkIn, checkOut });

describe('a stay is picked by night', () => {
  it('takes the first tap as arrival and the second as departure', () => {
    const first = pickDay(NO_NIGHTS, '2026-11-27', calendar);
    expect(first).toEqual({ range: from('2026-11-27'), problem: null });
    expect(pickDay(first.range, '2026-11-30', calendar)).toEqual({
      range: from('2026-11-27', '2026-11-30'),
      problem: null,
    });
  });

  it('lets a stay end on a day whose own night is taken, and begin on the day another guest leaves', () => {
    expect(canPick('2026-11-25', NO_NIGHTS, calendar)).toBe(false);
    expect(canPick('2026-11-25', from('2026-11-24'), calendar)).toBe(true);
    expect(pickDay(from('2026-11-24'), '2026-11-25', calendar)).toEqual({
      range: from('2026-11-24', '2026-11-25'),
      problem: null,
    });
    expect(canPick('2026-11-26', NO_NIGHTS, calendar)).toBe(true);
  });

  it('never spans a taken night: a tap beyond it begins anew there and says why', () => {
    expect(canCheckOut('2026-11-24', '2026-11-26', calendar)).toBe(false);
    expect(pickDay(from('2026-11-24'), '2026-11-28', calendar)).toEqual({
      range: from('2026-11-28'),
      problem: 'nightTaken',
    });
  });

  it('does nothing for a taken night that no stay can end on', () => {
    expect(pickDay(from('2026-11-24'), '2026-12-05', calendar)).toEqual({
      range: from('2026-11-24'),
      problem: 'nightTaken',
    });
    expect(canPick('2026-12-06', from('2026-11-24'), calendar)).toBe(false);
  });

  it('answers the day of arrival tapped again with the rule that it breaks, and leaves the end empty', () => {
    expect(pickDay(from('2026-11-27'), '2026-11-27', calendar)).toEqual({
      range: from('2026-11-27'),
      problem: 'checkOutNotAfterCheckIn',
    });
  });

  it('begins anew after a whole stay and for a day before the arrival', () => {
    expect(pickDay(from('2026-11-27', '2026-11-30'), '2026-11-28', calendar).range).toEqual(from('2026-11-28'));
    expect(pickDay(from('2026-11-27'), '2026-11-22', calendar).range).toEqual(from('2026-11-22'));
  });

  it('offers no day before the first and none beyond 540 days', () => {
    expect(canPick('2026-11-19', NO_NIGHTS, calendar)).toBe(false);
    expect(canPick('2026-11-20', NO_NIGHTS, calendar)).toBe(true);
    expect(canPick('2028-05-12', NO_NIGHTS, calendar)).toBe(true);
    expect(canPick('2028-05-13', NO_NIGHTS, calendar)).toBe(false);
    expect(canPick('2028-05-13', from('2028-05-12'), calendar)).toBe(true);
    expect(canPick('2028-05-14', from('2028-05-12'), calendar)).toBe(false);
  });

  it('keeps the arrival when 91 nights are asked for', () => {
    expect(pickDay(from('2027-01-01'), '2027-04-02', calendar)).toEqual({
      range: from('2027-01-01'),
      problem: 'tooLong',
    });
    expect(pickDay(from('2027-01-01'), '2027-04-01', calendar).problem).toBeNull();
  });
});

describe('typed days', () => {
  it.each([
    ['2026-11-27', '2026-11-27', 'checkOutNotAfterCheckIn'],
    ['2026-11-27', '2026-11-26', 'checkOutNotAfterCheckIn'],
    ['2026-11-24', '2026-11-27', 'nightTaken'],
    ['2027-01-01', '2027-04-02', 'tooLong'],
    ['2028-05-12', '2028-05-14', 'tooFarAhead'],
  ] as const)('%s to %s: the end is cleared, %s', (checkIn, checkOut, problem) => {
    expect(setRange(from(checkIn, checkOut), calendar)).toEqual({ range: from(checkIn), problem });
  });

  it('clears an arrival in the past or on a taken night', () => {
    expect(setRange(from('2026-11-19', '2026-11-22'), calendar)).toEqual({ range: NO_NIGHTS, problem: 'checkInPast' });
    expect(setRange(from('2026-11-25'), calendar)).toEqual({ range: NO_NIGHTS, problem: 'nightTaken' });
  });

  it('takes a whole free stay and half a one as they are', () => {
    expect(setRange(from('2026-11-26', '2026-12-05'), calendar).problem).toBeNull();
    expect(setRange(from('2026-11-26'), calendar)).toEqual({ range: from('2026-11-26'), problem: null });
  });
});

it('counts the nights of a whole stay only', () => {
  expect(nightsIn(from('2026-12-24', '2026-12-26'))).toBe(2);
  expect(nightsIn(from('2026-12-24'))).toBe(0);
  expect(rangeProblem(from('2026-12-24'), calendar)).toBeNull();
});
