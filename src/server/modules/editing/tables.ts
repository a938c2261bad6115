import type { Columns } from '../../platform/db/columns';

/** Changes that the desk has made to what guests read. */
export interface EditingTables {
  /** Every change with what stood there before it, so that it can be read and taken back. */
  content_changes: {
    id: string;
    area: string;
    /** Changed part of the area: one of its pages, or the id of one of its things. */
    subject: string;
    /** From 1 for each subject: which of two changes of one instant came first. */
    sequence: number;
    at: number;
    staff_id: string;
    staff_name: string;
    /** JSON; `null` in JSON where nothing stood there, or stands there any more. */
    before: string;
    after: string;
    undone_at: number | null;
    undone_by: string | null;
  };
}

/** Says what of these rows tells of people. */
export const EDITING_COLUMNS: Columns<EditingTables> = {
  content_changes: {
    staff: 'staff_id staff_name undone_by',
    nobody: 'id area subject sequence at before after undone_at',
  },
};
