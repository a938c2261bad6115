import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../../domain/bookings/booking';

/**
 * Fields that both payment calls read. The specification sends the guest's fields along; they are in the booking
 * already and not read again.
 */
export const cashPayment = z.object({
  bookingType: z.literal('APARTMENT'),
  bookingId: z.string(),
  /** VND; the booking's total. */
  amount: z.int(),
});
export type CashPayment = z.infer<typeof cashPayment>;

/**
 * `POST /api/payments/momo` → 200 `momoOrder`. 409 `holdEnded`, 409 `priceChanged` with `totalPrice`; 502 `momoNoLink`
 * when the wallet gave no link, 502 `momoFailed` when it could not be reached: the hold stays and can be tried again.
 * The same hold asked for again gets the link of its open order.
 */
export const momoPayment = z.extend(cashPayment, { paymentMethod: z.literal('MOMO') });
export type MomoPayment = z.infer<typeof momoPayment>;
export const momoOrder = z.object({ payUrl: z.string() });

/** `POST /api/payments/cash` → 200: the guest pays on arrival. */
export const cashReceipt = z.object({ bookingId: z.string(), status: z.enum(BOOKING_STATUSES) });
