import { describe, expect, it } from 'vitest';
import { type CalendarRow, laidInLanes, rowsOf, takenOnRows } from '../../../src/domain/bookings/calendar-rows';

const day = (number: number): string => `2026-12-${String(number).padStart(2, '0')}`;
const nights = (from: number, to: number) => ({ from: day(from), to: day(to) });
const slept = (door: string, from: number, to: number, slot = 0) => ({ door, slot, ...nights(from, to) });

interface Bar {
  id: string;
  roomId: number | null;
  from: string;
  to: string;
  doors?: ReturnType<typeof slept>[];
}
const bar = (
  id: string,
  roomId: number | null,
  from: number,
  to: number,
  ...doors: ReturnType<typeof slept>[]
): Bar => ({
  ...{ id, roomId },
  ...nights(from, to),
  ...(doors.length > 0 && { doors }),
});

const HOUSE = {
  types: [{ roomId: 1 }, { roomId: 2 }, { roomId: 3 }],
  doors: [
    { tower: 'A', roomId: 1, codes: ['A1', 'A2'] },
    { tower: 'B', roomId: 1, codes: ['B1'] },
    { tower: 'B', roomId: 2, codes: ['B2'] },
    { tower: 'B', roomId: null, codes: ['B9'] },
  ],
};
const ALL = { tower: null, roomId: null, isWanted: () => true };

/** A row in a line: its name, and who lies on its lanes from when to when. */
const shown = (row: CalendarRow<Bar>): string => {
  if (row.kind === 'head') return `${row.tower ?? '–'} ${row.roomId}:`;
  const lanes = row.lanes.map((own) =>
    own.map(({ bar: { id }, from, to }) => `${id} ${Number(from.slice(8))}–${Number(to.slice(8))}`).join(', '),
  );
  return [row.kind === 'door' ? row.door : `type ${row.roomId}`, ...lanes].join(' | ');
};
type Filter = Partial<Parameters<typeof rowsOf>[2]>;
const linesOf = (bars: Bar[], filter: Filter = {}): string[] => rowsOf(HOUSE, bars, { ...ALL, ...filter }).map(shown);
const EMPTY = ['A 1:', 'A1', 'A2', 'B 1:', 'B1', 'B 2:', 'B2', 'B null:', 'B9', '– 3:', 'type 3'];

describe('rows of the calendar', () => {
  it('are the doors by tower and type, and a line for a type without doors', () => {
    expect(linesOf([])).toEqual(EMPTY);
  });

  it.each([
    ['behind its door', [bar('k', 1, 3, 6, slept('A2', 3, 6))], { A2: 'A2 | k 3–6' }],
    [
      'behind two doors',
      [bar('k', 1, 3, 6, slept('A1', 3, 4), slept('B1', 4, 6))],
      { A1: 'A1 | k 3–4', B1: 'B1 | k 4–6' },
    ],
    ['without a booking', [bar('s', null, 3, 4, slept('B9', 3, 4))], { B9: 'B9 | s 3–4' }],
    [
      'of guests who share a door',
      [bar('k', 1, 3, 6, slept('A2', 3, 6)), bar('l', 1, 4, 5, slept('A2', 4, 5))],
      { A2: 'A2 | k 3–6 | l 4–5' },
    ],
    ['of a type without doors', [bar('c', 3, 3, 6), bar('d', 3, 6, 7)], { 'type 3': 'type 3 | c 3–6, d 6–7' }],
  ])('show nights %s', (_name, bars, changed: Record<string, string>) => {
    expect(linesOf(bars)).toEqual(EMPTY.map((line) => changed[line] ?? line));
  });

  it.each([
    ['no door yet', [bar('k', 1, 3, 6), bar('l', 1, 5, 8), bar('m', 1, 6, 7)], 'type 1 | k 3–6, m 6–7 | l 5–8'],
    ['no door for the first nights', [bar('k', 1, 3, 6, slept('A1', 5, 6))], 'type 1 | k 3–5'],
    ['a door that is in use no more', [bar('k', 1, 3, 6, slept('Z1', 3, 6))], 'type 1 | k 3–6'],
  ])('show nights with %s on one line of the type, before its first doors', (_name, bars, line) => {
    const lines = linesOf(bars);
    expect(lines.slice(0, 2)).toEqual(['A 1:', line]);
    expect(lines.filter((one) => one.startsWith('type 1'))).toHaveLength(1);
  });

  it.each<[string, Filter, string[]]>([
    ['a tower', { tower: 'B' }, ['B 1:', 'type 1 | k 3–6', 'B1', 'B 2:', 'B2', 'B null:', 'B9']],
    ['a type', { roomId: 1 }, ['A 1:', 'type 1 | k 3–6', 'A1', 'A2', 'B 1:', 'B1']],
    ['a type without doors', { roomId: 3 }, ['– 3:', 'type 3']],
    ['a door', { isWanted: (door) => door === 'B2' }, ['B 2:', 'B2']],
  ])('are narrowed to %s', (_name, filter, lines) => {
    expect(linesOf([bar('k', 1, 3, 6)], filter)).toEqual(lines);
  });

  it('give each piece a key of its own', () => {
    const bars = [bar('k', 1, 3, 6), bar('k', 1, 3, 6), bar('k', 1, 7, 9, slept('A1', 7, 8))];
    const keys = rowsOf(HOUSE, bars, ALL).flatMap((row) =>
      row.kind === 'head' ? [] : row.lanes.flat().map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(4);
  });
});

it.each([
  ['nothing', [], []],
  ['one after the other', [nights(1, 3), nights(3, 4)], [2]],
  ['one over another', [nights(1, 3), nights(2, 4), nights(3, 5), nights(2, 3)], [2, 1, 1]],
])('lays %s on as few lanes as there may be', (_name, parts, counts) => {
  expect(laidInLanes(parts).map((lane) => lane.length)).toEqual(counts);
});

describe('rooms that are taken', () => {
  const bars = [
    bar('k', 1, 2, 4, slept('A1', 2, 4)),
    bar('l', 1, 2, 3, slept('A1', 2, 3)),
    bar('m', 1, 3, 5),
    bar('c', 3, 1, 2),
  ];
  const window = { from: day(1), nights: 4 };
  const of = (roomId: number): number => (roomId === 3 ? 5 : 2);

  it('are counted by type with what waits for a door', () => {
    expect(takenOnRows(rowsOf(HOUSE, bars, { ...ALL, roomId: 1 }), window, of)).toEqual({
      taken: [0, 1, 2, 1],
      all: 2,
    });
    expect(takenOnRows(rowsOf(HOUSE, bars, { ...ALL, roomId: 3 }), window, of)).toEqual({
      taken: [1, 0, 0, 0],
      all: 5,
    });
  });

  it('are counted by door where a tower is looked at', () => {
    expect(takenOnRows(rowsOf(HOUSE, bars, { ...ALL, tower: 'A' }), window, null)).toEqual({
      taken: [0, 1, 1, 0],
      all: 2,
    });
  });
});
