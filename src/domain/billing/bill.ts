import { type BookingStatus, isGivenUp } from '../bookings/booking';

/**
 * Lines that change what a guest owes: goods and services, the fee of a cancelled booking, a discount with its reason.
 */
export const CHARGE_KINDS = ['CHARGE', 'FEE', 'DISCOUNT'] as const;
/** Lines that reception itself writes. */
export const WRITTEN_KINDS = ['CHARGE', 'DISCOUNT'] as const;
/** Ways in which money goes back. */
export const REFUND_MEANS = ['CASH', 'TRANSFER', 'CARD'] as const;
export type RefundMeans = (typeof REFUND_MEANS)[number];
/** Ways in which money came, or went back. */
export const PAYMENT_KINDS = ['CASH', 'TRANSFER', 'CARD', 'WALLET', 'REFUND'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
/** Kinds of lines on a bill. The room has no line of its own: its price follows the booking. */
export type LineKind = (typeof CHARGE_KINDS)[number] | PaymentKind;
export const BILL_KINDS = ['ROOM', ...CHARGE_KINDS, ...PAYMENT_KINDS] as const;

/** The most that one line says, VND: a figure with more digits is one that slipped. */
export const MAX_LINE_AMOUNT = 1_000_000_000;
export const MAX_LINE_QUANTITY = 999;

/** Amounts that the balance of a booking follows from, VND. */
interface BookingMoneyNow {
  status: BookingStatus;
  /** Price of the room. */
  total: number;
  /** Charges besides the room that are not voided. */
  charges: number;
  /** Payments less refunds. */
  paid: number;
}

/** Price of a booking's room now, VND: 0 once it is given up. The fee that was kept is a charge. */
export const roomCharge = ({ status, total }: Pick<BookingMoneyNow, 'status' | 'total'>): number =>
  isGivenUp(status) ? 0 : total;

/** Balance of a booking, VND: the sum of its bill. Above 0 the guest owes it, below 0 the hotel does. */
export const balanceOf = (booking: BookingMoneyNow): number => roomCharge(booking) + booking.charges - booking.paid;

/** Still to be paid by the guest, VND. */
export const dueOf = (booking: BookingMoneyNow): number => Math.max(0, balanceOf(booking));

/** Owed to the guest by the hotel, VND. */
export const owedBack = (booking: BookingMoneyNow): number => Math.max(0, -balanceOf(booking));

/** Part of a cancellation's fee that can be kept: at most what was paid beyond the charges. */
export const keptFee = (fee: number, { charges, paid }: Pick<BookingMoneyNow, 'charges' | 'paid'>): number =>
  Math.max(0, Math.min(fee, paid - charges));

/** Tells whether a line counts among what is charged, and not among money. */
export const isCharged = (kind: LineKind): boolean => CHARGE_KINDS.some((one) => one === kind);

/** Changes the balance by a line: what is charged adds, discounts and money take off, money that goes back adds. */
export const signedAmount = (kind: LineKind, amount: number): number =>
  kind === 'CHARGE' || kind === 'FEE' || kind === 'REFUND' ? amount : -amount;
