import type { RatePolicy } from '../bookings/booking';
import { type ShownStatus, shownStatus } from '../bookings/guest-marks';
import { type Day, dayInVietNam } from '../days';

/** States of a booking as its guest is told them: a hold that has run out is none, and a stay that is over is no promise. */
export type GuestState = ShownStatus | 'OVER';

interface ToldBooking {
  status: ShownStatus;
  noShow?: boolean | undefined;
  checkOut: Day;
  /** ISO 8601; `null` where the state has no end. */
  expiresAt: string | null;
  /** There once the guest has left, or was never seen and their hour is past. */
  review?: object | undefined;
}

/**
 * Says how a booking stands, by the clock too: what a phone has kept may have been overtaken without a network.
 *
 * @param now ms
 */
export function guestState(
  booking: ToldBooking & { status: Parameters<typeof shownStatus>[0]['status'] },
  now: number,
): GuestState {
  const status = shownStatus(booking);
  if (booking.expiresAt !== null && Date.parse(booking.expiresAt) <= now) {
    if (status === 'HOLD') return 'EXPIRED';
    if (status === 'PENDING') return 'LAPSED';
  }
  // The day of departure belongs to the stay: a phone does not know the hour. Our server does, and asks for a review.
  const isOver = booking.checkOut < dayInVietNam(now) || booking.review !== undefined;
  return status === 'CONFIRMED' && isOver ? 'OVER' : status;
}

/** Sentences of the booker's page: a name and a text, keys of `bookings`. */
export const ON_PAGE = {
  WAITING: ['status.waitingName', 'status.waiting'],
  HOLD: ['status.name.HOLD', 'status.text.HOLD'],
  PENDING: ['status.name.PENDING', 'status.text.PENDING'],
  PENDING_PREPAID: ['status.name.PENDING', 'status.text.pendingPrepaid'],
  CONFIRMED: ['status.name.CONFIRMED', 'status.text.CONFIRMED'],
  OVER: ['status.name.OVER', 'status.text.OVER'],
  NO_SHOW: ['status.name.NO_SHOW', 'status.text.NO_SHOW'],
  EXPIRED: ['status.name.EXPIRED', 'status.text.EXPIRED'],
  PAYMENT_FAILED: ['status.name.PAYMENT_FAILED', 'status.text.PAYMENT_FAILED'],
  CANCELLED: ['status.name.CANCELLED', 'status.text.CANCELLED'],
  CANCELLED_FREE: ['status.name.CANCELLED', 'status.text.cancelledFree'],
  CANCELLED_REFUND: ['status.name.CANCELLED', 'status.text.cancelledRefund'],
  LAPSED: ['status.name.LAPSED', 'status.text.LAPSED'],
  PAID_NEEDS_REFUND: ['status.name.PAID_NEEDS_REFUND', 'status.text.PAID_NEEDS_REFUND'],
  REFUNDED: ['status.name.REFUNDED', 'status.text.REFUNDED'],
} as const;
export type PageState = keyof typeof ON_PAGE;

interface PageFacts {
  policy: { name: RatePolicy };
  payment: { paid: number; refundDue: number };
  /** The wallet has sent the guest back and not answered yet. */
  isAwaited: boolean;
}

/** Says which sentences of the page a state has: a cancelled booking also says what becomes of the money. */
export function pageState(state: GuestState, { policy, payment, isAwaited }: PageFacts): PageState {
  if (state === 'HOLD' && isAwaited) return 'WAITING';
  if (state === 'PENDING' && policy.name === 'prepaid') return 'PENDING_PREPAID';
  if (state !== 'CANCELLED') return state;
  if (payment.refundDue > 0) return 'CANCELLED_REFUND';
  return payment.paid > 0 ? state : 'CANCELLED_FREE';
}

/** Labels in the list of a phone's own bookings, keys of `bookings`; any other state has its name on the page. */
export const IN_LIST = { HOLD: 'own.heldUntil', UNANSWERED: 'own.unanswered' } as const;

/** Lines of the home page's way back to what is booked, keys of `site`. */
export const ON_HOME = { HOLD: 'own.held', STANDS: 'own.stay', ELSE: 'own.here' } as const;
