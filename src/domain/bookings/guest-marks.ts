import type { BookingStatus } from './booking';
import { addDays, type Day, dayInVietNam } from '../days';

/** What reception notes of a guest at the door. */
export type GuestMark = 'arrived' | 'left';
/** A mark and its taking back, as a booking's history tells them. */
const BOOKING_MARKS = ['arrived', 'notArrived', 'left', 'notLeft'] as const;
export type BookingMark = (typeof BOOKING_MARKS)[number];

/** What a booking's history tells of beside changes of its status. */
export const BOOKING_EVENT_KINDS = [
  ...BOOKING_MARKS,
  'moved',
  'refunded',
  'corrected',
  'mailed',
  'doorGiven',
  'doorReturned',
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

/** Where the guest of a booking that stands is. */
export const PRESENCES = ['coming', 'here', 'left'] as const;
type Presence = (typeof PRESENCES)[number];

/**
 * Where a guest is on a day, by the marks where there are any. Without one, who was due yesterday is still to come, as
 * on the board of the day; who was due earlier is taken to have come without anybody having noted it.
 */
export function presenceOn(
  { checkIn, checkOut, arrived, left }: Pick<MarkedBooking, 'checkIn' | 'checkOut' | 'arrived' | 'left'>,
  today: Day,
): Presence {
  if (left) return 'left';
  if (arrived) return 'here';
  return checkIn < addDays(today, -1) && today < checkOut ? 'here' : 'coming';
}

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

/**
 * The day up to which a booking keeps others out of its nights: that of a departure that came before the agreed one.
 *
 * @param leftAt UTC ms; `null` while the departure is not noted
 */
export function keptUntil(checkOut: Day, leftAt: number | null): Day {
  const left = leftAt === null ? checkOut : dayInVietNam(leftAt);
  return left < checkOut ? left : checkOut;
}
