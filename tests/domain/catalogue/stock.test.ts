import { describe, expect, it } from 'vitest';
import { doorFault, stockOf } from '../../../src/domain/catalogue/stock';

describe('rooms of a type that can be sold', () => {
  it.each([
    ['are what was typed without doors', { stands: 1, typed: 5, before: 0, doors: 0, needed: 0 }, 5],
    ['are never more than its doors', { stands: 3, typed: 9, before: 3, doors: 3, needed: 1 }, 3],
    ['may be fewer than its doors', { stands: 3, typed: 2, before: 3, doors: 3, needed: 1 }, 2],
    ['are never fewer than are sold, by typing', { stands: 3, typed: 1, before: 0, doors: 0, needed: 2 }, null],
    ['stay where no door comes or goes', { stands: 2, typed: null, before: 3, doors: 3, needed: 2 }, 2],
    ['are its doors once it has some', { stands: 5, typed: null, before: 0, doors: 2, needed: 0 }, 2],
    ['are one more with one more door', { stands: 2, typed: null, before: 2, doors: 3, needed: 2 }, 3],
    ['are one fewer with one door fewer', { stands: 3, typed: null, before: 3, doors: 2, needed: 2 }, 2],
    ['are none when its last door is gone', { stands: 1, typed: null, before: 1, doors: 0, needed: 0 }, 0],
    ['are never fewer than are sold, by doors', { stands: 2, typed: null, before: 2, doors: 1, needed: 2 }, null],
    ['stay where nothing changes, fewer than its doors', { stands: 2, typed: 2, before: 3, doors: 3, needed: 0 }, 2],
    ['stay where nothing changes, more than its doors', { stands: 4, typed: 4, before: 2, doors: 2, needed: 0 }, 4],
    ['stay where nothing changes and more are sold', { stands: 2, typed: 2, before: 2, doors: 2, needed: 3 }, 2],
    ['keep one back when a door comes', { stands: 2, typed: null, before: 3, doors: 4, needed: 0 }, 3],
    ['keep all back when a door comes to none on sale', { stands: 0, typed: null, before: 2, doors: 3, needed: 0 }, 1],
    ['stay when the door goes that is kept back', { stands: 2, typed: null, before: 3, doors: 2, needed: 2 }, 2],
    ['fall to the doors where more stood', { stands: 4, typed: null, before: 3, doors: 2, needed: 0 }, 2],
    ['wait for doors given one by one', { stands: 9, typed: null, before: 0, doors: 1, needed: 4 }, 4],
  ])('%s', (_name, change, stock) => {
    expect(stockOf(change)).toBe(stock);
  });
});

describe('a door belongs to one room type', () => {
  const house = new Map<string, number | null>([
    ['A1', null],
    ['A2', 1],
    ['A3', 2],
  ]);
  it.each([
    ['a free door is given', [{ roomId: null, doors: ['A1'] }], null],
    ['its own stays', [{ roomId: 1, doors: ['A1', 'A2'] }], null],
    [
      'two types of an apartment change doors',
      [
        { roomId: 1, doors: ['A3'] },
        { roomId: 2, doors: ['A2'] },
      ],
      null,
    ],
    ['unknown', [{ roomId: 1, doors: ['Z9'] }], { at: 0, door: 'Z9', fault: 'unknown', owner: null }],
    [
      'twice',
      [
        { roomId: 1, doors: ['A1'] },
        { roomId: null, doors: ['A1'] },
      ],
      { at: 1, door: 'A1', fault: 'twice', owner: null },
    ],
    ['another’s', [{ roomId: 1, doors: ['A2', 'A3'] }], { at: 0, door: 'A3', fault: 'other', owner: 2 }],
    [
      'one that keeps its doors gives none up',
      [{ roomId: null, doors: ['A3'] }, { roomId: 2 }],
      { at: 0, door: 'A3', fault: 'other', owner: 2 },
    ],
  ])('%s', (_name, rooms, fault) => {
    expect(doorFault(rooms, house)).toEqual(fault);
  });
});
