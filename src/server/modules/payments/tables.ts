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
