import type { DoorList, DoorsAsked } from '../../../../contract/guest-access/doors';
import type { Language } from '../../../../domain/languages';
import { isoOf } from '../../../platform/iso';
import type { Database } from '../../../platform/db/schema';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelState } from '../../hotel/hotel';
import { readLockStates } from '../../stay-records/codes-store';
import { readRetiredDoors } from '../../stay-records/doors-store';
import type { DeskCodes } from '../door-codes';
import { readInsideByDoor } from '../presence';
import { findDoors, isLargeHouse } from './found-doors';
import { batteriesOf } from './locks';
import { readReadyDoors } from './ready-doors';

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
  codes: Pick<DeskCodes, 'list' | 'toRotate'>;
}

/** Every door, retired ones last; of a large house those that are asked for. */
export async function listDoors(
  { db, clock, catalogue, codes, hotel }: Deps,
  lang: Language,
  asked: DoorsAsked = { limit: Infinity },
): Promise<DoorList> {
  const now = clock();
  const house = hotel.current;
  const over = await readRetiredDoors(db);
  const changes = codes.toRotate();
  const found = isLargeHouse(house)
    ? findDoors(house, over, new Set((await changes).map(({ apartment }) => apartment)), asked)
    : null;
  const shown = found?.codes ?? null;
  const [items, locks, marks, inside, batteryOf] = await Promise.all([
    codes.list(shown, changes),
    readLockStates(db, shown ?? over.map(({ code }) => code)),
    readReadyDoors(db, house, hotel.today(now), shown ?? undefined),
    readInsideByDoor(db, house, now, shown ?? undefined),
    batteriesOf(db, house.locks, hotel.today(now), shown ?? undefined),
  ]);
  const { profile } = house;
  const ready = new Map(marks.map(({ door, ...mark }) => [door, mark]));
  const inUse = items.map((item) => ({
    ...item,
    roomId: house.apartments.get(item.apartment)?.roomId ?? null,
    ready: ready.get(item.apartment) ?? null,
    inside: inside.get(item.apartment) ?? null,
    battery: batteryOf(item.apartment),
    retiredAt: null,
  }));
  const sold = countBy([...house.apartments.values()].map(({ roomId }) => roomId));
  const retired = over
    .filter(({ code }) => shown === null || shown.includes(code))
    .map((door) => ({
      apartment: door.code,
      tower: door.tower,
      card: door.card,
      hasCode: false,
      hasNext: false,
      isDefault: false,
      wifiName: '',
      ownWifi: false,
      rotate: null,
      rotatedAt: isoOf(locks.get(door.code)?.rotatedAt ?? null),
      roomId: door.roomId,
      ready: null,
      retiredAt: isoOf(door.retiredAt),
    }));
  return {
    items: [...inUse, ...retired],
    towers: profile.towers.map(({ id, lock }) => ({ id, lock })),
    rooms: catalogue.everything.flatMap(({ body, rooms }) =>
      rooms.map((room) => ({
        id: room.id,
        room: room.body.name[lang],
        apartment: body.name[lang],
        maxRooms: room.maxRooms,
        ...(found && { doors: sold.get(room.id) ?? 0 }),
      })),
    ),
    ...(found && { figures: found.figures }),
    serverNow: new Date(now).toISOString(),
  };
}

/** Counts doors by their room type. */
function countBy(roomIds: readonly (number | null)[]): Map<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const id of roomIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
