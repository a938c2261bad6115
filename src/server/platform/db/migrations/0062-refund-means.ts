import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/** Adds how money went back, and a quick way to who has left and owes. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('bill_lines').addColumn('means', 'text').execute();
  await sql`CREATE INDEX bookings_in_debt ON bookings (left_at) WHERE left_at IS NOT NULL AND total + charges > paid`.execute(
    db,
  );
}
