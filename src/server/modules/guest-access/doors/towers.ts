import type { MadeDoor } from '../../../../contract/guest-access/doors';
import type { HotelProfile } from '../../../../contract/hotel/hotel-content';
import { readDocument, writeDocument } from '../../../platform/db/documents';
import type { Db } from '../../../platform/db/schema';

type NewTower = MadeDoor['newTowers'][number];

/** Towers without a name, each with the lock that most of its doors have. */
export function towersBeside(
  known: HotelProfile['towers'],
  doors: readonly { tower: string; card: boolean }[],
): NewTower[] {
  const ids = [...new Set(doors.map(({ tower }) => tower))].filter((id) => !known.some((tower) => tower.id === id));
  return ids.map((id) => {
    const own = doors.filter(({ tower }) => tower === id);
    const withCard = own.filter(({ card }) => card).length;
    return { id, lock: withCard * 2 > own.length ? 'card' : 'password' };
  });
}

/**
 * Has the guide know the towers of these doors: a new one comes to the hotel's profile, where its lock and its curtains
 * can be corrected.
 *
 * @returns the new ones
 */
export async function keepTowers(
  tx: Db,
  doors: readonly { tower: string; card: boolean }[],
  now: number,
): Promise<NewTower[]> {
  const profile = await readDocument(tx, 'profile');
  if (!profile) return [];
  const fresh = towersBeside(profile.towers, doors);
  if (fresh.length > 0) {
    const towers = [...profile.towers, ...fresh.map((tower) => ({ ...tower, electricCurtain: false }))];
    await writeDocument(tx, 'profile', { ...profile, towers }, now);
  }
  return fresh;
}
