import type { Columns } from '../../platform/db/columns';

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
  /** Submissions for the spreadsheet script, with `done_at` once it has them; `id` is the submission's own. */
  forwards: {
    id: string;
    kind: string;
    tries: number;
    next_at: number;
    done_at: number | null;
    created_at: number;
  };
}

/** Says what of these rows tells of people. */
export const GUEST_FORM_COLUMNS: Columns<GuestFormTables> = {
  guest_forms: { guestForms: 'full_name email phone_number apartment', nobody: 'id received_at' },
  interests: { interests: 'full_name email phone_number apartment action', nobody: 'id received_at' },
  forwards: { nobody: 'id kind tries next_at done_at created_at' },
};
