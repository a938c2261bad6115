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
}
