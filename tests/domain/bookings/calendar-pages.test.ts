import { expect, it } from 'vitest';
import { calendarPages, pagesByType, ROOMS_ON_PAGE } from '../../../src/domain/bookings/calendar-pages';

const typesOf = (...counts: number[]) => counts.map((of, index) => ({ roomId: index + 1, of }));

it.each([
  ['a house without rooms', [], [{ roomIds: [], slots: null }]],
  ['a house that fits', [24, 36], [{ roomIds: [1, 2], slots: null }]],
  [
    'types that fill a page and one more',
    [40, 20, 1],
    [
      { roomIds: [1, 2], slots: null },
      { roomIds: [3], slots: null },
    ],
  ],
  [
    'a type that has pages of its own',
    [10, 130, 5],
    [
      { roomIds: [1], slots: null },
      { roomIds: [2], slots: { from: 0, until: 60 } },
      { roomIds: [2], slots: { from: 60, until: 120 } },
      { roomIds: [2], slots: { from: 120, until: 130 } },
      { roomIds: [3], slots: null },
    ],
  ],
])('parts %s into pages', (_name, counts, pages) => {
  expect(ROOMS_ON_PAGE).toBe(60);
  expect(calendarPages(typesOf(...counts))).toEqual(pages);
});

it('says on which pages a room type is', () => {
  const pages = calendarPages(typesOf(10, 130, 5));
  expect([...pagesByType(pages)]).toEqual([
    [1, [1]],
    [2, [2, 3, 4]],
    [3, [5]],
  ]);
});
