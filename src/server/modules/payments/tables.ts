import type { Columns } from '../../platform/db/columns';

/** Tables of the wallet that stands in for MoMo. */
export interface PaymentTables {
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
}

/** Says what of these rows tells of people. */
export const PAYMENT_COLUMNS: Columns<PaymentTables> = {
  sandbox_orders: {
    nobody: 'order_id request_id page_key body result_code trans_id settle_at notify_at tries created_at',
  },
};
