import { describe, expect, it } from 'vitest';
import { type DoorToDropOn, dropOn, type HeldGuest } from '../../../src/domain/bookings/door-drop';

const GUEST: HeldGuest = {
  id: 'b1',
  source: 'booking',
  guestName: 'Sofia Lindqvist',
  roomId: 2,
  to: '2026-11-23',
  rooms: 1,
  doors: [],
  arrived: false,
  door: null,
  slot: null,
};
const DOOR: DoorToDropOn = { door: 'B805', roomId: 2, inside: null, coming: null };
const TODAY = '2026-11-20';
const KIM = { bookingId: 'b9', stayId: 's9', until: '2026-11-22' };
const LATE_KIM = { ...KIM, until: TODAY };
const OWN = { bookingId: 'b1', stayId: 's1', until: '2026-11-23' };

describe('a guest who is let go over a door', () => {
  it.each([
    ['gets an empty one and is checked in', {}, {}, { does: 'giveAndCheckIn' }],
    ['is checked in behind their own', { doors: ['B805'] }, { coming: OWN }, { does: 'checkIn' }],
    ['changes to another and is checked in', { doors: ['B702'] }, {}, { does: 'giveAndCheckIn' }],
    ['gets the first of two doors', { rooms: 2 }, {}, { does: 'give' }],
    ['is checked in with the last of two doors', { rooms: 2, doors: ['B702'] }, {}, { does: 'giveAndCheckIn' }],
    ['has all doors of several rooms', { rooms: 2, doors: ['B702', 'B703'] }, {}, { why: 'full' }],
    ['is in the house and gets a door', { arrived: true }, {}, { does: 'give' }],
    ['is taken from another door', { door: 'B702', arrived: true, doors: ['B702'] }, {}, { does: 'move' }],
    ['is put back', { door: 'B805', arrived: true }, { inside: OWN }, { why: 'same' }],
    ['finds somebody inside who stays on', {}, { inside: KIM }, { why: 'stays' }],
    ['finds who should have left', {}, { inside: LATE_KIM }, { does: 'giveAndCheckIn', occupied: true }],
    [
      'moves to where somebody should have left, of another room type',
      { door: 'B702', arrived: true },
      { inside: LATE_KIM, roomId: 1 },
      { does: 'move', upgrade: true, occupied: true },
    ],
    [
      'finds who should have left their own',
      { doors: ['B805'] },
      { inside: LATE_KIM, coming: OWN },
      { does: 'checkIn', occupied: true },
    ],
    ['shares their own on purpose', { doors: ['B805'] }, { inside: KIM, coming: OWN }, { does: 'checkIn' }],
    ['finds it occupied and kept for another', {}, { inside: LATE_KIM, coming: KIM }, { why: 'taken' }],
    ['finds it kept for who comes today', {}, { coming: KIM }, { why: 'taken' }],
    ['would stay longer than it is free', {}, { freeUntil: '2026-11-22' }, { why: 'taken' }],
    ['leaves on the day that the next one comes', {}, { freeUntil: '2026-11-23' }, { does: 'giveAndCheckIn' }],
    ['has booked another room type', {}, { roomId: 1 }, { does: 'giveAndCheckIn', upgrade: true }],
    ['moves to another room type', { door: 'B702', arrived: true }, { roomId: 1 }, { does: 'move', upgrade: true }],
    ['finds another room type taken', {}, { roomId: 1, coming: KIM }, { why: 'taken' }],
    ['finds a door that is blocked', {}, { blocked: {} }, { why: 'blocked' }],
    ['finds a door that belongs to no type', {}, { roomId: null }, { does: 'giveAndCheckIn' }],
    ['has a stay made by hand, for that door', { id: 's1', source: 'stay' }, { coming: OWN }, { does: 'checkIn' }],
    [
      'has a stay made by hand, and finds who should have left',
      { id: 's1', source: 'stay' },
      { inside: LATE_KIM, coming: OWN },
      { why: 'occupied' },
    ],
    ['has a stay made by hand, for another', { id: 's1', source: 'stay' }, {}, { why: 'handMade' }],
  ] as const)('%s', (_case, guest, door, drop) => {
    expect(dropOn({ ...GUEST, ...guest }, { ...DOOR, ...door }, TODAY)).toEqual(drop);
  });
});
