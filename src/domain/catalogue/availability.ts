import { addDays, type Day, nightsBetween, nightsOf } from '../days';

/** One room taken for a stay; a booking of two rooms is two of these. */
export interface Taken {
  checkIn: Day;
  checkOut: Day;
}

/** Counts the rooms that are taken on each night; a night with all rooms free is not named. */
export function takenByNight(stays: readonly Taken[]): Map<Day, number> {
  const taken = new Map<Day, number>();
  for (const { checkIn, checkOut } of stays) {
    for (const night of nightsOf(checkIn, checkOut)) taken.set(night, (taken.get(night) ?? 0) + 1);
  }
  return taken;
}

/** Nights on which no room of the type is left: what a calendar shows as taken. */
export function fullNights(stays: readonly Taken[], maxRooms: number): Set<Day> {
  return new Set([...takenByNight(stays)].filter(([, count]) => count >= maxRooms).map(([night]) => night));
}

/** Rooms left on every night of a stay. */
export function roomsLeft(taken: ReadonlyMap<Day, number>, maxRooms: number, checkIn: Day, checkOut: Day): number {
  if (taken.size === 0) return maxRooms;
  const most = nightsOf(checkIn, checkOut).reduce((max, night) => Math.max(max, taken.get(night) ?? 0), 0);
  return Math.max(0, maxRooms - most);
}

/**
 * The nearest stays of the same length that are free, nearest first, the later one first of two equally near.
 *
 * @param from the first day that can be booked
 * @param until the last day that a stay may end on
 * @param within how many days earlier or later still counts as near
 * @param isSold tells whether the house sells a stay at all
 */
export function nearestFreeStays(
  taken: ReadonlyMap<Day, number>,
  maxRooms: number,
  wanted: Taken & { quantity: number },
  {
    from,
    until,
    within,
    most,
    isSold = () => true,
  }: { from: Day; until: Day; within: number; most: number; isSold?: (stay: Taken) => boolean },
): Taken[] {
  const nights = nightsBetween(wanted.checkIn, wanted.checkOut);
  const found: Taken[] = [];
  for (let step = 1; step <= within && found.length < most; step += 1) {
    for (const shift of [step, -step]) {
      const checkIn = addDays(wanted.checkIn, shift);
      const checkOut = addDays(checkIn, nights);
      if (checkIn < from || checkOut > until || found.length >= most) continue;
      const stay = { checkIn, checkOut };
      if (roomsLeft(taken, maxRooms, checkIn, checkOut) >= wanted.quantity && isSold(stay)) found.push(stay);
    }
  }
  return found;
}
