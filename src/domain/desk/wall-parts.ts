import { groupBy } from '../group-by';
import { placeOfDoor } from '../guest-access/apartment-code';

/** So many doors at the most stand on the wall at once; of more, a part. */
export const MOST_ON_WALL = 240;
const MOST_IN_PART = 100;

/** Floors of a tower that stand on the wall together. */
export interface WallFloors<Door> {
  tower: string;
  /** The lowest and the highest of them; `null` for doors whose codes say none. */
  from: number | null;
  to: number | null;
  doors: readonly Door[];
}

/** Divides a large house into parts of whole floors: tower after tower, the highest floors first. */
export function wallParts<Door extends { code: string; tower: string }>(doors: readonly Door[]): WallFloors<Door>[] {
  return [...groupBy(doors, ({ tower }) => tower)].flatMap(([tower, own]) => {
    const floors = [...groupBy(own, ({ code }) => placeOfDoor(code, tower)?.floor ?? null)];
    const parts: WallFloors<Door>[] = [];
    for (const [floor, behind] of floors.sort(([a], [b]) => (b ?? -1) - (a ?? -1))) {
      const last = parts[parts.length - 1];
      if (last && last.from !== null && floor !== null && last.doors.length + behind.length <= MOST_IN_PART) {
        parts[parts.length - 1] = { ...last, from: floor, doors: [...last.doors, ...behind] };
      } else parts.push({ tower, from: floor, to: floor, doors: behind });
    }
    return parts;
  });
}

/** Stands for the floor of doors whose codes say none. */
export const NO_FLOOR = 0;

/** Finds the part of the wall that a floor of a tower belongs to; the tower's first without a floor, else the first. */
export function partOf(
  parts: readonly Omit<WallFloors<unknown>, 'doors'>[],
  asked: { tower: string | null; floor: number | null },
): number {
  const isOn = ({ from, to }: (typeof parts)[number]): boolean =>
    asked.floor === null || ((from ?? NO_FLOOR) <= asked.floor && asked.floor <= (to ?? NO_FLOOR));
  const exact = parts.findIndex((part) => part.tower === asked.tower && isOn(part));
  return Math.max(0, exact >= 0 ? exact : parts.findIndex(({ tower }) => tower === asked.tower));
}
