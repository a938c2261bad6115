import { describe, expect, it } from 'vitest';
import type { OfferedDoor } from '../../../src/contract/bookings/door-choice';
import { firstFloor, floorsOf, nearestDoor, sideOf } from '../../../src/features/bookings/doors/door-places';

const door = (code: string, floor: number | null, free = true, side?: string): OfferedDoor => ({
  ...{ code, floor, free, tower: code.slice(0, 1) },
  ...(side !== undefined && { side }),
});
const DOORS = [
  door('B902', 9, true, 'bay'),
  door('B904', 9, true, 'bay'),
  door('B1001', 10, false),
  door('B513', 5, true, 'town'),
  door('B516', 5, true, 'bay'),
  door('A601', 6),
];
const codesOf = (floor: { doors: OfferedDoor[] } | null) => floor?.doors.map(({ code }) => code).join(' ');

describe('the floors of a type', () => {
  const floors = floorsOf(DOORS);
  it('stand tower by tower, the highest first', () => {
    expect(floors.map(({ tower, floor, free }) => `${tower}${floor}: ${free.length}`)).toEqual([
      ...['A6: 1', 'B10: 0', 'B9: 2', 'B5: 2'],
    ]);
  });

  it('begin with the chosen door’s, else with the most free doors, drawn ones before all', () => {
    expect(codesOf(firstFloor(floors, 'B1001', () => false))).toBe('B1001');
    expect(codesOf(firstFloor(floors, null, () => false))).toBe('B902 B904');
    expect(codesOf(firstFloor(floors, null, ({ floor }) => floor === 6 || floor === 10))).toBe('A601');
    expect(firstFloor([], null, () => true)).toBeNull();
  });

  it('look out on what all their free doors look out on', () => {
    expect(floors.map(sideOf)).toEqual([null, null, 'bay', null]);
  });
});

describe('a finger on the plan', () => {
  const doors = [
    { door: 'B902', at: [71, 226] as const },
    { door: 'B904', at: [132, 245] as const },
  ];
  it.each([
    ['means the door that it is on', [70, 220], 'B902'],
    ['means the nearest free one beside another', [110, 238], 'B904'],
    ['means none far from all of them', [300, 60], null],
  ] as const)('%s', (_case, point, code) => expect(nearestDoor(doors, point)).toBe(code));
});
