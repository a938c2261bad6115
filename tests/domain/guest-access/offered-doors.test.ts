import { describe, expect, it } from 'vitest';
import { type AskedDoor, viewOfDoor, whyNotOffered } from '../../../src/domain/guest-access/offered-doors';

const FREE: AskedDoor = { roomId: 2, isBlocked: false, isGiven: false, isChosen: false, isOverdue: false };

describe('a door that a traveller may choose', () => {
  it.each([
    ['belongs to the type, and nobody has it', {}, true, null],
    ['is not kept for the desk', { roomId: null }, false, 'reserved'],
    ['is not of another type', { roomId: 3 }, false, 'otherType'],
    ['is not out of order on one of the nights', { isBlocked: true }, false, 'blocked'],
    ['is nobody else’s on one of the nights', { isGiven: true }, false, 'given'],
    ['has not been chosen before', { isChosen: true }, false, 'chosen'],
    ['has nobody inside past their hour tonight', { isOverdue: true }, true, 'overdue'],
    ['may have such a guest when the stay begins later', { isOverdue: true }, false, null],
  ] as const)('%s', (_case, changes, isTonight, reason) => {
    expect(whyNotOffered({ ...FREE, ...changes }, { roomId: 2, isTonight })).toBe(reason);
  });
});

describe('what a door looks out on', () => {
  const views = [
    { tower: 'B', units: '01–10', text: 'bay' },
    { tower: 'B', units: '11-16', text: 'town' },
    { tower: '', units: '3', text: 'street' },
  ];
  it.each([
    ['B902', 'B', 'bay'],
    ['B1010', 'B', 'bay'],
    ['B916', 'B', 'town'],
    ['B917', 'B', null],
    ['A902', 'A', null],
    ['1203', '', 'street'],
    ['BAYHOUSE', 'B', null],
  ])('%s of tower "%s": %s', (code, tower, view) => expect(viewOfDoor(views, code, tower)?.text ?? null).toBe(view));
});
