import type { Day } from '../days';

/** A stay of an apartment, on half-open days. */
interface StayOfBooking {
  from: Day;
  to: Day;
  /** The guest is known to have come. */
  arrived: boolean;
  /** Its door is sold as another room type than the booking's. */
  isOtherType: boolean;
  /** It has ended with its booking, and that is being taken back. */
  ended: boolean;
}

/**
 * Ends that a booking can come to:
 *
 * - `givenUp`: cancelled, lapsed, paid too late
 * - `noShow`: nobody came
 * - `left`: its guest has gone, on the last day or before
 */
export type BookingEnd = 'givenUp' | 'noShow' | 'left';

/** Facts of a booking that its stays depend on. */
interface BookingOfStay {
  /** `null` while it stands. */
  end: BookingEnd | null;
  from: Day;
  to: Day;
  /** It is of another room type than before. */
  hasOtherRoom: boolean;
}

/**
 * - `keep`: everything stays as it is
 * - `days`: the same door, for these nights
 * - `release`: the door is given back and the key waits for the next one
 * - `ended`: the door's coming nights are given back, nights gone by stay the stay's, and its phone says that it has
 *   ended
 * - `undone`: the stay is taken back whole, as if it had never been
 */
export type StayFate = { kind: 'keep' | 'release' | 'ended' | 'undone' } | { kind: 'days'; from: Day; to: Day };

/**
 * Decides over a stay when its booking has been moved, extended, shortened or cancelled, when the guest has left or not
 * come, and when either is taken back. The one rule for all of it; the door is kept where that is possible.
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
  // From the hour of check-in on a phone may have shown the code: who did not come is let go like who has left.
  if (booking.end !== null) return { kind: stay.arrived || booking.end !== 'givenUp' ? 'ended' : 'undone' };
  // Nights that have gone by stay where they were slept, and a door that was given late is theirs from then on.
  const hasBegun = stay.arrived || booking.from < today;
  const from = hasBegun && stay.from > booking.from ? stay.from : booking.from;
  const { to } = booking;
  if (from >= to || (booking.hasOtherRoom && stay.isOtherType)) return { kind: 'release' };
  if (from === stay.from && to === stay.to && !stay.ended) return { kind: 'keep' };
  return isFree(from, to) ? { kind: 'days', from, to } : { kind: 'release' };
}
