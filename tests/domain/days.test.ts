import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourOf, isRealDay, todayAt } from '../../src/domain/guide/clock';
import {
  addDays,
  dayInVietNam,
  dateOfDay,
  dayOfDate,
  instantInVietNam,
  isDay,
  nightsBetween,
  nightsOf,
  readDay,
  showDay,
  staysOverlap,
  timeInVietNam,
} from '../../src/domain/days';

const anyDay = fc.integer({ min: 0, max: 80 * 365 }).map((days) => addDays('2020-01-01', days));

describe('a day', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-01-01', '1900-01-01', '2200-12-31'])('%s exists', (day) =>
    expect(isDay(day)).toBe(true),
  );
  it.each(['1899-12-31', '2201-01-01', '0001-01-01', '9999-12-31'])('%s is nobody’s', (day) =>
    expect(isDay(day)).toBe(false),
  );
  it.each(['2026-02-30', '2025-02-29', '2026-2-3', '2026-12-24T00:00:00-08:00', '', '20261120', 1732060800000, null])(
    '%s does not',
    (value) => expect(isDay(value)).toBe(false),
  );

  it('keeps its name through its date, whatever the zone of the machine', () => {
    fc.assert(fc.property(anyDay, (day) => dayOfDate(dateOfDay(day)) === day));
  });

  it.each(['2026-02-30', '2026', '2026-11', '2026-11-20T00:00:00Z', ' 2026-11-20', '11/20/2026', 'NaN-NaN-NaN', ''])(
    'is not reckoned from "%s"',
    (text) => {
      expect(() => addDays(text, 1)).toThrow(RangeError);
      expect(() => nightsBetween(text, '2026-11-20')).toThrow(RangeError);
      expect(() => nightsOf('2026-11-20', text)).toThrow(RangeError);
    },
  );

  it('is the same in every zone of the machine', () => {
    for (const zone of ['Asia/Ho_Chi_Minh', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env['TZ'] = zone;
      expect(nightsBetween('2026-12-24', '2026-12-26')).toBe(2);
      expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
      expect(showDay('2026-10-25')).toBe('25/10/2026');
    }
    delete process.env['TZ'];
  });

  it.each([
    ['25/12/2026', '2026-12-25'],
    [' 5/1/2026 ', '2026-01-05'],
    ['31/02/2026', null],
    ['3-12-2026', '2026-12-03'],
    ['03.12.2026', '2026-12-03'],
    ['1/12/26', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['2026-12-32', null],
    ['1/12/126', null],
    ['12/2026', null],
    ['', null],
  ])('typed as "%s" is %s', (typed, day) => expect(readDay(typed)).toBe(day));
});

describe('today', () => {
  it.each([
    ['2026-11-20T16:59:30Z', '2026-11-20'],
    ['2026-11-20T17:00:30Z', '2026-11-21'],
    ['2026-12-31T17:00:00Z', '2027-01-01'],
  ])('at %s is %s in Viet Nam', (instant, day) => expect(dayInVietNam(Date.parse(instant))).toBe(day));

  it('begins when clocks in Viet Nam show midnight', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const midnight = instantInVietNam(day, '00:00');
        return dayInVietNam(midnight) === day && dayInVietNam(midnight - 1) === addDays(day, -1);
      }),
    );
  });

  it('has its check-in hour', () => {
    expect(new Date(instantInVietNam('2026-11-20', '14:00')).toISOString()).toBe('2026-11-20T07:00:00.000Z');
    expect(new Date(instantInVietNam('2026-11-20', '9:30')).toISOString()).toBe('2026-11-20T02:30:00.000Z');
  });
});

it('is the same day and hour in the guide, which reckons them without date-fns', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) }), (instant) => {
      expect([todayAt(instant), hourOf(instant)]).toEqual([dayInVietNam(instant), timeInVietNam(instant)]);
    }),
  );
  for (const day of ['2026-02-28', '2026-02-29', '2024-02-29', '2026-02-30', '2026-13-01', '2026-04-31']) {
    expect(isRealDay(day)).toBe(isDay(day));
  }
});

describe('a stay', () => {
  it('is half-open: its last night begins on the day before check-out', () => {
    expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(nightsOf('2026-12-30', '2026-12-30')).toEqual([]);
    expect(nightsOf('2026-12-30', '2026-12-28')).toEqual([]);
  });

  // Allen's thirteen relations of [10, 14) with another stay; only before, meets, met-by and after are free.
  it.each([
    ['before', '05', '08', false],
    ['meets', '05', '10', false],
    ['overlaps', '08', '12', true],
    ['finished-by', '08', '14', true],
    ['contains', '08', '16', true],
    ['starts', '10', '12', true],
    ['equals', '10', '14', true],
    ['started-by', '10', '16', true],
    ['during', '11', '13', true],
    ['finishes', '12', '14', true],
    ['overlapped-by', '12', '16', true],
    ['met-by', '14', '16', false],
    ['after', '16', '18', false],
  ])('%s: shares a night is %#', (_relation, from, to, shared) => {
    const stay = { checkIn: '2026-12-10', checkOut: '2026-12-14' };
    expect(staysOverlap({ checkIn: `2026-12-${from}`, checkOut: `2026-12-${to}` }, stay)).toBe(shared);
    expect(
      nightsOf(`2026-12-${from}`, `2026-12-${to}`).some((night) =>
        nightsOf('2026-12-10', '2026-12-14').includes(night),
      ),
    ).toBe(shared);
  });
});
