import { expect, it } from 'vitest';
import { houseWork } from '../../../src/domain/desk/house-work';

it.each([
  ['coming', false, false, 'prepare'],
  ['coming', true, false, 'ready'],
  ['dirty', false, false, 'clean'],
  ['ready', true, false, 'ready'],
  ['inside', false, true, 'leaving'],
  ['inside', false, false, 'staying'],
  ['inside', true, false, 'staying'],
  ['overdue', false, false, 'leaving'],
  ['overdue', true, true, 'leaving'],
] as const)('a door %s, ready %s, left today %s: %s', (state, isReady, leavesToday, work) =>
  expect(houseWork({ state, isReady, leavesToday })).toBe(work),
);
