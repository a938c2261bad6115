import { describe, expect, it } from 'vitest';
import { type DoorStay, doorState, isOverdue, keepsOut } from '../../../src/domain/guest-access/door-presence';
import { dayOfHotel, instantInVietNam } from '../../../src/domain/days';
import { doorsToSpare, inProposedOrder, proposedDoor } from '../../../src/domain/guest-access/free-doors';

const DAY = '2026-11-20';
const at = (time: string, day = DAY): number => instantInVietNam(day, time);
const STAY: DoorStay = {
  from: '2026-11-18',
  to: DAY,
  departureHour: null,
  arrivedAt: at('15:00', '2026-11-18'),
  endedAt: null,
  guestLeftAt: null,
};
const COMES: DoorStay = { ...STAY, from: DAY, to: '2026-11-22', arrivedAt: null };

describe('the state of a door', () => {
  it.each([
    ['empty and made ready', true, [], '14:00', 'ready'],
    ['empty and not made ready', false, [], '14:00', 'dirty'],
    ['somebody comes today', true, [COMES], '09:00', 'coming'],
    ['somebody is in until noon', false, [STAY], '11:59', 'inside'],
    ['somebody is in past noon', false, [STAY], '12:00', 'overdue'],
    ['somebody is in past noon and the next one waits', true, [COMES, STAY], '14:30', 'overdue'],
    ['somebody has paid for the afternoon', false, [{ ...STAY, departureHour: '15:00' }], '14:59', 'inside'],
    ['and that is over too', false, [{ ...STAY, departureHour: '15:00' }], '15:00', 'overdue'],
    ['somebody should have left days ago', false, [{ ...STAY, to: '2026-11-19' }], '09:00', 'overdue'],
    ['its guest has left', false, [{ ...STAY, endedAt: at('11:00') }], '14:00', 'dirty'],
    ['nobody has seen its guest come: no one is behind it', true, [{ ...STAY, arrivedAt: null }], '14:00', 'ready'],
    ['somebody should have come yesterday and still may', true, [{ ...COMES, from: '2026-11-19' }], '14:00', 'coming'],
    ['the guest who comes today has come', true, [{ ...COMES, arrivedAt: at('13:00') }], '14:00', 'inside'],
  ] as const)('%s', (_case, isReady, stays, time, state) => {
    const when = { day: DAY, checkOut: '12:00', now: at(time) };
    expect(doorState({ isReady, stays: [...stays] }, when).state).toBe(state);
    expect(stays.some((stay) => isOverdue(stay, '12:00', at(time)))).toBe(state === 'overdue');
  });
});

describe('who keeps a coming guest from the code', () => {
  it.each([
    ['who should have left that morning', STAY, true],
    ['who has left', { ...STAY, endedAt: at('11:00') }, false],
    ['who says from the phone that they have left', { ...STAY, guestLeftAt: at('11:00') }, false],
    ['whom nobody has seen come', { ...STAY, arrivedAt: null }, false],
    ['who stays on and shares the door', { ...STAY, to: '2026-11-21' }, false],
  ])('%s', (_case, stay, keeps) => {
    expect(keepsOut(stay, DAY)).toBe(keeps);
  });
});

describe('the day of a hotel', () => {
  it.each([
    ['23:59', DAY, '06:00', DAY],
    ['00:30', '2026-11-21', '06:00', DAY],
    ['05:59', '2026-11-21', '06:00', DAY],
    ['06:00', '2026-11-21', '06:00', '2026-11-21'],
    ['00:00', '2026-11-21', '00:00', '2026-11-21'],
  ])('at %s on %s, ending at %s, is %s', (time, date, dayEnds, day) => {
    expect(dayOfHotel(at(time, date), dayEnds)).toBe(day);
  });
});

describe('the door to give next', () => {
  const door = { roomId: 1, readyAt: null, leftAt: null, inside: null };
  const doors = [
    { ...door, code: 'A1', inside: { guestName: 'Kim' } },
    { ...door, code: 'A2', leftAt: at('13:58') },
    { ...door, code: 'A3', leftAt: at('11:00') },
    { ...door, code: 'A4', readyAt: at('12:00'), leftAt: at('11:30') },
    { ...door, code: 'B1', roomId: 2, readyAt: at('12:00') },
  ];
  it('is ready; just vacated ones come last, and those with somebody inside after all', () => {
    expect(inProposedOrder(doors, 1).map(({ code }) => code)).toEqual(['A4', 'A3', 'A2', 'B1', 'A1']);
    expect(proposedDoor(doors, 1)).toBe('A4');
  });
  it('is none that somebody is in', () => {
    expect(proposedDoor(doors.slice(0, 1), 1)).toBeNull();
  });
  it.each([
    ['nobody waits', 0, ['A4', 'A6']],
    ['one guest of tonight waits for a door', 1, ['A4']],
    ['more wait than there are', 3, []],
  ])('is given by the house of the ready ones alone: %s', (_, waiting, given) => {
    const ready = { ...door, readyAt: at('12:00') };
    const house = [...doors, { ...ready, code: 'A5', inside: { guestName: 'Lê' } }, { ...ready, code: 'A6' }];
    expect(doorsToSpare(house, 1, waiting)).toEqual(given);
  });
});
