import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/** The very door that a guest has chosen with the nights of a booking. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('chosen_door', 'text').execute();
  await sql`CREATE INDEX bookings_by_chosen_door ON bookings (chosen_door, check_out) WHERE chosen_door IS NOT NULL`.execute(
    db,
  );
}
