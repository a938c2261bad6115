import type { Day } from '../days';
import { type ShownStatus, shownStatus } from '../bookings/guest-marks';
import type { BookingStatus } from '../bookings/booking';

/** Words of a booking's row at the desk, keys of `reception-bookings`, each with its colour. */
export const AT_DESK = {
  HERE: ['presence.here', 'jade'],
  LEFT: ['presence.left', 'none'],
  DUE: ['presence.due', 'turmeric'],
  LATE: ['presence.due', 'lacquer'],
  CONFIRMED: ['status.CONFIRMED', 'jade'],
  NO_SHOW: ['status.NO_SHOW', 'none'],
  HOLD: ['status.HOLD', 'turmeric'],
  PENDING: ['status.PENDING', 'turmeric'],
  PAID_NEEDS_REFUND: ['status.PAID_NEEDS_REFUND', 'lacquer'],
  PAYMENT_FAILED: ['status.PAYMENT_FAILED', 'none'],
  EXPIRED: ['status.EXPIRED', 'none'],
  CANCELLED: ['status.CANCELLED', 'none'],
  LAPSED: ['status.LAPSED', 'none'],
  REFUNDED: ['status.REFUNDED', 'none'],
} as const satisfies Record<ShownStatus | 'HERE' | 'LEFT' | 'DUE' | 'LATE', readonly [string, string]>;
export type DeskState = keyof typeof AT_DESK;

interface DeskRow {
  status: BookingStatus;
  noShow?: boolean | undefined;
  presence?: string | null | undefined;
  checkIn: Day;
}

/** Says where a booking stands, and of one that stands where its guest is. @param today the hotel's day */
export function deskState(booking: DeskRow, today: Day): DeskState {
  const { presence, checkIn } = booking;
  if (presence === 'here') return 'HERE';
  if (presence === 'left') return 'LEFT';
  if (presence === 'coming' && checkIn <= today) return checkIn < today ? 'LATE' : 'DUE';
  return shownStatus(booking);
}
