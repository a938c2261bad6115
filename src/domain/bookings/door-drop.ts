import type { Day } from '../days';

/** A guest who is carried to a door at the desk. */
export interface HeldGuest {
  /** Of the booking, or of a stay that was made by hand. */
  id: string;
  source: 'booking' | 'stay';
  guestName: string;
  /** The room type that they are to sleep in; `null` where any door will do. */
  roomId: number | null;
  to: Day;
  /** Rooms that they have booked, and the doors of them. */
  rooms: number;
  doors: readonly string[];
  arrived: boolean;
  /** The door that they are taken from; `null` for who is taken from the list of arrivals. */
  door: string | null;
  /** Number of the booking's room that is carried, where one is. */
  slot: number | null;
}

interface Behind {
  bookingId: string | null;
  stayId: string;
}

/** A door as far as it tells whether a guest may have it. */
export interface DoorToDropOn {
  door: string;
  roomId: number | null;
  /** With the day on which they are to leave. */
  inside: (Behind & { until: Day }) | null;
  coming: Behind | null;
  /** The first day on whose night somebody else has it. */
  freeUntil?: Day | undefined;
  /** It is kept from being given tonight. */
  blocked?: object | undefined;
}

/**
 * The effect of letting a guest go over a door, or why there is none. With `upgrade` the door is of another room type:
 * somebody says first for how much. With `occupied` whoever is to leave by today is still inside: it is given on purpose
 * only.
 */
export type Drop =
  | { does: 'checkIn' | 'giveAndCheckIn' | 'give' | 'move'; upgrade?: true; occupied?: true }
  | { why: 'same' | 'occupied' | 'stays' | 'blocked' | 'taken' | 'handMade' | 'full' };

/** Tells what becomes of a guest who is let go over a door. @param day the hotel's */
export function dropOn(held: HeldGuest, target: DoorToDropOn, day: Day): Drop {
  const { inside, coming, freeUntil, blocked } = target;
  const isOccupied = inside !== null && inside.until <= day;
  const onPurpose = isOccupied ? ({ occupied: true } as const) : {};
  if (held.door === target.door) return { why: 'same' };
  if (coming && isOf(held, coming) && held.door === null) {
    // Behind a door that was given by hand nobody is let in on purpose.
    if (isOccupied && (held.arrived || held.source === 'stay')) return { why: 'occupied' };
    return held.arrived ? { why: 'same' } : { does: 'checkIn', ...onPurpose };
  }
  if (held.source === 'stay') return { why: 'handMade' };
  if (inside && !isOccupied) return { why: 'stays' };
  if (blocked) return { why: 'blocked' };
  if (coming || (freeUntil !== undefined && freeUntil < held.to)) return { why: 'taken' };
  const isOther = held.roomId !== null && target.roomId !== null && held.roomId !== target.roomId;
  const asked = { ...(isOther && ({ upgrade: true } as const)), ...onPurpose };
  if (held.door !== null) return { does: 'move', ...asked };
  const lacks = held.rooms - held.doors.length;
  if (lacks <= 0 && held.rooms > 1) return { why: 'full' };
  // Who has booked several rooms is let in when the last of them has its door.
  return { does: held.arrived || lacks > 1 ? 'give' : 'giveAndCheckIn', ...asked };
}

/** Tells whether a guest may be let go over a door. */
export const fits = (drop: Drop): drop is Extract<Drop, { does: string }> => 'does' in drop;

const isOf = ({ id, source }: HeldGuest, { bookingId, stayId }: Behind): boolean =>
  source === 'booking' ? bookingId === id : stayId === id;
