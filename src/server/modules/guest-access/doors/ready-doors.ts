import type { ReadyDoor } from '../../../../contract/desk/today';
import type { Ready } from '../../../../contract/guest-access/doors';
import type { Day } from '../../../../domain/days';
import { isReadyFor, type Turn } from '../../../../domain/guest-access/opening';
import type { Db } from '../../../platform/db/schema';
import type { HotelSnapshot } from '../../hotel/hotel';
import { type Door, readDoors } from '../../stay-records/doors-store';

/** A door as it is for the guest of an arrival day: a mark from before a departure does not count. */
export const asFor = (door: Door, day: Day, stays: readonly Turn[]): Door =>
  isReadyFor(day, door.readyAt, stays) ? door : { ...door, readyAt: null, readyBy: null };

/**
 * Says who has made a door ready for the guest of an arrival day, and who has tried its code since the guest before left;
 * `null` while it is not ready.
 */
export function readyMark(door: Door, { day, stays, asksTried }: ReadyFor): Ready | null {
  const { card, readyAt, readyBy, triedAt, triedBy } = door;
  if (readyAt === null || !isReadyFor(day, readyAt, stays)) return null;
  const mark = (at: number, by: string | null) => ({ at: new Date(at).toISOString(), by: by ?? '' });
  const tried = triedAt !== null && isReadyFor(day, triedAt, stays) ? mark(triedAt, triedBy) : null;
  return { ...mark(readyAt, readyBy), ...(asksTried && !card && { tried }) };
}

interface ReadyFor {
  day: Day;
  /** Every stay behind the door. */
  stays: readonly Turn[];
  /** The house wants its codes tried. */
  asksTried: boolean;
}

/** Doors that are ready for the guest of an arrival day: marked, with no departure since. @param codes of these alone */
export async function readReadyDoors(
  db: Db,
  { stays, locks }: Pick<HotelSnapshot, 'stays' | 'locks'>,
  day: Day,
  codes?: readonly string[],
): Promise<ReadyDoor[]> {
  const { asksTried } = locks;
  return (await readDoors(db, { isMarked: true, ...(codes && { codes }) })).flatMap((door) => {
    const mark = readyMark(door, { day, stays: stays.get(door.code) ?? [], asksTried });
    return mark ? [{ door: door.code, ...mark }] : [];
  });
}
