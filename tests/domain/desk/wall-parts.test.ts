import { expect, it } from 'vitest';
import { partOf, wallParts } from '../../../src/domain/desk/wall-parts';

const doorsOf = (tower: string, floors: number, each: number) =>
  Array.from({ length: floors * each }, (_, at) => {
    const floor = 1 + Math.floor(at / each);
    return { tower, code: `${tower}${floor}${String(1 + (at % each)).padStart(2, '0')}` };
  });
const house = [...doorsOf('A', 30, 20), ...doorsOf('B', 2, 99), { tower: 'B', code: 'BEP' }];
const parts = wallParts(house);

it('a large house is divided into whole floors of a tower, the highest first', () => {
  expect(parts.map(({ tower, from, to, doors }) => [tower, from, to, doors.length])).toEqual([
    ['A', 25, 30, 120],
    ['A', 19, 24, 120],
    ['A', 13, 18, 120],
    ['A', 7, 12, 120],
    ['A', 1, 6, 120],
    ['B', 2, 2, 99],
    ['B', 1, 1, 99],
    ['B', null, null, 1],
  ]);
  expect(parts.flatMap(({ doors }) => doors)).toHaveLength(house.length);
});

it.each([
  [{ tower: null, floor: null }, 0],
  [{ tower: 'A', floor: 14 }, 2],
  [{ tower: 'B', floor: null }, 5],
  [{ tower: 'B', floor: 1 }, 6],
  [{ tower: 'B', floor: 0 }, 7],
  [{ tower: 'B', floor: 40 }, 5],
  [{ tower: 'Z', floor: 1 }, 0],
])('of %j the part shown is %i', (asked, part) => {
  expect(partOf(parts, asked)).toBe(part);
});
