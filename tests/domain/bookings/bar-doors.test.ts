import { describe, expect, it } from 'vitest';
import { type DoorNights, doorsOfBars } from '../../../src/domain/bookings/bar-doors';

const room = (rank: number, from: number, to: number, roomId = 1) => ({
  ...{ roomId, rank },
  ...{ from: `2026-12-${from}`, to: `2026-12-${to}` },
});
const door = (code: string, slot: number, from: number, to: number, roomId: number | null = 1): DoorNights => ({
  ...{ door: code, slot, roomId },
  ...{ from: `2026-12-${from}`, to: `2026-12-${to}` },
});

describe('the doors of a stretch of nights', () => {
  it.each([
    ['none', [room(0, 10, 13)], [], [[]]],
    ['one for all nights', [room(0, 10, 13)], [door('B1', 0, 10, 13)], [['B1/0 10–13']]],
    [
      'one after the other',
      [room(0, 10, 15)],
      [door('B1', 0, 10, 12), door('B2', 0, 12, 15)],
      [['B1/0 10–12', 'B2/0 12–15']],
    ],
    ['only the nights after it was given', [room(0, 10, 15)], [door('B1', 0, 12, 15)], [['B1/0 12–15']]],
    ['of the room with its number', [room(0, 10, 12), room(1, 10, 12)], [door('B1', 1, 10, 12)], [[], ['B1/1 10–12']]],
    [
      'once a night, for one room alone',
      [room(0, 10, 12), room(0, 10, 12)],
      [door('B1', 0, 10, 12), door('B2', 1, 10, 12)],
      [['B1/0 10–12'], ['B2/1 10–12']],
    ],
    [
      'of the type that is slept in after an upgrade',
      [room(0, 12, 15, 2), room(0, 10, 12)],
      [door('B1', 0, 10, 12), door('C1', 0, 12, 15, 2)],
      [['C1/0 12–15'], ['B1/0 10–12']],
    ],
    ['that is sold as something else by now', [room(0, 10, 12)], [door('B1', 0, 10, 12, 7)], [['B1/0 10–12']]],
    ['that belongs to no type', [room(0, 10, 12)], [door('B1', 0, 10, 12, null)], [['B1/0 10–12']]],
  ])('%s', (_name, rooms, doors, expected) => {
    const said = doorsOfBars(rooms, doors).map((own) =>
      own.map(({ door: code, slot, from, to }) => `${code}/${slot} ${from.slice(8)}–${to.slice(8)}`),
    );
    expect(said).toEqual(expected);
  });
});
