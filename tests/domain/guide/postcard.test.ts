import { describe, expect, it } from 'vitest';
import { lastEvening } from '../../../src/domain/guide/postcard/last-evening';
import { lunarDay, moonName } from '../../../src/domain/guide/postcard/moon';
import { outlookIn, windowOf } from '../../../src/domain/guide/postcard/window';

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
  const views = [
    ['A', '01–07', 'bay'],
    ['B', '01–10', 'sea'],
    ['B', '11-16', 'town'],
    ['', '03', 'sea'],
  ];
  it.each([
    ['B902', 'B', { floor: 9, view: 'sea' }],
    ['B912', null, { floor: 9, view: 'town' }],
    ['A1808', 'A', { floor: 18, view: null }],
    ['C305', null, { floor: 3, view: null }],
    ['1203', null, { floor: 12, view: 'sea' }],
    ['GARDEN', null, { floor: null, view: null }],
  ])('%s of tower %s looks out on what the house says of it', (code, tower, shown) => {
    expect(windowOf(code, tower, views)).toEqual(shown);
  });

  it('names no view in a house that says none', () => {
    expect(windowOf('B902', 'B')).toEqual({ floor: 9, view: null });
  });

  it.each([
    ['nhìn ra vịnh', 'bay'],
    ['Hướng biển Mỹ Khê', 'sea'],
    ['nhìn ra đồi và phố', 'town'],
    ['nhìn ra phố cổ'.normalize('NFD'), 'town'],
    ['nhìn vào sân trong', null],
  ])('"%s" speaks of %s', (text, outlook) => {
    expect(outlookIn(text)).toBe(outlook);
  });
});
