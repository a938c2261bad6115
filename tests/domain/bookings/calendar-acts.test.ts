import { describe, expect, it } from 'vitest';
import {
  canChangeDoor,
  canStretch,
  dropBarOn,
  type StayEnd,
  stretched,
} from '../../../src/domain/bookings/calendar-acts';

const TODAY = '2026-12-10';
const day = (number: number): string => `2026-12-${String(number).padStart(2, '0')}`;
type Bar = Parameters<typeof canChangeDoor>[0]['bar'];
const barOf = (changes: Partial<Bar> = {}): Bar => ({
  ...{ id: 'k', kind: 'GUEST', status: 'CONFIRMED', presence: 'coming', roomId: 1, from: day(12), to: day(15) },
  ...changes,
});
const pieceOf = (changes: Partial<Bar> = {}, more: { door?: string; from?: string; to?: string } = {}) => {
  const bar = barOf(changes);
  return { key: 'x', bar, from: bar.from, to: bar.to, door: null, slot: null, ...more };
};

describe('a bar of the calendar', () => {
  it.each<[string, Partial<Bar>, boolean, boolean, boolean]>([
    ['of who is to come', {}, true, true, true],
    ['of who is in the house', { presence: 'here' }, true, false, true],
    ['of who has left', { presence: 'left' }, false, false, false],
    ['of who has not come', { presence: 'noShow' }, false, false, false],
    ['that nobody has confirmed', { status: 'PENDING' }, false, true, true],
    ['that is held', { status: 'HOLD' }, false, false, false],
    ['of nights that are blocked', { kind: 'REPAIR' }, false, false, false],
    ['of another channel', { kind: 'CHANNEL' }, false, false, false],
    ['without a booking', { kind: 'STAY', roomId: null }, false, false, false],
    ['that leaves today', { presence: 'here', from: day(8), to: day(10) }, false, false, true],
    ['that is over', { from: day(5), to: day(9) }, false, true, false],
    ['that begins and ends elsewhere', { stay: { from: day(11), to: day(16), rooms: 1 } }, true, false, false],
  ])('%s', (_name, changes, door, start, end) => {
    const piece = pieceOf(changes);
    const can = [canChangeDoor(piece, TODAY), canStretch(piece, 'start', TODAY), canStretch(piece, 'end', TODAY)];
    expect(can).toEqual([door, start, end]);
  });

  it.each<[string, StayEnd, number, [number, number] | null]>([
    ['longer', 'end', 17, [12, 17]],
    ['shorter', 'end', 13, [12, 13]],
    ['nothing', 'end', 12, null],
    ['earlier', 'start', 10, [10, 15]],
    ['into the past', 'start', 9, null],
    ['beyond its end', 'start', 15, null],
  ])('is drawn %s', (_name, end, to, days) => {
    expect(stretched(barOf(), end, day(to), TODAY)).toEqual(days && { checkIn: day(days[0]), checkOut: day(days[1]) });
  });

  it('does not end before today, and may begin where it has begun', () => {
    const bar = barOf({ presence: 'here', from: day(7), to: day(12) });
    expect(stretched(bar, 'end', day(9), TODAY)).toBeNull();
    expect(stretched(bar, 'end', day(13), TODAY)).toEqual({ checkIn: day(7), checkOut: day(13) });
    expect(stretched(bar, 'start', day(7), TODAY)).toEqual({ checkIn: day(7), checkOut: day(12) });
  });
});

describe('a bar that is let go over a door', () => {
  const other = (from: number, to: number, presence: Bar['presence'] = 'coming') => [
    [pieceOf({ id: 'o', from: day(from), to: day(to), presence }, { door: 'B1' })],
  ];
  const running = { presence: 'here' as const, from: day(8), to: day(12) };
  it.each<[string, ReturnType<typeof pieceOf>, Partial<Parameters<typeof dropBarOn>[1]>, object]>([
    ['gets it', pieceOf(), {}, { does: 'give' }],
    ['moves to it', pieceOf({}, { door: 'A1' }), {}, { does: 'move' }],
    ['has it already', pieceOf({}, { door: 'B1' }), {}, { why: 'same' }],
    ['finds somebody else on its nights', pieceOf(), { lanes: other(14, 16) }, { why: 'taken' }],
    ['comes after somebody else', pieceOf(), { lanes: other(10, 12) }, { does: 'give' }],
    ['goes before somebody else', pieceOf(), { lanes: other(15, 18) }, { does: 'give' }],
    ['has nights to come alone', pieceOf(running, { door: 'A1' }), { lanes: other(7, 10, 'left') }, { does: 'move' }],
    [
      'asks while somebody is inside',
      pieceOf(running, { door: 'A1' }),
      { lanes: other(7, 10, 'here') },
      { does: 'askAnyway' },
    ],
    ['asks the price of another type', pieceOf(), { roomId: 2 }, { does: 'askType' }],
    ['gets one that is sold as no type', pieceOf(), { roomId: null }, { does: 'give' }],
  ])('%s', (_name, piece, target, expected) => {
    expect(dropBarOn(piece, { door: 'B1', roomId: 1, lanes: [], ...target }, TODAY)).toEqual(expected);
  });
});
