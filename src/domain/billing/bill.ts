import { type BookingStatus, isGivenUp } from '../bookings/booking';

/**
 * What was sold to a guest besides the room, what is kept of a booking that was cancelled, and what was taken off with a
 * reason.
 */
export const CHARGE_KINDS = ['CHARGE', 'FEE', 'DISCOUNT'] as const;
/** Lines that reception itself writes. */
export const WRITTEN_KINDS = ['CHARGE', 'DISCOUNT'] as const;
/** Ways in which money goes back. */
export const REFUND_MEANS = ['CASH', 'TRANSFER', 'CARD'] as const;
export type RefundMeans = (typeof REFUND_MEANS)[number];
/** How money came, or went back. */
export const PAYMENT_KINDS = ['CASH', 'TRANSFER', 'CARD', 'WALLET', 'REFUND'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
/** What stands on a bill. The room is no line of its own: what it costs follows the booking. */
export type LineKind = (typeof CHARGE_KINDS)[number] | PaymentKind;
export const BILL_KINDS = ['ROOM', ...CHARGE_KINDS, ...PAYMENT_KINDS] as const;

/** The most that one line says, VND: a figure with more digits is one that slipped. */
export const MAX_LINE_AMOUNT = 1_000_000_000;
export const MAX_LINE_QUANTITY = 999;

/** What the balance of a booking follows from, VND. */
interface BookingMoneyNow {
  status: BookingStatus;
  /** What the room costs. */
  total: number;
  /** What was charged besides and not voided. */
  charges: number;
  /** What was paid, less what went back. */
  paid: number;
}

/** What the room of a booking costs now, VND: nothing once it is given up, but for the fee that was kept. */
export const roomCharge = ({ status, total }: Pick<BookingMoneyNow, 'status' | 'total'>): number =>
  isGivenUp(status) ? 0 : total;

/** What a guest still owes, VND; below 0 what the hotel owes them. It is the sum of the lines of the bill. */
export const balanceOf = (booking: BookingMoneyNow): number => roomCharge(booking) + booking.charges - booking.paid;

/** What a guest still has to pay, VND. */
export const dueOf = (booking: BookingMoneyNow): number => Math.max(0, balanceOf(booking));

/** What the hotel owes a guest, VND. */
export const owedBack = (booking: BookingMoneyNow): number => Math.max(0, -balanceOf(booking));

/** What of a cancellation's fee can be kept: no more than there is after what was charged. */
export const keptFee = (fee: number, { charges, paid }: Pick<BookingMoneyNow, 'charges' | 'paid'>): number =>
  Math.max(0, Math.min(fee, paid - charges));

/** Tells whether a line counts among what is charged, and not among money. */
export const isCharged = (kind: LineKind): boolean => CHARGE_KINDS.some((one) => one === kind);

/** Changes the balance by a line: what is charged adds, discounts and money take off, money that goes back adds. */
export const signedAmount = (kind: LineKind, amount: number): number =>
  kind === 'CHARGE' || kind === 'FEE' || kind === 'REFUND' ? amount : -amount;
