/** Tables of what guests send by form. */
export interface GuestFormTables {
  guest_forms: {
    id: string;
    full_name: string;
    email: string;
    phone_number: string;
    apartment: string;
    received_at: number;
  };
  interests: {
    id: string;
    full_name: string;
    email: string;
    phone_number: string;
    apartment: string;
    action: string;
    received_at: number;
  };
  /** What is still to be told to the spreadsheet script; `id` is the submission's own. */
  forwards: {
    id: string;
    kind: string;
    tries: number;
    next_at: number;
    done_at: number | null;
    created_at: number;
  };
}
