import type { Day } from '../days';

/** A stay of an apartment, on half-open days. */
interface StayOfBooking {
  from: Day;
  to: Day;
  /** The guest is known to have come. */
  arrived: boolean;
  /** Its door is sold as another room type than the booking's. */
  isOtherType: boolean;
}

/** What decides over the stays of a booking. */
interface BookingOfStay {
  /** It is confirmed, and the guest's departure is not noted. */
  stands: boolean;
  from: Day;
  to: Day;
  /** It is of another room type than before. */
  hasOtherRoom: boolean;
}

/**
 * - `keep`: everything stays as it is
 * - `days`: the same door, for other nights
 * - `release`: the door is given back and the key waits for the next one
 * - `over`: the door is given back and the key is worth nothing any more
 */
export type StayFate = { kind: 'keep' } | { kind: 'days'; from: Day; to: Day } | { kind: 'release' } | { kind: 'over' };

/**
 * What becomes of a stay when its booking has changed: moved, extended, shortened, cancelled, not shown up for, left.
 * The one rule for all of it; a door stays where it can.
 *
 * @param today in Viet Nam
 * @param isFree whether no other stay has the door on nights of `[from, to)`
 */
export function fateOfStay(
  stay: StayOfBooking,
  booking: BookingOfStay,
  today: Day,
  isFree: (from: Day, to: Day) => boolean,
): StayFate {
  if (!booking.stands) return { kind: 'over' };
  // Nights that have gone by stay where they were slept, and a door that was given late is theirs from then on.
  const hasBegun = stay.arrived || booking.from < today;
  const from = hasBegun && stay.from > booking.from ? stay.from : booking.from;
  const { to } = booking;
  if (from >= to || (booking.hasOtherRoom && stay.isOtherType)) return { kind: 'release' };
  if (from === stay.from && to === stay.to) return { kind: 'keep' };
  return isFree(from, to) ? { kind: 'days', from, to } : { kind: 'release' };
}
