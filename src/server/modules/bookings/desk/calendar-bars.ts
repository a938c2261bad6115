import type { DeskCalendar } from '../../../../contract/bookings/desk-availability';
import { doorsOfBars } from '../../../../domain/bookings/bar-doors';
import { presenceOf } from '../../../../domain/bookings/guest-marks';
import type { Day } from '../../../../domain/days';
import { groupBy } from '../../../../domain/group-by';
import type { TakenNight } from '../../booking-records/taken-store';
import type { HouseDoor } from '../../stay-records/house-store';
import type { readDoorsOfBookings } from '../../stay-records/nights-store';

/** Nights of one of a booking's rooms behind a door, first and last. */
export type NightsOfDoor = Pick<
  Awaited<ReturnType<typeof readDoorsOfBookings>>[number],
  'bookingId' | 'slot' | 'door' | 'first' | 'last'
>;
type Bar = DeskCalendar['bars'][number];
/** A stretch of nights, and which of the booking's rooms it is. */
type RankedBar = Bar & { rank: number };

/** Each day of the calendar with the one after it, and the room types that have doors. */
interface Known {
  next: ReadonlyMap<Day, Day>;
  sold: ReadonlySet<number | null>;
}

/** Joins a booking's nights that follow one another in one slot. */
export function barsOf(taken: readonly TakenNight[], today: Day, { next, sold }: Known): RankedBar[] {
  const bars: RankedBar[] = [];
  /** The slots that a booking has been met in; its rooms are counted in their order. */
  const slots = new Map<string, number[]>();
  let last: RankedBar | undefined;
  for (const { roomId, slot, night, bookingId: id, kind, status, name, quantity, ...stay } of taken) {
    const to = next.get(night) ?? night;
    if (last?.id === id && last.roomId === roomId && last.slot === slot && last.to === night) {
      last.to = to;
      continue;
    }
    const presence = presenceOf(stay);
    const own = slots.get(id) ?? [];
    if (!own.includes(slot)) slots.set(id, [...own, slot]);
    const rank = own.includes(slot) ? own.indexOf(slot) : own.length;
    const waits = kind === 'GUEST' && status === 'CONFIRMED' && sold.has(roomId) && stay.checkOut > today;
    const isOpen = waits && presence !== 'left' && presence !== 'noShow';
    last = {
      ...{ id, kind, status, presence, roomId, slot, from: night, to, name },
      ...(isOpen && { door: null }),
      stay: { from: stay.checkIn, to: stay.checkOut, rooms: quantity },
      rank: rank % quantity,
    };
    bars.push(last);
  }
  return bars;
}

/** Says of each stretch behind which doors it is slept. */
export function withDoors(
  bars: readonly RankedBar[],
  given: readonly NightsOfDoor[],
  { next, doors }: { next: ReadonlyMap<Day, Day>; doors: readonly HouseDoor[] },
): Bar[] {
  const typeOf = new Map(doors.map(({ code, roomId }) => [code, roomId]));
  const behind = groupBy(given, ({ bookingId }) => bookingId ?? '');
  const own = groupBy(bars, ({ id }) => id);
  const doorsOf = new Map<RankedBar, Bar['doors']>();
  for (const [id, nights] of behind) {
    const rooms = own.get(id) ?? [];
    const known = nights.map(({ door, slot, first, last }) => ({
      ...{ door, slot, from: first, to: next.get(last) ?? last },
      roomId: typeOf.get(door) ?? null,
    }));
    for (const [at, found] of doorsOfBars(rooms, known).entries()) {
      const room = rooms[at];
      if (room && found.length > 0) doorsOf.set(room, found);
    }
  }
  return bars.map((ranked) => {
    const { rank: _rank, stay, ...bar } = ranked;
    const found = doorsOf.get(ranked);
    const isAll = stay?.from === bar.from && stay.to === bar.to && stay.rooms === 1;
    return {
      ...bar,
      ...(found && { door: found[found.length - 1]?.door ?? null, doors: found }),
      ...(!isAll && stay && { stay }),
    };
  });
}
