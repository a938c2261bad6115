import { expect, it } from 'vitest';
import { compareDoors } from '../../../src/domain/guest-access/door-order';

it('puts doors in the order of their numbers, not of their letters', () => {
  expect(['B1001', 'A10', 'B902', 'A2', 'A1-12', 'A1-2'].sort(compareDoors)).toEqual([
    'A1-2',
    'A1-12',
    'A2',
    'A10',
    'B902',
    'B1001',
  ]);
});
