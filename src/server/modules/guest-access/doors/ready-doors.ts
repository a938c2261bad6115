import type { ReadyDoor } from '../../../../contract/desk/today';
import type { Day } from '../../../../domain/days';
import { isReadyFor, type Turn } from '../../../../domain/guest-access/opening';
import type { Db } from '../../../platform/db/schema';
import type { HotelSnapshot } from '../../hotel/hotel';
import { type Door, readDoors } from '../../stay-records/doors-store';

/** A door as it is for the guest of an arrival day: a mark from before a departure does not count. */
export const asFor = (door: Door, day: Day, stays: readonly Turn[]): Door =>
  isReadyFor(day, door.readyAt, stays) ? door : { ...door, readyAt: null, readyBy: null };

/** Doors that are ready for the guest of an arrival day: marked, with no departure since. @param codes of these alone */
export async function readReadyDoors(
  db: Db,
  { stays }: Pick<HotelSnapshot, 'stays'>,
  day: Day,
  codes?: readonly string[],
): Promise<ReadyDoor[]> {
  return (await readDoors(db, { isMarked: true, ...(codes && { codes }) }))
    .map((door) => asFor(door, day, stays.get(door.code) ?? []))
    .flatMap(({ code, readyAt, readyBy }) =>
      readyAt === null ? [] : [{ door: code, at: new Date(readyAt).toISOString(), by: readyBy ?? '' }],
    );
}
