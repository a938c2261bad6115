import { expect, it } from 'vitest';
import { showDistance } from '../../../src/domain/catalogue/distances';

it('says a distance as people do', () => {
  expect([80, 999, 1000, 1250, 9960, 48_400].map((metres) => showDistance(metres, 'vi'))).toEqual([
    '80 m',
    '999 m',
    '1 km',
    '1,3 km',
    '10 km',
    '48 km',
  ]);
});
