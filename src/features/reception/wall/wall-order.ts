import type { WallDoor } from '../../../contract/guest-access/doors';

/** Doors of one floor, in the order of the corridor. */
interface Floor {
  /** `null` for doors whose codes say none. */
  floor: number | null;
  doors: readonly WallDoor[];
}

export interface Tower {
  tower: string;
  count: number;
  /** The highest first. */
  floors: readonly Floor[];
}

/** Doors as the house stands: tower beside tower, the highest floor on top. */
export function towersOf(doors: readonly WallDoor[]): Tower[] {
  const towers = new Map<string, Map<number | null, WallDoor[]>>();
  for (const door of doors) {
    const floors = towers.get(door.tower) ?? new Map<number | null, WallDoor[]>();
    towers.set(door.tower, floors.set(door.floor, [...(floors.get(door.floor) ?? []), door]));
  }
  return [...towers].map(([tower, floors]) => ({
    tower,
    count: [...floors.values()].reduce((sum, own) => sum + own.length, 0),
    floors: [...floors]
      .map(([floor, own]) => ({ floor, doors: own }))
      .sort((a, b) => (b.floor ?? -1) - (a.floor ?? -1)),
  }));
}

/**
 * The door that an arrow key leads to.
 *
 * @param rows codes by floor, from top to bottom; only those that can be chosen
 * @param from where the keyboard stands; the first door when it stands on none of them
 * @returns `null` for a key that is no way, or without any door
 */
export function nextDoor(rows: readonly (readonly string[])[], from: string | null, key: string): string | null {
  const all = rows.flat();
  const at = from === null ? -1 : all.indexOf(from);
  const row = rows.findIndex((own) => from !== null && own.includes(from));
  const own = rows[row] ?? [];
  const beside = (by: 1 | -1): string | undefined => {
    const place = own.indexOf(from ?? '');
    const next = by === 1 ? rows.slice(row + 1).find(isFilled) : rows.slice(0, row).filter(isFilled).pop();
    return next?.[Math.min(place, next.length - 1)];
  };
  const [first = null] = all;
  if (at < 0) return KEYS.has(key) ? first : null;
  switch (key) {
    case 'ArrowRight':
      return all[at + 1] ?? from;
    case 'ArrowLeft':
      return all[at - 1] ?? from;
    case 'ArrowDown':
      return beside(1) ?? from;
    case 'ArrowUp':
      return beside(-1) ?? from;
    case 'Home':
      return own[0] ?? from;
    case 'End':
      return own[own.length - 1] ?? from;
    default:
      return null;
  }
}

const KEYS = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End']);
const isFilled = (row: readonly string[]): boolean => row.length > 0;
