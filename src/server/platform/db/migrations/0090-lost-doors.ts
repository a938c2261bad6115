import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** The door that a guest had chosen and has lost, until their room has one. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('lost_door', 'text').execute();
}
