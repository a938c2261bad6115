import { describe, expect, it } from 'vitest';
import { bodyOf, moveDoors, newRoom } from '../../../src/features/setup/room-values';

const doorsOf = (rooms: readonly { doors: readonly string[] }[]) => rooms.map(({ doors }) => doors);

describe('types of rooms as they are typed', () => {
  const rooms = [newRoom(['S201', 'S202', 'S301']), newRoom(['S302'])];

  it.each([
    [
      'a door is taken from the type that had it',
      1,
      ['S201'],
      [
        ['S202', 'S301'],
        ['S302', 'S201'],
      ],
    ],
    ['a tap on its own door leaves it without a type', 0, ['S201'], [['S202', 'S301'], ['S302']]],
    [
      'a floor that is half its own becomes all its own',
      1,
      ['S301', 'S302'],
      [
        ['S201', 'S202'],
        ['S301', 'S302'],
      ],
    ],
    ['a floor of its own is left', 0, ['S201', 'S202'], [['S301'], ['S302']]],
  ] as const)('%s', (_what, at, codes, doors) => {
    expect(doorsOf(moveDoors(rooms, at, codes))).toEqual(doors);
  });

  it('are sent as numbers; what is none is refused by its field, not taken for nothing', () => {
    const typed = { ...newRoom(['S201']), name: 'Áp mái', english: 'Attic', acreage: '32,5', price: 650_000 };
    const body = bodyOf([typed, newRoom([])]);
    expect(body.rooms[0]).toMatchObject({ name: { vi: 'Áp mái', en: 'Attic' }, acreage: 32.5, price: 650_000 });
    expect(body.rooms[1]?.name).toEqual({ vi: '' });
    expect(JSON.parse(JSON.stringify(body.rooms[1]))).toMatchObject({ acreage: null, price: null });
  });
});
