import type { BookingStatus } from './booking';
import type { Day } from './days';

/** What reception notes of a guest at the door. */
export type GuestMark = 'arrived' | 'left';
/** A mark and its taking back, as a booking's history tells them. */
export const BOOKING_MARKS = ['arrived', 'notArrived', 'left', 'notLeft'] as const;
export type BookingMark = (typeof BOOKING_MARKS)[number];

/** What the marks of a booking depend on. */
export interface MarkedBooking {
  /** By the clock. */
  status: BookingStatus;
  checkIn: Day;
  checkOut: Day;
  arrived: boolean;
  left: boolean;
}

/**
 * Why a guest cannot be marked; `null` when they can. Marks stand beside the status and change nothing about it: whoever
 * is in the house can leave it whatever has become of the booking, and the day of departure can come without anybody
 * having noted the arrival.
 */
export function markProblem(mark: GuestMark, booking: MarkedBooking, today: Day): 'over' | 'tooEarly' | null {
  const stands = booking.status === 'CONFIRMED' || booking.status === 'PENDING';
  if (mark === 'left' && booking.arrived) return null;
  if (!stands || booking.left || today > booking.checkOut) return 'over';
  return today < booking.checkIn ? 'tooEarly' : null;
}

/** Whether a mark can be taken back: an arrival not after the guest has left. */
export const canUnmark = (mark: GuestMark, { arrived, left }: Pick<MarkedBooking, 'arrived' | 'left'>): boolean =>
  mark === 'left' ? left : arrived && !left;
