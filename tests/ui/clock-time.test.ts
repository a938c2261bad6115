import { expect, it } from 'vitest';
import { clockTime } from '../../src/ui/clock-time';

it.each(['vi', 'en'])('an hour has 24 of them in %s, after noon and at midnight', (language) => {
  expect(clockTime(new Date(2026, 10, 24, 16, 5).getTime(), language)).toBe('16:05');
  expect(clockTime(new Date(2026, 10, 24, 0, 30).getTime(), language)).toBe('00:30');
});
