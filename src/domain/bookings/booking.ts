import { addDays, type Day, instantInVietNam, isDay, nightsBetween } from '../days';

/** Seconds a wallet booking holds its nights (specification §9). */
export const HOLD_SECONDS = 600;
/** Hours reception has at most to confirm a pay-on-site booking before it lapses (ruling 7). */
export const PENDING_HOURS = 24;
/** Minutes it has where the guest comes within them: who is on the way cannot wait for a day. */
const PENDING_TONIGHT_MINUTES = 30;
/** Abuse without a login (ruling 9). */
export const MAX_NIGHTS = 90;
export const MAX_DAYS_AHEAD = 540;
export const MAX_HOLDS_PER_CONTACT = 2;
export const MAX_HOLDS_PER_DEVICE = 5;
/** A pay-on-site booking costs nothing and blocks a day: it has a limit of its own, wide enough for a family. */
export const MAX_PENDING_PER_CONTACT = 5;
export const MAX_PENDING_PER_DEVICE = 10;
/** The same guest's second booking of the same room and dates within these minutes is a repetition (catalogue S-31). */
export const SAME_BOOKING_MINUTES = 10;

export const BOOKING_STATUSES = [
  'HOLD',
  'PENDING',
  'CONFIRMED',
  'EXPIRED',
  'PAYMENT_FAILED',
  'CANCELLED',
  'LAPSED',
  'PAID_NEEDS_REFUND',
  'REFUNDED',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses in which a booking keeps others out of its nights (ruling 7): a hold and a request until they end. */
export const BLOCKING_STATUSES = ['HOLD', 'PENDING', 'CONFIRMED'] as const satisfies readonly BookingStatus[];
export type BlockingStatus = (typeof BLOCKING_STATUSES)[number];

/** Tells whether a booking ended without a stay: others can take its nights, and only a late payment brings it back. */
export const isGivenUp = (status: BookingStatus): boolean => !BLOCKING_STATUSES.some((one) => one === status);

/**
 * The instant, UTC ms, until which reception has to confirm a pay-on-site booking: before its guest stands at the door.
 *
 * @param now when it was booked, UTC ms
 * @param checkInAt the hour of check-in of its first night, UTC ms
 */
export const confirmUntil = (now: number, checkInAt: number): number =>
  Math.min(now + PENDING_HOURS * 3_600_000, Math.max(checkInAt, now + PENDING_TONIGHT_MINUTES * 60_000));

/** Events that change a booking's status; instants and money stay with the caller. */
export type BookingEvent =
  | 'paid'
  | 'paymentFailed'
  | 'holdEnded'
  | 'pendingEnded'
  | 'confirmedByStaff'
  | 'cancelled'
  | 'refunded'
  | 'refundVoided';

/**
 * Tells where an event leads (ruling 7, reliability §4); `null` means nothing changes. A payment that arrives after the
 * nights were freed is kept if they are still free, and owed back otherwise: never dropped, never sold twice. A
 * confirmed or paid booking never goes backwards by a replayed or late notification.
 *
 * @param nightsFree whether the nights can (still) be held by this booking; re-checked by the caller in the same
 *   transaction
 */
export function nextStatus(status: BookingStatus, event: BookingEvent, nightsFree: boolean): BookingStatus | null {
  switch (event) {
    case 'paid':
      if (status === 'HOLD') return 'CONFIRMED';
      if (status === 'EXPIRED' || status === 'PAYMENT_FAILED') return nightsFree ? 'CONFIRMED' : 'PAID_NEEDS_REFUND';
      return status === 'CANCELLED' ? 'PAID_NEEDS_REFUND' : null;
    case 'paymentFailed':
      return status === 'HOLD' ? 'PAYMENT_FAILED' : null;
    case 'holdEnded':
      return status === 'HOLD' ? 'EXPIRED' : null;
    case 'pendingEnded':
      return status === 'PENDING' ? 'LAPSED' : null;
    case 'confirmedByStaff':
      return status === 'PENDING' && nightsFree ? 'CONFIRMED' : null;
    case 'cancelled':
      return status === 'HOLD' || status === 'PENDING' || status === 'CONFIRMED' ? 'CANCELLED' : null;
    case 'refunded':
      return status === 'PAID_NEEDS_REFUND' ? 'REFUNDED' : null;
    case 'refundVoided':
      return status === 'REFUNDED' ? 'PAID_NEEDS_REFUND' : null;
  }
}

/**
 * Tells whether a booking blocks its nights at an instant. A hold ends by the clock alone, with no sweeper.
 *
 * @param endsAt UTC ms at which a HOLD or PENDING booking ends; ignored for the others
 * @param now UTC ms by the server's clock
 */
export function blocksNights(booking: { status: BookingStatus; endsAt: number | null }, now: number): boolean {
  if (booking.status === 'CONFIRMED') return true;
  if (booking.status !== 'HOLD' && booking.status !== 'PENDING') return false;
  return booking.endsAt === null || now < booking.endsAt;
}

export type StayProblem = 'datesMissing' | 'checkOutNotAfterCheckIn' | 'checkInPast' | 'tooLong' | 'tooFarAhead';

/** Checks the dates of a stay; `null` when they can be booked. */
export function stayProblem(checkIn: unknown, checkOut: unknown, today: Day): StayProblem | null {
  if (!isDay(checkIn) || !isDay(checkOut)) return 'datesMissing';
  if (checkOut <= checkIn) return 'checkOutNotAfterCheckIn';
  if (checkIn < today) return 'checkInPast';
  if (nightsBetween(checkIn, checkOut) > MAX_NIGHTS) return 'tooLong';
  return nightsBetween(today, checkOut) > MAX_DAYS_AHEAD ? 'tooFarAhead' : null;
}

/**
 * Rate policies (ruling 4): paid in full on the booking day, or on arrival. What cancelling costs by each, the house
 * says.
 */
export const RATE_POLICIES = ['prepaid', 'onArrival'] as const;
export type RatePolicy = (typeof RATE_POLICIES)[number];

/**
 * Terms of cancelling: free until so many days before check-in, then so many percent. Without a fee the days say
 * nothing.
 */
export interface CancelTerms {
  freeBeforeDays: number;
  feePercent: number;
}

/**
 * The instant (UTC ms) until which cancelling is free: the check-in hour in Viet Nam, that many days earlier.
 *
 * @param checkInTime `HH:mm`
 */
export const freeCancellationUntil = (
  { freeBeforeDays, feePercent }: CancelTerms,
  checkIn: Day,
  checkInTime: string,
): number => instantInVietNam(feePercent === 0 ? checkIn : addDays(checkIn, -freeBeforeDays), checkInTime);

/** Working days within which a hotel gives money back that has not said otherwise. */
export const REFUND_WORKING_DAYS = 7;

/** The same by the copy of the policy that a booking keeps, whatever the policy has become since (ruling 4). */
export const feeOfCopy = (copy: { freeUntil: number; feePercent: number; total: number }, now: number): number =>
  now < copy.freeUntil ? 0 : Math.round((copy.total * copy.feePercent) / 100);

/**
 * Tells whether a guest may cancel: a hold or request at any time, a confirmed stay until its check-in hour.
 *
 * @param checkInAt the instant of check-in, UTC ms
 */
export function isCancellable(status: BookingStatus, checkInAt: number, now: number): boolean {
  return status === 'HOLD' || status === 'PENDING' || (status === 'CONFIRMED' && now < checkInAt);
}

/** The status of a booking by the clock, whether or not its end has been stored yet. */
export function statusAt(booking: { status: BookingStatus; endsAt: number | null }, now: number): BookingStatus {
  const { status } = booking;
  if (blocksNights(booking, now) || (status !== 'HOLD' && status !== 'PENDING')) return status;
  return status === 'HOLD' ? 'EXPIRED' : 'LAPSED';
}
