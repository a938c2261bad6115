import { describe, expect, it } from 'vitest';
import { picturesOfRooms } from '../../../src/domain/catalogue/room-pictures';

describe('the pictures of rooms', () => {
  it.each([
    ['borrow the home’s and do not begin as it does', ['a', 'b', 'c'], [[]], [['b', 'c', 'a']]],
    [
      'do not begin as another room',
      ['a', 'b', 'c'],
      [[], []],
      [
        ['b', 'c', 'a'],
        ['c', 'a', 'b'],
      ],
    ],
    [
      'nor as one that has its own',
      ['a', 'b', 'c'],
      [[], ['b', 'a']],
      [
        ['c', 'a', 'b'],
        ['b', 'a'],
      ],
    ],
    ['of their own are turned only where they begin as the home', ['a', 'b'], [['a', 'x'], ['y']], [['x', 'a'], ['y']]],
    ['are what there is', ['a'], [[], ['a']], [['a'], ['a']]],
    ['of a home without any are none', [], [[]], [[]]],
  ])('%s', (_, home, rooms, shown) => expect(picturesOfRooms(home, rooms)).toEqual(shown));
});
