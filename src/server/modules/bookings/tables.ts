import type { BookingStatus, RatePolicy } from '../../../domain/bookings/booking';
import type { Language } from '../../../domain/languages';

/** Tables of the catalogue, the bookings, the payments and their mails. */
export interface BookingTables {
  apartments: {
    id: number;
    area: string;
    status: string;
    body: string;
    /** Place in lists. */
    position: number;
  };
  rooms: {
    id: number;
    apartment_id: number;
    price: number;
    discount: number;
    max_adults: number;
    max_children: number;
    max_rooms: number;
    policy: RatePolicy;
    body: string;
    revision: number;
  };
  bookings: {
    id: string;
    apartment_id: number;
    room_id: number;
    check_in: string;
    check_out: string;
    quantity: number;
    adults: number;
    children: number;
    babies: number;
    nightly_price: number;
    surcharge: number;
    total: number;
    policy: RatePolicy;
    free_before_days: number;
    fee_percent: number;
    /** Cancelling is free before this instant. */
    free_until: number;
    status: BookingStatus;
    /** When a HOLD or PENDING booking stops blocking its nights; `null` for one that has no end. */
    ends_at: number | null;
    payment_method: 'MOMO' | 'CASH' | null;
    /** What was paid less what went back, VND. */
    paid: number;
    refund_due: number;
    /** What was charged besides the room and not voided, VND; moved by `billing/ledger.ts` alone, as `paid` is. */
    charges: number;
    /** VND that the wallet standing in for MoMo says were paid: no money, never part of `paid`, never owed back. */
    sandbox_paid: number;
    guest_name: string;
    guest_email: string;
    guest_phone: string;
    guest_identity: string | null;
    guest_birthday: string | null;
    guest_nationality: string;
    email_key: string;
    phone_key: string | null;
    device: string | null;
    /** Who was signed in when it was made. */
    user_id: string | null;
    lang: Language;
    /** Of the calendar file: grows with every change. */
    sequence: number;
    created_at: number;
    updated_at: number;
    /** A guest's stay, nights kept for repair, or nights that another channel has sold. */
    kind: BookingKind;
    /** Of `room_channels`, and the event's own name there. */
    channel_id: string | null;
    channel_uid: string | null;
    /** When reception saw the guest come, and go; `null` while nobody has. They say nothing about the status. */
    arrived_at: number | null;
    left_at: number | null;
    /** When reception noted that the guest has not come. */
    no_show_at: number | null;
    /** Where it came from, and what reception has to remember of it; free text. */
    source: string;
    note: string;
    /** What it is found by, without marks and in lower case. */
    search: string;
  };
  /** One row for each night of each physical room; `ends_at` is that of its booking. */
  room_nights: { room_id: number; night: string; slot: number; booking_id: string; ends_at: number | null };
  /** Rows that concurrent bookings of one contact or device wait for. */
  booking_parties: { party: string; seen_at: number };
  /** Fingerprint of each network that a booking came from, kept for a day. */
  booking_origins: { network: string; booking_id: string; made_at: number };
  payment_attempts: {
    order_id: string;
    request_id: string;
    booking_id: string;
    amount: number;
    state: AttemptState;
    pay_url: string | null;
    result_code: number | null;
    trans_id: string | null;
    /** Until then a process is asking the wallet for this order. */
    busy_until: number;
    checks: number;
    next_check_at: number | null;
    created_at: number;
  };
  attention: {
    id: string;
    kind: string;
    booking_id: string | null;
    order_id: string | null;
    detail: string;
    created_at: number;
    resolved_at: number | null;
  };
  sandbox_orders: {
    order_id: string;
    request_id: string;
    page_key: string;
    body: string;
    result_code: number;
    trans_id: number;
    settle_at: number | null;
    notify_at: number | null;
    tries: number;
    created_at: number;
  };
  mails: {
    id: string;
    kind: string;
    booking_id: string | null;
    lang: Language;
    body: string;
    tries: number;
    next_at: number;
    sent_at: number | null;
    created_at: number;
    /** Hash of the mailbox of a mail that a stranger has caused; `null` for every other. */
    recipient: string | null;
  };
}

/**
 * - `CREATING`: written down, and the wallet's answer is not known (yet)
 * - `OPEN`: the guest has a link
 * - `LOST`: the wallet knows the order and its link is lost
 * - `REFUSED`: the wallet made no order
 * - `PAID`, `FAILED`: the wallet's last word
 * - `DROPPED`: not asked about any more
 */
type AttemptState = 'CREATING' | 'OPEN' | 'LOST' | 'REFUSED' | 'PAID' | 'FAILED' | 'DROPPED';

export type BookingKind = 'GUEST' | 'REPAIR' | 'CHANNEL';
