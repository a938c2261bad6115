import type { Tower } from './tower';
import { towerA } from './tower-a';
import { towerB } from './tower-b';

export const TOWERS: readonly Tower[] = [towerA, towerB];

/**
 * Doors that open onto something else than a corridor. A plan that leads a guest, at night, through a wall is worse than
 * none, so the export stops on the first.
 *
 * @returns the middles of the rooms whose doors are blocked
 */
export function blockedDoors(tower: Tower): string[] {
  const core = [...tower.lifts, tower.serviceLift, tower.trash, ...tower.stairs];
  const everything = [...tower.units, ...core];
  return everything
    .filter(({ step }) => everything.some((other) => other.contains(step)))
    .map(({ middle }) => middle.join(','));
}
