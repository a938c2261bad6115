import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/** Ways to what the desk reads of a day, whose length does not follow that of the books. */
const INDEXES = [
  'bookings_owed_back ON bookings (updated_at) WHERE refund_due > 0',
  'bookings_awaited ON bookings (status, check_in) WHERE arrived_at IS NULL AND left_at IS NULL AND no_show_at IS NULL',
  'bookings_by_arrival ON bookings (kind, arrived_at) WHERE arrived_at IS NOT NULL',
  'bookings_owing ON bookings (kind, status, left_at) WHERE left_at IS NOT NULL AND paid < total + charges',
  'stays_open ON stays (from_day) WHERE ended_at IS NULL AND revoked_at IS NULL',
  'stays_ended ON stays (ended_at) WHERE ended_at IS NOT NULL',
  'stays_by_beginning ON stays (apartment, from_day)',
  'stays_inside_by_end ON stays (to_day, id) WHERE arrived_at IS NOT NULL AND ended_at IS NULL AND revoked_at IS NULL',
  'door_nights_by_night ON door_nights (night, door)',
  'room_nights_taken ON room_nights (night, ends_at)',
];

export async function up(db: Kysely<Tables>): Promise<void> {
  for (const index of INDEXES) await sql.raw(`CREATE INDEX ${index}`).execute(db);
  // The first has its columns in another of the list; SQLite turns the comparison of the second round and never uses it.
  for (const index of ['room_nights_by_night', 'bookings_in_debt']) await db.schema.dropIndex(index).execute();
}
