import type { LineKind, RefundMeans } from '../../../domain/billing/bill';
import type { Columns } from '../../platform/db/columns';

/** Tables of the money of bookings. */
export interface MoneyTables {
  /** Charges besides the room, payments and refunds. Lines are added and voided, never changed. */
  bill_lines: {
    id: string;
    booking_id: string;
    /** Place in the bill, from 1. */
    position: number;
    kind: LineKind;
    /** The thing sold, or the note beside a payment. */
    text: string;
    /** Of the wallet or the bank; kept with the accounts. */
    reference: string;
    /** Means by which money went back; `null` for all else, and for refunds of before this was asked. */
    means: RefundMeans | null;
    quantity: number;
    /** VND, as it changes the balance: what is charged above 0, money below, money that goes back above. */
    amount: number;
    created_at: number;
    /** Name of the staff; `null` for the wallet, the guest or the clock. */
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

/** Says what of these rows tells of people. */
export const MONEY_COLUMNS: Columns<MoneyTables> = {
  bill_lines: {
    bookings: 'text void_reason',
    staff: 'staff_name voided_by',
    nobody: 'id booking_id position kind reference means quantity amount created_at voided_at',
  },
  payment_attempts: {
    nobody:
      'order_id request_id booking_id amount state pay_url result_code trans_id busy_until checks next_check_at created_at',
  },
};
