import { placeOfDoor } from '../guest-access/apartment-code';
import { compareDoors } from '../guest-access/door-order';

/** A tower of the house, floor by floor. */
export interface PlanTower<Door> {
  tower: string;
  /** From below; doors whose codes say no floor come last, under `null`. */
  floors: { floor: number | null; doors: Door[] }[];
}

/** The doors of a house as they stand: tower after tower, in each its floors. */
export function housePlan<Door extends { code: string; tower: string }>(doors: readonly Door[]): PlanTower<Door>[] {
  const towers = new Map<string, Map<number | null, Door[]>>();
  for (const door of [...doors].sort((a, b) => compareDoors(a.code, b.code))) {
    const floor = placeOfDoor(door.code, door.tower)?.floor ?? null;
    const floors = towers.get(door.tower) ?? new Map<number | null, Door[]>();
    towers.set(door.tower, floors.set(floor, [...(floors.get(floor) ?? []), door]));
  }
  return [...towers]
    .sort(([a], [b]) => compareDoors(a, b))
    .map(([tower, floors]) => ({
      tower,
      floors: [...floors]
        .map(([floor, own]) => ({ floor, doors: own }))
        .sort((a, b) => (a.floor ?? Infinity) - (b.floor ?? Infinity)),
    }));
}
