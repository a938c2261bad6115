import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/** Notes whether the guest's phone knows of the door that it has now, and which one it showed before. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('stays').addColumn('seen_at', 'bigint').execute();
  await db.schema.alterTable('stays').addColumn('shown_door', 'text').execute();
  await sql`CREATE INDEX stays_by_seen ON stays (seen_at) WHERE shown_door IS NOT NULL`.execute(db);
}
