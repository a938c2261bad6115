import type { BookingStatus } from '../bookings/booking';
import type { DroppedReason } from './outcomes';

/** Mails to a guest about a booking. */
export const BOOKING_MAIL_KINDS = [
  'requested',
  'hold',
  'confirmed',
  'moved',
  'doorGiven',
  'doorMoved',
  'doorWaits',
  'doorLost',
  'lapsed',
  'cancelled',
  'refundDue',
] as const;
export type BookingMailKind = (typeof BOOKING_MAIL_KINDS)[number];

/** Holds what the house is told of a booking that nobody of its own has made or changed. */
const HOUSE_NEWS = ['requested', 'confirmed', 'paid', 'cancelled', 'refundDue'] as const;
export type HouseNews = (typeof HOUSE_NEWS)[number];

/** In which states of its booking a mail is true. What has become of a booking since has a mail of its own. */
const TRUE_IN: Readonly<Record<BookingMailKind | HouseNews, readonly BookingStatus[]>> = {
  requested: ['PENDING'],
  hold: ['HOLD'],
  confirmed: ['CONFIRMED'],
  moved: ['PENDING', 'CONFIRMED'],
  doorGiven: ['CONFIRMED'],
  doorMoved: ['CONFIRMED'],
  doorWaits: ['CONFIRMED'],
  doorLost: ['CONFIRMED'],
  lapsed: ['EXPIRED', 'LAPSED'],
  cancelled: ['CANCELLED'],
  refundDue: ['PAID_NEEDS_REFUND'],
  paid: ['CONFIRMED'],
};

/** Holds what is said instead of a mail that is not true in this state. */
const INSTEAD: Readonly<Record<BookingStatus, DroppedReason>> = {
  HOLD: 'waiting',
  PENDING: 'waiting',
  CONFIRMED: 'confirmed',
  EXPIRED: 'ended',
  PAYMENT_FAILED: 'ended',
  LAPSED: 'ended',
  CANCELLED: 'cancelled',
  PAID_NEEDS_REFUND: 'refundDue',
  REFUNDED: 'refunded',
};

/** Mails that look forward to a stay. */
const OF_STAY: ReadonlySet<BookingMailKind | HouseNews> = new Set([
  'confirmed',
  'moved',
  'doorGiven',
  'doorMoved',
  'doorWaits',
  'doorLost',
]);

/** Says how a booking stands when a mail about it is about to go out. */
export interface MailedBooking {
  /** By the clock; `null` when it does not count. */
  status: BookingStatus | null;
  /** The stay is over, or nobody came, since the mail was written. */
  isOver: boolean;
  /** Rooms, and how many of them have their door. */
  rooms: number;
  doors: number;
}

/**
 * Says why a mail about a booking is no longer true; `null` while it is. What it says of days, room and money is another
 * matter: that is said as it is when it goes out.
 */
export function staleBookingMail(
  kind: BookingMailKind | HouseNews,
  { status, isOver, rooms, doors }: MailedBooking,
): DroppedReason | null {
  if (status !== null && !TRUE_IN[kind].includes(status)) return INSTEAD[status];
  if (isOver && OF_STAY.has(kind)) return 'stayOver';
  if ((kind === 'doorGiven' || kind === 'doorMoved') && doors < rooms) return 'doorChanged';
  return (kind === 'doorWaits' || kind === 'doorLost') && doors >= rooms ? 'doorChanged' : null;
}
