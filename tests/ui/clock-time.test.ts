import { expect, it } from 'vitest';
import { clockTime } from '../../src/ui/clock-time';

it('an hour has 24 of them, after noon and at midnight', () => {
  expect(clockTime(new Date(2026, 10, 24, 16, 5).getTime())).toBe('16:05');
  expect(clockTime(new Date(2026, 10, 24, 0, 30).getTime())).toBe('00:30');
});
