import { describe, expect, it } from 'vitest';
import { type DoorFilter, doorsOf, namedDoors, type PrintDoor } from '../../../src/domain/print/chosen-doors';

const door = (apartment: string, floor: number, card = false): PrintDoor => ({
  apartment,
  tower: apartment.slice(0, 1),
  floor,
  card,
});
const DOORS = [door('A901', 9, true), door('A1001', 10), door('B901', 9), door('B902', 9), door('B905', 9)];
const codes = (doors: readonly PrintDoor[]): string => doors.map(({ apartment }) => apartment).join(' ');

describe('ticked doors', () => {
  it.each<[Partial<DoorFilter>, string]>([
    [{}, 'A901 A1001 B901 B902 B905'],
    [{ towers: ['B'] }, 'B901 B902 B905'],
    [{ floors: [9] }, 'A901 B901 B902 B905'],
    [{ towers: ['A'], floors: [10] }, 'A1001'],
    [{ kinds: ['card'] }, 'A901'],
    [{ kinds: ['card', 'code'], floors: [9, 10] }, 'A901 A1001 B901 B902 B905'],
    [{ towers: ['B'], kinds: ['card'] }, ''],
  ])('%o are %s', (ticked, expected) => {
    expect(codes(doorsOf(DOORS, { towers: [], floors: [], kinds: [], ...ticked }))).toBe(expected);
  });
});

describe('a typed list', () => {
  it.each([
    ['', '', ''],
    ['B902', 'B902', ''],
    [' b902 ,B901;a901', 'A901 B901 B902', ''],
    ['B901-B905', 'B901 B902 B905', ''],
    ['B905 – B901', 'B901 B902 B905', ''],
    ['B902 B902 B901-B902', 'B901 B902', ''],
    ['B999 B902', 'B902', 'B999'],
    ['B901-B999', '', 'B901-B999'],
    ['A901-B901-B902', '', 'A901-B901-B902'],
    ['-B902', '', '-B902'],
  ])('"%s" names "%s" and does not know "%s"', (typed, expected, unknown) => {
    const named = namedDoors(DOORS, typed);
    expect([codes(named.doors), named.unknown.join(' ')]).toEqual([expected, unknown]);
  });
});
