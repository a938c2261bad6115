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
    ['A', 26, 30, 100],
    ['A', 21, 25, 100],
    ['A', 16, 20, 100],
    ['A', 11, 15, 100],
    ['A', 6, 10, 100],
    ['A', 1, 5, 100],
    ['B', 2, 2, 99],
    ['B', 1, 1, 99],
    ['B', null, null, 1],
  ]);
  expect(parts.flatMap(({ doors }) => doors)).toHaveLength(house.length);
});

it.each([
  [{ tower: null, floor: null }, 0],
  [{ tower: 'A', floor: 14 }, 3],
  [{ tower: 'B', floor: null }, 6],
  [{ tower: 'B', floor: 1 }, 7],
  [{ tower: 'B', floor: 0 }, 8],
  [{ tower: 'B', floor: 40 }, 6],
  [{ tower: 'Z', floor: 1 }, 0],
])('of %j the part shown is %i', (asked, part) => {
  expect(partOf(parts, asked)).toBe(part);
});
