import type { Day } from '../days';

/** Nights, half-open. */
interface Nights {
  from: Day;
  to: Day;
}

/** Nights that a booking has in one room of a type. */
interface RoomNights extends Nights {
  roomId: number;
  /** Number among the booking's rooms, from 0, as far as the order of its rooms says it. */
  rank: number;
}

/** Nights that one of a booking's rooms is slept behind a door. */
export interface DoorNights extends Nights {
  door: string;
  /** The room type that the door is sold as. */
  roomId: number | null;
  /** Number among the booking's rooms, from 0. */
  slot: number;
}

/** A door of a stretch of nights. */
interface BarDoor extends Nights {
  door: string;
  slot: number;
}

/**
 * Tells behind which doors the rooms of one booking are slept, in the order of the rooms. A door goes to one room a
 * night: to the room of its number, else to one of its type, else to any that has none.
 */
export function doorsOfBars(rooms: readonly RoomNights[], doors: readonly DoorNights[]): BarDoor[][] {
  const given: BarDoor[][] = rooms.map(() => []);
  if (doors.length === 0) return given;
  const left: Nights[][] = doors.map(({ from, to }) => [{ from, to }]);
  const give = (fits: (room: RoomNights, door: DoorNights) => boolean): void => {
    for (const [at, room] of rooms.entries()) {
      for (const [index, door] of doors.entries()) {
        if (!fits(room, door)) continue;
        const own = given[at] ?? [];
        const shared = without(common(left[index] ?? [], room), own);
        left[index] = without(left[index] ?? [], shared);
        own.push(...shared.map((nights) => ({ door: door.door, slot: door.slot, ...nights })));
      }
    }
  };
  const isOfType = (room: RoomNights, door: DoorNights): boolean => door.roomId === room.roomId;
  give((room, door) => isOfType(room, door) && room.rank === door.slot);
  give(isOfType);
  give(() => true);
  return given.map((own) => own.sort((a, b) => (a.from < b.from ? -1 : 1)));
}

/** The parts of stretches that lie within another one. */
const common = (all: readonly Nights[], { from, to }: Nights): Nights[] =>
  all.flatMap((one) => {
    const both = { from: one.from > from ? one.from : from, to: one.to < to ? one.to : to };
    return both.from < both.to ? [both] : [];
  });

/** Takes stretches out of others. */
export const without = (all: readonly Nights[], taken: readonly Nights[]): Nights[] =>
  taken.reduce<Nights[]>(
    (left, { from, to }) =>
      left.flatMap((one) => [
        ...(one.from < from ? [{ from: one.from, to: one.to < from ? one.to : from }] : []),
        ...(one.to > to ? [{ from: one.from > to ? one.from : to, to: one.to }] : []),
      ]),
    [...all],
  );
