import type { OfferedDoor } from '../../../contract/bookings/door-choice';
import { placeOfDoor } from '../../../domain/guest-access/apartment-code';
import { groupBy } from '../../../domain/group-by';

/** A floor of a tower with its doors of the room type. */
export interface FloorOfDoors {
  tower: string;
  /** `null` for doors whose codes say none. */
  floor: number | null;
  doors: OfferedDoor[];
  free: OfferedDoor[];
}

/** Floors with doors of the type, the highest first, tower by tower. */
export function floorsOf(doors: readonly OfferedDoor[]): FloorOfDoors[] {
  const floors = groupBy(doors, ({ tower, floor }) => `${tower} ${floor ?? ''}`);
  return [...floors.values()]
    .map((own) => ({
      tower: own[0]?.tower ?? '',
      floor: own[0]?.floor ?? null,
      doors: own,
      free: own.filter(({ free }) => free),
    }))
    .sort((a, b) => (a.tower === b.tower ? (b.floor ?? 0) - (a.floor ?? 0) : a.tower < b.tower ? -1 : 1));
}

/** Tells whether a floor is the one of a door. */
export const isFloorOf = ({ doors }: FloorOfDoors, code: string | null): boolean =>
  doors.some((door) => door.code === code);

/**
 * The floor to begin with: that of the chosen door, else the one with most free doors, the highest of these; one whose
 * plan is drawn before all others.
 */
export function firstFloor(
  floors: readonly FloorOfDoors[],
  chosen: string | null,
  isDrawn: (floor: FloorOfDoors) => boolean,
): FloorOfDoors | null {
  const rank = (floor: FloorOfDoors): number =>
    floor.free.length + (isDrawn(floor) && floor.free.length > 0 ? 1000 : 0);
  const most = Math.max(...floors.map(rank));
  return floors.find((one) => isFloorOf(one, chosen)) ?? floors.find((one) => rank(one) === most) ?? null;
}

/** Finds what all free doors of a floor look out on; `null` where they do not look out on the same. */
export function sideOf({ free }: FloorOfDoors): string | null {
  const [first, ...others] = free.map(({ side }) => side);
  return first !== undefined && others.every((side) => side === first) ? first : null;
}

/** Unit of a door as its plate counts them on each floor: 02 of B902. */
export const unitOf = ({ code, tower }: OfferedDoor): string => placeOfDoor(code, tower)?.unit ?? '';

/** Farther from a door's middle a finger means none, in units of the drawing: a door is some 30 wide and 60 deep. */
const REACH = 64;

/** The door that a finger on the plan means: the nearest of those that may be chosen; `null` far from all. */
export function nearestDoor<Door>(
  doors: readonly { door: Door; at: readonly [number, number] }[],
  [x, y]: readonly [number, number],
): Door | null {
  const far = doors.map(({ door, at }) => ({ door, far: Math.hypot(at[0] - x, at[1] - y) }));
  const [nearest] = far.filter((one) => one.far <= REACH).sort((a, b) => a.far - b.far);
  return nearest?.door ?? null;
}
