import { placeOfDoor } from '../../domain/guide/apartment-code';

interface Floor<Door> {
  tower: string;
  /** `null` for doors whose names say none. */
  floor: number | null;
  doors: Door[];
}

/** Doors by tower and floor as they stand over each other: the highest first, those without a floor at the end. */
export function byFloor<Door extends { code: string; tower: string }>(doors: readonly Door[]): Floor<Door>[] {
  const floors = new Map<string, Floor<Door>>();
  for (const door of doors) {
    const floor = placeOfDoor(door.code, door.tower)?.floor ?? null;
    const key = `${door.tower}/${floor}`;
    const known = floors.get(key) ?? { tower: door.tower, floor, doors: [] };
    known.doors.push(door);
    floors.set(key, known);
  }
  return [...floors.values()].sort(
    (one, other) => one.tower.localeCompare(other.tower) || (other.floor ?? -1) - (one.floor ?? -1),
  );
}
