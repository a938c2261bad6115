import * as z from 'zod/mini';
import { GUIDE_LANGUAGES } from '../../domain/guide/guide-languages';
import { PAYMENT_KINDS, REFUND_MEANS } from '../../domain/billing/bill';
import { BOOKING_STATUSES } from '../../domain/bookings/booking';
import { isDay } from '../../domain/days';
import { BOOKING_EVENT_KINDS, PRESENCES } from '../../domain/bookings/guest-marks';
import { MAX_BOOKING_TEXT } from './bookings';
import { bookingCorrection } from './desk-corrections';
import { bookingMail } from '../mails/desk';
import { bookingMove } from './desk-moves';

const status = z.enum(BOOKING_STATUSES);
const text = z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(MAX_BOOKING_TEXT));
const note = z.optional(z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(500)));

/** A guest's stay, nights kept for repair, nights that another channel has sold. */
export const BOOKING_KINDS = ['GUEST', 'REPAIR', 'CHANNEL'] as const;

/** A booking in reception's lists. Instants are ISO 8601 in UTC, money is VND. */
export const deskBooking = z.object({
  id: z.string(),
  kind: z.enum(BOOKING_KINDS),
  /** By the server's clock: a hold that has ended says so. */
  status,
  /** Reception has noted that the guest has not come. */
  noShow: z.optional(z.boolean()),
  /** Whereabouts of the guest of a confirmed booking, by reception's marks. */
  presence: z.optional(z.enum(PRESENCES)),
  /** The doors that its guests have or had last; not there for none. */
  doors: z.optional(z.array(z.string())),
  roomId: z.int(),
  room: z.string(),
  apartment: z.string(),
  guestName: z.string(),
  phone: z.string(),
  email: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  quantity: z.int(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  total: z.int(),
  /** Less what went back. */
  paid: z.int(),
  /** Charges besides the room. */
  charges: z.int(),
  /** Still owed by the guest; below 0, owed by the hotel. */
  balance: z.int(),
  refundDue: z.int(),
  /** Paid to the wallet that stands in for MoMo, VND: no real money. Absent where it had no part in it. */
  sandboxPaid: z.optional(z.int()),
  method: z.nullable(z.enum(['MOMO', 'CASH'])),
  /** Instant at which it stops holding its nights; `null` when it does not. */
  endsAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type DeskBooking = z.infer<typeof deskBooking>;

/** Money after a cancellation or a refund, VND. `reference` is that of the bank. */
const bookingMoney = z.object({
  kept: z.int(),
  due: z.int(),
  refunded: z.int(),
  reference: z.optional(z.string()),
});
export type BookingMoney = z.infer<typeof bookingMoney>;

/** Filters of the list. */
export const BOOKING_FILTERS = [
  'all',
  'here',
  'pending',
  'hold',
  'confirmed',
  'noShow',
  'debt',
  'refund',
  'over',
] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];

/** Nights that a list is narrowed to: whose stay touches a day of `[from, to]`. Each alone is open at the other end. */
export const listDays = {
  from: z.optional(z.string().check(z.refine(isDay))),
  to: z.optional(z.string().check(z.refine(isDay))),
};

/** `GET /api/reception/bookings?q=&filter=&page=&from=&to=`: the nearest first, what is over last. */
export const deskBookingPage = z.object({
  items: z.array(deskBooking),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  serverNow: z.string(),
});
export type DeskBookingPage = z.infer<typeof deskBookingPage>;

/** `GET /api/reception/bookings/{id}`: everything, and what can be done with it now. */
export const deskBookingDetail = z.extend(deskBooking, {
  nightlyPrice: z.int(),
  surcharge: z.int(),
  identity: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  nationality: z.string(),
  lang: z.enum(GUIDE_LANGUAGES),
  /** Origin, and what reception has to remember. */
  source: z.string(),
  note: z.string(),
  /** Grows with every change; sent along with a correction. */
  sequence: z.int(),
  freeUntil: z.string(),
  feePercent: z.int(),
  /** Price of cancelling now by the policy, VND. */
  fee: z.int(),
  /** Hours that were agreed to with the guest, `HH:mm`; not there for the hotel's own. */
  arrivalHour: z.optional(z.string()),
  departureHour: z.optional(z.string()),
  /** The house's terms of leaving later; not there where it has none. */
  late: z.optional(z.object({ checkOut: z.string(), anHour: z.int() })),
  /** Instants at which reception saw the guest come and go. */
  arrivedAt: z.nullable(z.string()),
  leftAt: z.nullable(z.string()),
  /** Instant at which reception noted that the guest has not come; not there while it has not. */
  noShowAt: z.optional(z.string()),
  can: z.object({
    confirm: z.boolean(),
    cancel: z.boolean(),
    refund: z.boolean(),
    correct: z.boolean(),
    /** True where the confirmation can be sent again. */
    mail: z.boolean(),
    arrive: z.boolean(),
    leave: z.boolean(),
    /** Noting that the guest has not come; below, taking it back. */
    noShow: z.boolean(),
    comeLate: z.boolean(),
    move: z.boolean(),
    /** Saying who comes for nights that another channel has sold. */
    name: z.optional(z.boolean()),
  }),
  history: z.array(
    z.object({
      at: z.string(),
      status,
      /** Name of the staff; `null` for the guest, the wallet or the clock. */
      by: z.nullable(z.string()),
      note: z.string(),
      /** Kind of an entry that changed no status. */
      event: z.nullable(z.enum(BOOKING_EVENT_KINDS)),
      /** Of an hour that was agreed to: `HH:mm`. */
      hour: z.optional(z.string()),
      /** Charge for it, VND; not there for nothing. */
      charge: z.optional(z.int()),
      /** Paid money by where it went, VND: kept as the fee, due back, given back. */
      money: z.optional(bookingMoney),
      /** Door that was given or returned; from where to where when it was changed. */
      door: z.optional(z.string()),
      /** Fields that were corrected. */
      correction: z.optional(bookingCorrection),
      /** From where to where, of a move. */
      move: z.nullable(bookingMove),
    }),
  ),
  /** Mails about it, oldest first; answers that a device has kept from before have none. */
  mails: z.optional(z.array(bookingMail)),
  /** No mail leaves this house. */
  mailsKept: z.optional(z.boolean()),
  payments: z.array(z.object({ orderId: z.string(), amount: z.int(), state: z.string(), at: z.string() })),
  serverNow: z.string(),
});
export type DeskBookingDetail = z.infer<typeof deskBookingDetail>;

/** Says that the asker offers to take it back: the guest's mail then waits until that offer is over. */
const undo = z.optional(z.boolean());
/**
 * `POST …/{id}/confirm`. `DELETE …/{id}/confirm` takes it back as long as nothing else has happened: 409 `undoPaid`,
 * `undoArrived`, `undoDoor`, `undoChanged`, `undoLapsed`. A guest who has read the mail gets one that says so.
 */
export const deskConfirm = z.nullish(z.object({ undo }));
export type Undoable = NonNullable<z.infer<typeof deskConfirm>>;
/**
 * `POST …/{id}/cancel`. Without `waiveFee` the policy's fee is kept back from what was paid. `DELETE …/{id}/cancel`
 * takes nights, door, links and money back as they were: 409 `nightTaken` with `night`, `doorTaken`, `undoChanged`,
 * `undoLapsed`.
 */
export const deskCancel = z.object({ note, waiveFee: z.optional(z.boolean()), undo });
export type DeskCancel = z.infer<typeof deskCancel>;
/** `POST …/{id}/refunded`: the money has gone back. The bank's reference is kept with the accounts, the note with the guest. */
export const deskRefund = z.object({
  note,
  reference: z.optional(z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(60))),
  /** Means by which it went back. */
  means: z.optional(z.enum(REFUND_MEANS)),
});
export type DeskRefund = z.infer<typeof deskRefund>;

const count = z.optional(z.int());
/** `POST /api/reception/bookings`: a guest at the desk or on the telephone; confirmed at once, paid on site. */
export const walkIn = z.object({
  roomId: z.int(),
  checkIn: z.string(),
  checkOut: z.string(),
  quantity: count,
  adults: count,
  children: count,
  babies: count,
  guestName: text.check(z.minLength(1)),
  guestPhone: z.optional(text),
  /** Without one no mail goes out. */
  guestEmail: z.optional(text),
  /** A country's name or code: who is foreign is declared to the police, so nobody is taken to be Vietnamese. */
  guestNationality: text.check(z.minLength(1)),
  /** The door that the guest is given at once. */
  door: z.optional(z.string()),
  /** Also while the guest before is still inside. */
  anyway: z.optional(z.boolean()),
  /** The price that the screen showed, VND; any other amount with `priceReason`, by hand. */
  totalPrice: z.int().check(z.nonnegative()),
  priceReason: z.optional(text.check(z.minLength(1))),
  /** The reason to sell it though the house does not sell these dates (`minStay`, `stopSell` …). */
  notSoldReason: z.optional(text.check(z.minLength(1))),
  /** The guest stands here: noted as arrived at once. 422 for a stay that does not begin today. */
  arrived: z.optional(z.boolean()),
  /** The whole price has been taken, and how. */
  payment: z.optional(z.enum(PAYMENT_KINDS).check(z.refine((kind) => kind !== 'REFUND'))),
});
export type WalkIn = z.infer<typeof walkIn>;

/**
 * `POST /api/reception/channels/events/{eventId}/booking` → 201: nights that another channel has sold, the id of their
 * bar, become the booking of their guest. Its price is what the channel says, VND. 409 `bookingChanged` once they are.
 */
export const channelGuest = z.object({
  guestName: text.check(z.minLength(1)),
  guestPhone: z.optional(text),
  guestEmail: z.optional(text),
  guestNationality: text.check(z.minLength(1)),
  adults: count,
  children: count,
  totalPrice: z.int().check(z.nonnegative()),
});
export type ChannelGuest = z.infer<typeof channelGuest>;

/** `POST /api/reception/blocks`: nights that nobody can have. Ends with `DELETE …/{id}`. */
export const newBlock = z.object({
  roomId: z.int(),
  from: z.string(),
  to: z.string(),
  quantity: count,
  reason: text.check(z.minLength(1)),
  /** Number among the rooms of its type, from 0; any that is free without one. */
  slot: z.optional(z.int()),
  /** The one door of the type that nobody is to get; any room of it without one. */
  door: z.optional(text),
});
export type NewBlock = z.infer<typeof newBlock>;
export const madeBooking = z.object({ id: z.string() });
