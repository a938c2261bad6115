import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/**
 * Ways to who is in the house, in the order of the board; to whoever is to be declared; and through the words of all
 * bookings without reading their rows.
 */
const INDEXES = [
  'bookings_here ON bookings (check_out, guest_name) WHERE arrived_at IS NOT NULL AND left_at IS NULL',
  "bookings_from_abroad ON bookings (arrived_at) WHERE arrived_at IS NOT NULL AND guest_nationality NOT IN ('Việt Nam', '')",
  "bookings_here_from_abroad ON bookings (arrived_at) WHERE arrived_at IS NOT NULL AND left_at IS NULL AND guest_nationality NOT IN ('Việt Nam', '')",
  "bookings_found ON bookings (check_out, room_id, search) WHERE kind = 'GUEST'",
];

export async function up(db: Kysely<Tables>): Promise<void> {
  for (const index of INDEXES) await sql.raw(`CREATE INDEX ${index}`).execute(db);
}
