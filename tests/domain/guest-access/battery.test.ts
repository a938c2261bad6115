import { expect, it } from 'vitest';
import { batteryDue } from '../../../src/domain/guest-access/battery';

it.each([
  ['2025-11-20', 12, '2026-11-20'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('a battery of %s is due after %i months on %s', (changedOn, months, due) => {
  expect(batteryDue(changedOn, months)).toBe(due);
});
