import { describe, expect, it } from 'vitest';
import { believedNext, isClockDoubted, mayForget } from '../../../src/domain/privacy/may-forget';

const NOW = Date.parse('2026-11-27T03:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('what the clock may end for good', () => {
  it.each([
    ['a server that ran a minute ago', NOW - 60_000, 2 * HOUR, true, false],
    ['one that slept through the night', NOW - DAY, 2 * HOUR, true, false],
    ['one that was off for a week', NOW - 7 * DAY, 2 * HOUR, true, false],
    ['one that was off for a week and a millisecond', NOW - 7 * DAY - 1, 2 * HOUR, false, true],
    ['a house that was closed for three months', NOW - 90 * DAY, 2 * HOUR, false, true],
    ['a clock that stands eleven years ahead', NOW - 4000 * DAY, 2 * HOUR, false, true],
    ['the same after months of running, when nobody has said anything', NOW - 4000 * DAY, 60 * DAY, false, true],
    ['the first hour after a start', NOW - 60_000, HOUR - 1, false, false],
    ['an hour after a start', NOW - 60_000, HOUR, true, false],
    ['a clock that stands behind', NOW + 90 * DAY, 2 * HOUR, true, false],
  ])('%s', (_name, believed, upMs, may, doubted) => {
    expect(mayForget({ now: NOW, believed, upMs })).toBe(may);
    expect(isClockDoubted({ now: NOW, believed })).toBe(doubted);
  });

  it.each([
    ['goes on with a running server', NOW - HOUR, 2 * HOUR, NOW],
    ['stands still while it is doubted', NOW - 8 * DAY, 2 * HOUR, NOW - 8 * DAY],
    ['stands still in the first hour', NOW - HOUR, HOUR - 1, NOW - HOUR],
    ['stands still while the clock is a little behind', NOW + DAY, 2 * HOUR, NOW + DAY],
    ['comes down when the clock has been put back from a time that never was', NOW + 8 * DAY, 2 * HOUR, NOW],
  ])('the time that is believed %s', (_name, believed, upMs, next) => {
    expect(believedNext({ now: NOW, believed, upMs })).toBe(next);
  });

  it('a quiet house with a running server is never asked, however long it is quiet', () => {
    let believed = NOW;
    for (let hours = 1; hours <= 24 * 365; hours += 1) {
      const facts = { now: NOW + hours * HOUR, believed, upMs: (hours + 1) * HOUR };
      expect(mayForget(facts)).toBe(true);
      believed = believedNext(facts);
    }
  });
});
