/** Tables of the reception desk. */
export interface DeskTables {
  /** How far reception is with what guests have sent; what has no row is new. */
  item_states: { kind: string; item_id: string; state: 'seen' | 'done'; staff_name: string; at: number };
}
