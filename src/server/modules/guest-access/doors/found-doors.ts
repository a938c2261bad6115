import { type DoorTab, type DoorsAsked, MOST_DOORS_AT_ONCE } from '../../../../contract/guest-access/doors';
import { foldedMatch } from '../../../../domain/fold';
import type { HotelSnapshot } from '../../hotel/hotel';
import { wifiNameOf } from '../door-codes';
import type { StoredDoor } from '../../stay-records/doors-store';

/** A door as it is looked for. */
interface LookedFor {
  code: string;
  tower: string;
  roomId: number | null;
  wifiName: string;
  tabs: readonly DoorTab[];
}

/** Tells whether a house has more doors than its list has at once. */
export const isLargeHouse = ({ apartments }: HotelSnapshot): boolean => apartments.size > MOST_DOORS_AT_ONCE;

/**
 * Finds doors of a large house: how many there are under each tab, and the codes of the first that are asked for.
 *
 * @param toChange doors whose codes are to be changed; while there are some, they are what is shown first
 */
export function findDoors(
  house: HotelSnapshot,
  retired: readonly StoredDoor[],
  toChange: ReadonlySet<string>,
  asked: DoorsAsked,
) {
  const inUse = [...house.apartments.values()].map((door): LookedFor => {
    const tabs: DoorTab[] = ['all'];
    if (toChange.has(door.code)) tabs.push('rotate');
    if (!door.card && door.doorCode === house.secrets.doorCodeDefault) tabs.push('default');
    if (door.roomId === null) tabs.push('noRoom');
    return { code: door.code, tower: door.tower, roomId: door.roomId, wifiName: wifiNameOf(house, door), tabs };
  });
  const over = retired.map(({ code, tower, roomId }): LookedFor => ({
    ...{ code, tower, roomId, wifiName: '' },
    tabs: ['retired'],
  }));
  const counts: Record<DoorTab, number> = { all: 0, rotate: 0, default: 0, noRoom: 0, retired: 0 };
  for (const { tabs } of [...inUse, ...over]) for (const tab of tabs) counts[tab] += 1;
  const shown = asked.shown ?? (toChange.size > 0 ? 'rotate' : 'all');
  const found = [...inUse, ...over].filter(
    ({ code, tower, roomId, wifiName, tabs }) =>
      tabs.includes(shown) &&
      (asked.tower === undefined || tower === asked.tower) &&
      (asked.roomId === undefined || roomId === asked.roomId) &&
      (asked.q === undefined || foldedMatch(`${code} ${wifiName}`, asked.q)),
  );
  const codes = found.slice(0, asked.limit).map(({ code }) => code);
  return { codes, figures: { shown, counts, found: found.length } };
}
