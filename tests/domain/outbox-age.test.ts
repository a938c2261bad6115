import { expect, it } from 'vitest';
import { goesByItself } from '../../src/domain/outbox-age';

const DAY = 24 * 3_600_000;
const NOW = Date.parse('2026-11-27T03:00:00Z');

it.each([
  ['written now', NOW, undefined, true],
  ['written 30 days ago', NOW - 30 * DAY, undefined, true],
  ['written a millisecond earlier', NOW - 30 * DAY - 1, undefined, false],
  ['written a year ago', NOW - 365 * DAY, undefined, false],
  ['written a year ago and wanted still', NOW - 365 * DAY, NOW - DAY, true],
  ['wanted still, more than 30 days ago', NOW - 365 * DAY, NOW - 31 * DAY, false],
  ['written by a clock that was ahead', NOW + 90 * DAY, undefined, true],
])('what was %s', (_name, createdAt, agreedAt, goes) => {
  expect(goesByItself({ createdAt, agreedAt }, NOW)).toBe(goes);
});
