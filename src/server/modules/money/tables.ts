import type { LineKind } from '../../../domain/bookings/bill';

/** Tables of the money of bookings. */
export interface MoneyTables {
  /** What was charged besides the room, and money that came or went back. Lines are added and voided, never changed. */
  bill_lines: {
    id: string;
    booking_id: string;
    /** Place in the bill, from 1. */
    position: number;
    kind: LineKind;
    /** What was sold, or the note beside a payment. */
    text: string;
    /** Of the wallet or the bank; kept with the accounts. */
    reference: string;
    quantity: number;
    /** VND, as it changes the balance: what is charged above 0, money below, money that goes back above. */
    amount: number;
    created_at: number;
    /** Who of the staff; `null` for the wallet, the guest or the clock. */
    staff_name: string | null;
    voided_at: number | null;
    voided_by: string | null;
    void_reason: string | null;
  };
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
