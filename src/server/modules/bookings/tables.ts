import type { Columns } from '../../platform/db/columns';

/** Tables of how bookings are made. */
export interface BookingTables {
  /** Fingerprint of each network that a booking came from, kept for a day. */
  booking_origins: { network: string; booking_id: string; made_at: number };
}

/** Says what of these rows tells of people. */
export const BOOKING_COLUMNS: Columns<BookingTables> = {
  booking_origins: { job: 'network', nobody: 'booking_id made_at' },
};
