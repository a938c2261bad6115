import { expect, it } from 'vitest';
import { byFloor } from '../../../src/features/setup/floors';

it('puts doors above each other as they stand, tower by tower, and those of no floor at the end', () => {
  const doors = ['B201', 'A201', 'A1102', 'A202', 'ASEN'].map((code) => ({ code, tower: code.slice(0, 1) }));
  expect(byFloor(doors).map(({ tower, floor, doors: those }) => [tower, floor, those.map(({ code }) => code)])).toEqual(
    [
      ['A', 11, ['A1102']],
      ['A', 2, ['A201', 'A202']],
      ['A', null, ['ASEN']],
      ['B', 2, ['B201']],
    ],
  );
});
