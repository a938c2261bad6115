import { describe, expect, it } from 'vitest';
import {
  codeOfStay,
  type DoorLock,
  type StayAtDoor,
  stayForNextCode,
} from '../../../src/domain/guest-access/stay-code';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 7);
const LOCK: DoorLock = { doorCode: '1111#', card: false, nextDoorCode: null, nextChosenAt: null, codeRevision: 4 };
/** A next code that was chosen so many hours from now. */
const chosen = (hours: number): DoorLock => ({ ...LOCK, nextDoorCode: '2222#', nextChosenAt: NOW + hours * HOUR });
const EARLY: StayAtDoor = { access: 'early', openedAt: null };
const open = (hours: number): StayAtDoor => ({ access: 'open', openedAt: NOW + hours * HOUR });
const OWN = { doorCode: '1111#', codeRevision: 4 };
const NEXT = { doorCode: '2222#', codeRevision: 5 };

describe('the code of a stay', () => {
  it.each<[string, DoorLock, StayAtDoor, object]>([
    ['none chosen, to come', LOCK, EARLY, { ...OWN, lockWaits: false }],
    ['none chosen, open', LOCK, open(-1), { ...OWN, lockWaits: false }],
    ['chosen, to come', chosen(-9), EARLY, { ...NEXT, lockWaits: true }],
    ['chosen before it opened', chosen(-2), open(-1), { ...OWN, lockWaits: true }],
    ['chosen after it had opened', chosen(-1), open(-2), { ...OWN, lockWaits: false }],
    ['chosen, nobody knows when', { ...chosen(0), nextChosenAt: null }, open(-2), { ...OWN, lockWaits: true }],
    ['a card', { ...chosen(-9), card: true }, EARLY, { doorCode: null, codeRevision: 4, lockWaits: false }],
  ])('%s', (_case, lock, stay, expected) => {
    expect(codeOfStay(lock, stay)).toEqual(expected);
  });
});

describe('the stay that a next code waits for', () => {
  const stay = (name: string, at: StayAtDoor | { access: 'ended'; openedAt: null }) => ({ name, ...at });
  const over = stay('over', { access: 'ended', openedAt: null });
  const inside = stay('inside', open(-5));
  const comes = stay('comes', EARLY);
  const later = stay('later', EARLY);

  it.each<[string, DoorLock, Parameters<typeof stayForNextCode>[1], string | null]>([
    ['no next code', LOCK, [comes], null],
    ['nobody comes', chosen(-1), [over], null],
    ['somebody comes to an empty door', chosen(-1), [over, comes, later], 'comes'],
    ['a guest is in and keeps the code of now', chosen(-1), [inside, comes], null],
    ['the hour has come and nobody was at the lock', chosen(-6), [inside, later], 'inside'],
  ])('%s', (_case, lock, stays, expected) => {
    expect((stayForNextCode(lock, stays) as { name: string } | null)?.name ?? null).toBe(expected);
  });
});
