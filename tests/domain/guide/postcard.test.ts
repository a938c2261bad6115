import { describe, expect, it } from 'vitest';
import positions from '../../../public/plans/positions.json';
import { lastEvening } from '../../../src/domain/guide/postcard/last-evening';
import { lunarDay, moonName } from '../../../src/domain/guide/postcard/moon';
import { BAY_UNITS, windowOf } from '../../../src/domain/guide/postcard/window';

describe('the moon of an evening', () => {
  it.each([
    // First days of Vietnamese years, mid-autumn and Vu Lan by published calendars.
    ['2024-02-10', 1],
    ['2025-01-29', 1],
    ['2026-02-17', 1],
    ['2007-02-17', 1],
    ['2025-10-06', 15],
    ['2026-09-25', 15],
    ['2026-08-27', 15],
    ['2026-11-19', 11],
    ['2026-02-16', 29],
    ['2024-02-09', 30],
  ])('stands on %s at lunar day %i', (day, lunar) => {
    expect(lunarDay(day)).toBe(lunar);
  });

  it('has a name for each lunar day', () => {
    const names = Array.from({ length: 30 }, (_, day) => moonName(day + 1));
    expect([1, 2, 10, 11, 14, 15, 16, 29, 30].map((day) => names[day - 1])).toEqual([
      ...['none', 'young', 'young', 'growing', 'growing', 'full', 'waning', 'waning', 'none'],
    ]);
  });
});

describe('the last evening of a stay', () => {
  const stay = {
    validFrom: '2026-11-18T07:00:00.000Z',
    validUntil: '2026-11-20T05:00:00.000Z',
    access: 'ended' as const,
  };
  const after = Date.parse('2026-11-21T01:00:00Z');

  it('is the one before the day of leaving, by the clock of Viet Nam', () => {
    expect(lastEvening(stay, after)).toEqual({ evening: '2026-11-19', left: '2026-11-20' });
  });

  it.each([
    ['left late in the evening', { validUntil: '2026-11-20T14:30:00.000Z' }, '2026-11-20'],
    ['left before dawn', { validUntil: '2026-11-19T21:30:00.000Z' }, '2026-11-19'],
  ])('%s', (_, changes, evening) => {
    expect(lastEvening({ ...stay, ...changes }, after)?.evening).toBe(evening);
  });

  it('is none where nobody stayed a night here', () => {
    const cases = [
      { ...stay, cancelled: true },
      { ...stay, movedTo: 'B516' },
      { ...stay, movedTo: '' },
      { ...stay, validFrom: null },
      { ...stay, validUntil: null },
      { ...stay, validFrom: '2026-11-22T07:00:00.000Z', validUntil: '2026-11-24T05:00:00.000Z' },
    ];
    expect(cases.map((answer) => lastEvening(answer, after))).toEqual(cases.map(() => null));
  });

  it('ends when reception took the stay back before its last day', () => {
    const early = { ...stay, validUntil: '2026-11-25T05:00:00.000Z' };
    expect(lastEvening(early, after)).toEqual({ evening: '2026-11-20', left: '2026-11-21' });
  });
});

describe('the window of an apartment', () => {
  it('looks at the bay or the town as the plans draw the doors', () => {
    for (const tower of ['A', 'B'] as const) {
      const rows = Object.entries(positions[tower]);
      const nearShore = (unit: string): boolean => Number(unit) <= (BAY_UNITS[tower] ?? 0);
      const heights = (isNear: boolean): number[] =>
        rows.filter(([unit]) => nearShore(unit) === isNear).map(([, at]) => at[1] ?? 0);
      expect(Math.min(...heights(true)), tower).toBeGreaterThan(Math.max(...heights(false)));
    }
  });

  it.each([
    ['B902', 'B', true, { floor: 9, view: 'sea' }],
    ['B912', 'B', true, { floor: 9, view: 'town' }],
    ['A1808', 'A', true, { floor: 18, view: 'town' }],
    ['C305', null, true, { floor: 3, view: 'sea' }],
    ['B902', 'B', false, { floor: 9, view: 'town' }],
    ['1203', null, false, { floor: 12, view: 'town' }],
    ['GARDEN', null, false, { floor: null, view: 'town' }],
  ])('%s of tower %s, in the house by the bay: %s', (code, tower, isBay, shown) => {
    expect(windowOf(code, tower, isBay)).toEqual(shown);
  });
});
