import { typedApartmentCode } from '../guest-access/typed-apartment-code';

/** A door that a card can be printed for. */
export interface PrintDoor {
  apartment: string;
  tower: string;
  /** `null` where the code does not say it. */
  floor: number | null;
  /** Opens with a card; otherwise with a code. */
  card: boolean;
}

export type DoorKind = 'code' | 'card';
export const doorKind = ({ card }: Pick<PrintDoor, 'card'>): DoorKind => (card ? 'card' : 'code');

/** Ticked values; a row without any means all of them. */
export interface DoorFilter {
  towers: readonly string[];
  floors: readonly number[];
  kinds: readonly DoorKind[];
}

const has = <T>(ticked: readonly T[], value: T | null): boolean =>
  ticked.length === 0 || (value !== null && ticked.includes(value));

export const doorsOf = <D extends PrintDoor>(doors: readonly D[], { towers, floors, kinds }: DoorFilter): D[] =>
  doors.filter((door) => has(towers, door.tower) && has(floors, door.floor) && has(kinds, doorKind(door)));

/** Doors of a typed list, and its words that name no door. */
interface NamedDoors<D> {
  doors: D[];
  unknown: string[];
}

/**
 * Reads a typed list such as `b902, B905–B908 A10`: single codes and spans from one to another, in the order of
 * `doors`, each door once. A span counts only when both of its ends are doors; it takes what stands between them.
 */
export function namedDoors<D extends PrintDoor>(doors: readonly D[], typed: string): NamedDoors<D> {
  const at = new Map(doors.map(({ apartment }, index) => [apartment, index]));
  const named = new Set<number>();
  const unknown: string[] = [];
  const words = typed.replace(/\s*[-–—]\s*/g, '-').split(/[\s,;]+/);
  for (const word of words.filter((one) => one !== '')) {
    const ends = word.split('-').map((end) => at.get(typedApartmentCode(end)));
    const first = ends[0];
    const last = ends.at(-1);
    if (ends.length > 2 || first === undefined || last === undefined) unknown.push(word);
    else for (let index = Math.min(first, last); index <= Math.max(first, last); index += 1) named.add(index);
  }
  return { doors: doors.filter((_, index) => named.has(index)), unknown };
}
