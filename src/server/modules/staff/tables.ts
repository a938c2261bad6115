import type { Columns } from '../../platform/db/columns';

/** Tables of sessions and of what staff did. */
export interface StaffTables {
  /** Who of the staff read or changed what, and when; never what a code is. */
  audit: {
    id: string;
    at: number;
    staff_id: string;
    staff_name: string;
    action: string;
    /** Id or code of what it was about; `''` for a whole list. */
    subject: string;
    /** From where, as far as it may be written down; `''` for what was done on the server itself. */
    address: string;
    /** Ids of those whose data were opened or taken along, a blank between them. */
    people: string;
  };
  /** `token_hash`: SHA-256 of what the browser's cookie holds. */
  sessions: {
    token_hash: string;
    user_id: string;
    created_at: number;
    seen_at: number;
    /** When whoever sits there last proved who they are. */
    confirmed_at: number | null;
  };
}

/** Says what of these rows tells of people. */
export const STAFF_COLUMNS: Columns<StaffTables> = {
  audit: { audit: 'staff_id staff_name subject address people', nobody: 'id at action' },
  sessions: { account: 'token_hash user_id', nobody: 'created_at seen_at confirmed_at' },
};
