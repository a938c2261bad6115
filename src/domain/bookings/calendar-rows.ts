import { type Day, nightsBetween } from '../days';
import { without } from './bar-doors';

/** Nights that a booking has in a room of a type, with the doors that they are slept behind. */
interface RoomBar {
  id: string;
  /** `null` for guests without a booking, who have a door alone. */
  roomId: number | null;
  from: Day;
  to: Day;
  doors?: readonly { door: string; slot: number; from: Day; to: Day }[] | undefined;
}

/** A part of a bar as it lies on a row. */
export interface Piece<Bar> {
  /** The same while it lies there. */
  key: string;
  bar: Bar;
  from: Day;
  to: Day;
  /** The door that these nights are slept behind; `null` for none yet. */
  door: string | null;
  /** Number of the booking's room that sleeps there; `null` without a door. */
  slot: number | null;
}

type Lanes<Bar> = readonly (readonly Piece<Bar>[])[];

/** A line of the calendar: the name of some doors, what of a room type has no door, or a door. */
export type CalendarRow<Bar> =
  | { kind: 'head'; key: string; tower: string | null; roomId: number | null; doors: number }
  | { kind: 'type'; key: string; roomId: number; hasDoors: boolean; lanes: Lanes<Bar> }
  | { kind: 'door'; key: string; door: string; tower: string; roomId: number | null; lanes: Lanes<Bar> };

/** The doors and room types of a house, in its order. */
interface House {
  types: readonly { roomId: number }[];
  doors: readonly { tower: string; roomId: number | null; codes: readonly string[] }[];
}

interface RowFilter {
  tower: string | null;
  roomId: number | null;
  /** Tells of a door, or of a room type as a whole, whether it is looked for. */
  isWanted: (door: string | null, roomId: number | null) => boolean;
}

/**
 * Lays bars on rows: doors by tower and type, and one line a type for what of it has no door, before its first doors.
 * Types that are sold without doors come last, each with a line of its own.
 */
export function rowsOf<Bar extends RoomBar>(
  { types, doors }: House,
  bars: readonly Bar[],
  { tower, roomId: type, isWanted }: RowFilter,
): CalendarRow<Bar>[] {
  const { behind, waiting } = piecesOf(bars, new Set(doors.flatMap(({ codes }) => codes)));
  const isOfType = (id: number | null): boolean => type === null || type === id;
  const met = new Set<number>();
  const lineOf = (id: number, hasDoors: boolean): CalendarRow<Bar>[] => {
    const lanes = laidInLanes(waiting.get(id) ?? []);
    if (hasDoors && (met.has(id) || lanes.length === 0)) return [];
    met.add(id);
    return isWanted(null, id) ? [{ kind: 'type', key: `type ${id}`, roomId: id, hasDoors, lanes }] : [];
  };
  const withDoors = doors
    .filter((group) => (tower === null || tower === group.tower) && isOfType(group.roomId))
    .flatMap((group): CalendarRow<Bar>[] => {
      const { roomId } = group;
      const line = roomId === null ? [] : lineOf(roomId, true);
      const own = group.codes
        .filter((door) => isWanted(door, roomId))
        .map((door): CalendarRow<Bar> => {
          return {
            kind: 'door',
            key: door,
            door,
            tower: group.tower,
            roomId,
            lanes: laidInLanes(behind.get(door) ?? []),
          };
        });
      if (line.length + own.length === 0) return [];
      const key = `head ${group.tower} ${roomId}`;
      return [{ kind: 'head', key, tower: group.tower, roomId, doors: own.length }, ...line, ...own];
    });
  const sold = new Set(doors.map(({ roomId }) => roomId));
  const others = tower === null ? types.filter(({ roomId }) => !sold.has(roomId) && isOfType(roomId)) : [];
  return [
    ...withDoors,
    ...others.flatMap(({ roomId }): CalendarRow<Bar>[] => {
      const line = lineOf(roomId, false);
      const head: CalendarRow<Bar> = { kind: 'head', key: `head ${roomId}`, tower: null, roomId, doors: 0 };
      return line.length === 0 ? [] : [head, ...line];
    }),
  ];
}

/** Parts bars by where their nights are slept: behind a door of the house, or nobody knows where yet. */
function piecesOf<Bar extends RoomBar>(bars: readonly Bar[], known: ReadonlySet<string>) {
  const behind = new Map<string, Piece<Bar>[]>();
  const waiting = new Map<number | null, Piece<Bar>[]>();
  const put = <Key>(map: Map<Key, Piece<Bar>[]>, key: Key, piece: Piece<Bar>): void => {
    const own = map.get(key);
    if (own) own.push(piece);
    else map.set(key, [piece]);
  };
  for (const [index, bar] of bars.entries()) {
    const doors = bar.doors ?? [];
    for (const { door, slot, from, to } of doors) {
      const piece = { key: `${bar.id} ${door} ${from}`, bar, from, to, door, slot };
      if (known.has(door)) put(behind, door, piece);
      else put(waiting, bar.roomId, piece);
    }
    for (const { from, to } of without([bar], doors)) {
      put(waiting, bar.roomId, { key: `${bar.id} ${index} ${from}`, bar, from, to, door: null, slot: null });
    }
  }
  return { behind, waiting };
}

/** Lays stretches on as few lanes as none of them overlaps another on. */
export function laidInLanes<Part extends { from: Day; to: Day }>(parts: readonly Part[]): Part[][] {
  const lanes: Part[][] = [];
  const inOrder = [...parts].sort((a, b) => (a.from === b.from ? (a.to < b.to ? 1 : -1) : a.from < b.from ? -1 : 1));
  for (const part of inOrder) {
    const lane = lanes.find((own) => (own[own.length - 1]?.to ?? '') <= part.from);
    if (lane) lane.push(part);
    else lanes.push([part]);
  }
  return lanes;
}

/**
 * Counts the rooms of some rows that are taken, night by night, and how many there are.
 *
 * @param of how many rooms a type has; `null` where a tower or some doors are looked at: whose door it will be that a
 *   booking waits for nobody knows
 */
export function takenOnRows<Bar>(
  rows: readonly CalendarRow<Bar>[],
  { from, nights }: { from: Day; nights: number },
  of: ((roomId: number) => number) | null,
): { taken: number[]; all: number } {
  const taken = Array.from({ length: nights }, () => 0);
  const types = new Set<number>();
  let doors = 0;
  for (const row of rows) {
    if (row.kind === 'head') continue;
    if (row.kind === 'door') doors += 1;
    if (row.roomId !== null) types.add(row.roomId);
    if (row.kind === 'type' && of === null) continue;
    const own = new Set<number>();
    for (const piece of row.lanes.flat()) {
      const end = Math.min(nights, nightsBetween(from, piece.to));
      for (let night = Math.max(0, nightsBetween(from, piece.from)); night < end; night += 1) {
        if (row.kind === 'type') taken[night] = (taken[night] ?? 0) + 1;
        else own.add(night);
      }
    }
    // Who shares a door takes it once.
    for (const night of own) taken[night] = (taken[night] ?? 0) + 1;
  }
  return { taken, all: of === null ? doors : [...types].reduce((sum, id) => sum + of(id), 0) };
}
