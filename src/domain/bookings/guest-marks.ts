import type { BookingStatus } from './booking';
import { type Day, dayInVietNam } from '../days';

/** Marks that reception sets on a guest's stay. */
export type GuestMark = 'arrived' | 'left' | 'noShow';
/** A mark and its taking back, as a booking's history tells them. */
const BOOKING_MARKS = ['arrived', 'notArrived', 'left', 'notLeft', 'noShow', 'cameLate'] as const;
export type BookingMark = (typeof BOOKING_MARKS)[number];

/** Entries of a booking's history besides changes of its status. */
export const BOOKING_EVENT_KINDS = [
  ...BOOKING_MARKS,
  'moved',
  'refunded',
  'corrected',
  'mailed',
  'doorGiven',
  'doorReturned',
  'departureHour',
  'arrivalHour',
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

/** Whereabouts of the guest of a booking that stands. */
export const PRESENCES = ['coming', 'here', 'left', 'noShow'] as const;
type Presence = (typeof PRESENCES)[number];

/** Tells where a guest is, by reception's marks alone: whoever nobody has seen come is still to come, however late. */
export function presenceOf({ arrived, left, noShow }: Pick<MarkedBooking, 'arrived' | 'left' | 'noShow'>): Presence {
  if (left) return 'left';
  if (noShow) return 'noShow';
  return arrived ? 'here' : 'coming';
}

/** Facts that the marks of a booking depend on. */
export interface MarkedBooking {
  /** By the clock. */
  status: BookingStatus;
  checkIn: Day;
  checkOut: Day;
  arrived: boolean;
  left: boolean;
  /** Reception has noted that nobody came. */
  noShow: boolean;
  /** The hour of check-in of the first day has come. */
  isDue: boolean;
}

export type MarkProblem = 'over' | 'tooEarly' | 'notArrived';

/**
 * Says why a guest cannot be marked; `null` when they can. Whoever is in the house can leave it whatever has become of
 * the booking; the day of departure can come without anybody having noted the arrival, a day before it cannot. That nobody came is said of
 * a confirmed booking alone, from the hour of check-in on and however late: one that nobody has confirmed lapses by
 * itself.
 *
 * @param when the hotel's `day`, which ends after midnight, and the calendar's `date`, on which a guest can be too early
 */
export function markProblem(
  mark: GuestMark,
  booking: MarkedBooking,
  { day, date }: { day: Day; date: Day },
): MarkProblem | null {
  const stands = booking.status === 'CONFIRMED' || booking.status === 'PENDING';
  if (mark === 'left' && booking.arrived) return null;
  if (!stands || booking.left || booking.noShow) return 'over';
  if (mark === 'arrived' && day > booking.checkOut) return 'over';
  if (mark !== 'noShow' && date < booking.checkIn) return 'tooEarly';
  if (mark === 'left') return day < booking.checkOut ? 'notArrived' : null;
  if (mark === 'arrived') return null;
  if (booking.arrived || booking.status === 'PENDING') return 'over';
  return booking.isDue ? null : 'tooEarly';
}

/**
 * Tells whether a mark can be taken back: an arrival not after the guest has left, a no-show while there is a stay to
 * come to.
 */
export function canUnmark(mark: GuestMark, booking: MarkedBooking, today: Day): boolean {
  const { status, checkOut, arrived, left, noShow } = booking;
  if (mark === 'noShow') return noShow && status === 'CONFIRMED' && today <= checkOut;
  return mark === 'left' ? left : arrived && !left;
}

/**
 * The day up to which a booking keeps others out of its nights: that of a departure that came before the agreed one, or
 * of the word that nobody came.
 *
 * @param goneAt UTC ms; `null` while neither has been noted
 */
export function keptUntil(checkOut: Day, goneAt: number | null): Day {
  const gone = goneAt === null ? checkOut : dayInVietNam(goneAt);
  return gone < checkOut ? gone : checkOut;
}

/** Status as it is shown: a guest who has not come has a word of its own until the booking is given up. */
export type ShownStatus = BookingStatus | 'NO_SHOW';
export const shownStatus = ({ status, noShow }: { status: BookingStatus; noShow?: boolean | undefined }): ShownStatus =>
  noShow === true && status === 'CONFIRMED' ? 'NO_SHOW' : status;
