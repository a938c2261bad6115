import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/**
 * The door that nights are kept from being sold of, where it is one and not any room of a type. And the ways to such
 * doors, and to guests who should have come and of whom nobody has said anything, however long ago.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('door', 'text').execute();
  for (const index of [
    'bookings_of_doors ON bookings (check_out, door) WHERE door IS NOT NULL',
    "bookings_missed ON bookings (status, check_in) WHERE kind = 'GUEST' AND arrived_at IS NULL AND left_at IS NULL AND no_show_at IS NULL",
  ]) {
    await sql.raw(`CREATE INDEX ${index}`).execute(db);
  }
  // Blocks and what other channels have sold lay in it too, of all years.
  await db.schema.dropIndex('bookings_awaited').execute();
}
