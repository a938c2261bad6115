import * as z from 'zod/mini';
import {
  BILL_KINDS,
  MAX_LINE_AMOUNT,
  MAX_LINE_QUANTITY,
  PAYMENT_KINDS,
  REFUND_MEANS,
  WRITTEN_KINDS,
} from '../../domain/billing/bill';

const text = z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(200));
/** VND. */
const amount = z.int().check(z.minimum(1), z.maximum(MAX_LINE_AMOUNT));

/** One line of a bill; what was voided stays on it and counts no more. */
const billLine = z.object({
  /** `room` for the room itself, which follows the booking. */
  id: z.string(),
  kind: z.enum(BILL_KINDS),
  text: z.string(),
  quantity: z.int(),
  /** Means by which money went back; not there for all else. */
  means: z.optional(z.enum(REFUND_MEANS)),
  /** VND for the whole line: what is charged above 0, a discount and money that came below, money that went back above. */
  amount: z.int(),
  at: z.string(),
  /** Name of the staff; `null` for the wallet, the guest or the clock. */
  by: z.nullable(z.string()),
  voided: z.boolean(),
  /** Instant, person and reason of its being struck through. */
  voiding: z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.string() })),
  /** True where it can be struck through: not what the wallet itself has said, and not twice. */
  voidable: z.boolean(),
});
export type BillLine = z.infer<typeof billLine>;

/** `GET /api/reception/bookings/{id}/bill`: the balance is the sum of the lines that are not voided. */
export const bill = z.object({
  lines: z.array(billLine),
  /** VND; above 0 what the guest owes, below what the hotel owes. */
  balance: z.int(),
  /** The most that can be given back, VND. */
  paid: z.int(),
  /** Goods that the house sells or has to replace, from its own tables; VND for one piece. */
  prices: z.array(z.object({ text: z.string(), price: z.int() })),
});
export type Bill = z.infer<typeof bill>;

/** `POST …/{id}/charges`: `amount` is that of the whole line, not of one piece; of a discount the `text` is the reason. */
export const newCharge = z.object({
  kind: z.optional(z.enum(WRITTEN_KINDS)),
  text: text.check(z.minLength(1)),
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY))),
  amount,
});
export type NewCharge = z.infer<typeof newCharge>;

/**
 * `POST …/{id}/payments`. 409 `refundAbovePaid` for more than there is, `aboveBalance` with `{balance}` for more than is
 * open unless `above`; 422 for a refund without `means`.
 */
export const newPayment = z.object({
  kind: z.enum(PAYMENT_KINDS),
  amount,
  note: z.optional(text),
  means: z.optional(z.enum(REFUND_MEANS)),
  above: z.optional(z.boolean()),
});
export type NewPayment = z.infer<typeof newPayment>;

/** `GET /api/reception/debts`: guests who have left and owe, the last to leave first; VND, ISO 8601 in UTC. */
export const debts = z.object({
  items: z.array(z.object({ bookingId: z.string(), guestName: z.string(), balance: z.int(), leftAt: z.string() })),
});
export type Debts = z.infer<typeof debts>;

/** `POST …/{id}/lines/{lineId}/void`. 409 `lineVoided`, `lineFixed`, `refundAbovePaid`. */
export const voidLine = z.object({ reason: text.check(z.minLength(1)) });
export type VoidLine = z.infer<typeof voidLine>;

/** The line that was written or struck through, and the balance after it. */
export const billChange = z.object({ id: z.string(), balance: z.int() });
