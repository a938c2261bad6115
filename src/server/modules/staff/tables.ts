import type { Columns } from '../../platform/db/columns';

/** Table of what staff did. */
export interface StaffTables {
  /** Record of which staff member read or changed what, and when; never what a code is. */
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
}

/** Says what of these rows tells of people. */
export const STAFF_COLUMNS: Columns<StaffTables> = {
  audit: { audit: 'staff_id staff_name subject address people', nobody: 'id at action' },
};
