import type { Columns } from '../../platform/db/columns';

/** Tables of foreign guests and their declaration. */
export interface ForeignGuestTables {
  /** Foreign guests to be declared. What is known of the person lies in `person` alone, and nowhere else. */
  foreign_guests: {
    id: string;
    booking_id: string | null;
    stay_id: string | null;
    /** A `Declaration`, as JSON. */
    person: string;
    from_day: string;
    /** The day they have left, or are to leave. */
    until_day: string;
    arrived_at: number;
    created_at: number;
    created_by: string;
    updated_at: number;
    declared_at: number | null;
    declared_by: string | null;
    /** A `DeclaredStay` as JSON: what the portal was told, as far as the guest's stay is another one since. */
    declared_stay: string | null;
    /** From when the time to declare again runs; a later declaration than this has settled it. */
    due_since: number | null;
  };
  /** Bookings whose guests reception has exempted from declaration. */
  declaration_waivers: { booking_id: string; staff_name: string; at: number };
}

/** Says what of these rows tells of people. */
export const FOREIGN_GUEST_COLUMNS: Columns<ForeignGuestTables> = {
  foreign_guests: {
    residents: 'person declared_stay',
    staff: 'created_by declared_by',
    nobody: 'id booking_id stay_id from_day until_day arrived_at created_at updated_at declared_at due_since',
  },
  declaration_waivers: { staff: 'staff_name', nobody: 'booking_id at' },
};
