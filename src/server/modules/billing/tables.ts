import type { LineKind } from '../../../domain/bookings/bill';

/** Tables of the money of bookings. */
export interface BillingTables {
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
}
