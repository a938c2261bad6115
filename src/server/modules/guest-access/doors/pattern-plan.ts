import type { DoorPlan } from '../../../../contract/guest-access/doors';
import { readDoorPattern } from '../../../../domain/guest-access/door-pattern';
import type { Db } from '../../../platform/db/schema';
import type { HotelSnapshot } from '../../hotel/hotel';
import { readStoredDoors } from '../../stay-records/doors-store';
import { towersBeside } from './towers';

/**
 * Plans what a pattern would do to the doors that are there; nothing is changed.
 *
 * @param card whether the doors open with cards
 */
export async function planOf(
  db: Db,
  { profile }: Pick<HotelSnapshot, 'profile'>,
  pattern: string,
  card: boolean,
): Promise<DoorPlan> {
  const nothing = { fresh: [], known: [], retired: [], newTowers: [], problem: null, at: '' };
  const read = readDoorPattern(pattern);
  if ('problem' in read) return { ...nothing, ...read };
  const stored = new Map((await readStoredDoors(db)).map((door) => [door.code, door]));
  const codesOf = (isRetired: boolean): string[] =>
    read.doors
      .filter(({ code }) => stored.has(code) && (stored.get(code)?.retiredAt !== null) === isRetired)
      .map(({ code }) => code);
  const fresh = read.doors.filter(({ code }) => !stored.has(code));
  return {
    ...nothing,
    fresh: fresh.map(({ code }) => code),
    known: codesOf(false),
    retired: codesOf(true),
    newTowers: towersBeside(
      profile.towers,
      fresh.map(({ tower }) => ({ tower, card })),
    ),
  };
}
