import type { Columns } from '../../platform/db/columns';

/** Tables of what somebody at the desk has to look at. */
export interface AttentionTables {
  attention: {
    id: string;
    kind: string;
    booking_id: string | null;
    order_id: string | null;
    detail: string;
    created_at: number;
    resolved_at: number | null;
  };
  /** States of what guests have sent, at reception; what has no row is new. */
  item_states: { kind: string; item_id: string; state: 'seen' | 'done'; staff_name: string; at: number };
}

/** Says what of these rows tells of people. */
export const ATTENTION_COLUMNS: Columns<AttentionTables> = {
  attention: { nobody: 'id kind booking_id order_id detail created_at resolved_at' },
  item_states: { staff: 'staff_name', nobody: 'kind item_id state at' },
};
