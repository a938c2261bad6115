import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/** The books from the newest on: a list of all of them goes on where its last part ended, whatever was made at once. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`CREATE INDEX bookings_in_order ON bookings (created_at DESC, id)`.execute(db);
  await db.schema.dropIndex('bookings_by_created_at').execute();
}
