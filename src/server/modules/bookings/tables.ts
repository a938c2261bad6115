/** Tables of how bookings are made. */
export interface BookingTables {
  /** Fingerprint of each network that a booking came from, kept for a day. */
  booking_origins: { network: string; booking_id: string; made_at: number };
}
