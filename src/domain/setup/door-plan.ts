import { placeOfDoor } from '../guest-access/apartment-code';
import { readDoorPattern } from '../guest-access/door-pattern';

/** Doors of a house whose floors are alike, as four numbers say them. */
export interface DoorPlan {
  /** Letters in front of the figures; empty for plates of figures alone. */
  tower: string;
  floors: readonly [from: number, to: number];
  units: readonly [from: number, to: number];
  /** Doors of these floors that are not the house's, by their figures: `203`. */
  without: readonly string[];
}

/** A door of a plan, and whether it is the house's. */
export interface PlannedDoor {
  code: string;
  figures: string;
  floor: number;
  isIn: boolean;
}

const unitText = (unit: number): string => String(unit).padStart(2, '0');

const count = ([from, to]: readonly [from: number, to: number]): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Writes a plan as the line that `readDoorPattern` reads; doors left out on floors that are not the house's are no part of it. */
export function lineOfPlan({ tower, floors, units, without }: DoorPlan): string {
  const all = new Set(count(floors).flatMap((floor) => count(units).map((unit) => `${floor}${unitText(unit)}`)));
  const out = without.filter((figures) => all.has(figures));
  const left = out.length > 0 ? `, trừ ${out.join(' ')}` : '';
  const begin = tower === '' ? '' : `${tower}: `;
  return `${begin}tầng ${floors[0]}–${floors[1]}, căn ${unitText(units[0])}–${unitText(units[1])}${left}`;
}

/** Gives all doors of a plan's floors, the highest floor first; `null` while its line can be none of doors. */
export function doorsOfPlan(plan: DoorPlan): PlannedDoor[][] | null {
  const read = readDoorPattern(lineOfPlan({ ...plan, without: [] }));
  if ('problem' in read) return null;
  const without = new Set(plan.without);
  const units = count(plan.units);
  const codes = read.doors.map(({ code }) => code);
  return count(plan.floors)
    .map((floor, index) =>
      units.map((unit, at) => {
        const figures = `${floor}${unitText(unit)}`;
        return { code: codes[index * units.length + at] ?? '', figures, floor, isIn: !without.has(figures) };
      }),
    )
    .reverse();
}

/** Finds the plan that says exactly these doors; `null` where no plan of one tower does. */
export function planOfDoors(doors: readonly { code: string; tower: string }[]): DoorPlan | null {
  const [{ tower } = { tower: '' }] = doors;
  const places = doors.map((door) => (door.tower === tower ? placeOfDoor(door.code, tower) : null));
  const floors = places.map((place) => place?.floor ?? 0);
  const units = places.map((place) => Number(place?.unit ?? 0));
  if (doors.length === 0 || floors.includes(0)) return null;
  const whole: DoorPlan = {
    tower,
    floors: [Math.min(...floors), Math.max(...floors)],
    units: [Math.min(...units), Math.max(...units)],
    without: [],
  };
  const there = new Set(doors.map(({ code }) => code));
  const planned = doorsOfPlan(whole)?.flat() ?? [];
  const plan = { ...whole, without: planned.filter(({ code }) => !there.has(code)).map(({ figures }) => figures) };
  const read = readDoorPattern(lineOfPlan(plan));
  const isSame = 'doors' in read && read.doors.length === there.size && read.doors.every(({ code }) => there.has(code));
  return isSame ? plan : null;
}
