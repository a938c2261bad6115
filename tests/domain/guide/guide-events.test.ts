import { describe, expect, it } from 'vitest';
import { lastDayOf, notOver } from '../../../src/domain/guide/events';

describe('events that are over', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['21/11/2026 – 23/11/2026', '2026-11-23'],
    ['21–23/11/2026', '2026-11-23'],
    ['23.11.2026, 19:00', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['30/02/2026', null],
    ['Thứ Sáu hằng tuần', null],
    ['', null],
    ['20:00–22:00', null],
  ])('"%s" ends on %s', (date, day) => {
    expect(lastDayOf(date)).toBe(day);
  });

  it('are left out the day after, and those without a day never', () => {
    const events = ['19/11/2026', '20/11/2026', '18–20/11/2026', 'Mỗi tối'].map((date) => ({ date }));
    expect(notOver(events, '2026-11-20').map(({ date }) => date)).toEqual(['20/11/2026', '18–20/11/2026', 'Mỗi tối']);
    expect(notOver(events, '2026-11-21').map(({ date }) => date)).toEqual(['Mỗi tối']);
  });
});
