import type { ReadyDoor } from '../../../../contract/desk/today';
import type { Day } from '../../../../domain/days';
import { isReadyFor } from '../../../../domain/guide/opening';
import type { Db } from '../../../platform/db/schema';
import type { HotelSnapshot } from '../../hotel/hotel';
import { readDoors } from '../doors-store';

/** Doors that are ready for whoever comes on a day: marked, and left by nobody since. */
export async function readReadyDoors(db: Db, { stays }: Pick<HotelSnapshot, 'stays'>, day: Day): Promise<ReadyDoor[]> {
  return (await readDoors(db)).flatMap(({ code, readyAt, readyBy }) =>
    readyAt !== null && isReadyFor(day, readyAt, stays.get(code) ?? [])
      ? [{ door: code, at: new Date(readyAt).toISOString(), by: readyBy ?? '' }]
      : [],
  );
}
