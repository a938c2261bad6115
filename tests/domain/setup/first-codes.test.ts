import { expect, it } from 'vitest';
import { firstCodes } from '../../../src/domain/setup/first-codes';

it('gives each door a code of its own, and none that somebody tries first', () => {
  const numbers = [123_456, 111_111, 482_913, 482_913, 765_432, 7_000_042, 34];
  expect(firstCodes(2, () => numbers.shift() ?? 0)).toEqual(['482913#', '000042#']);
});
