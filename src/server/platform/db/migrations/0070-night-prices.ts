import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Rules by which a room type's nights differ, and the nights of a booking with the price that each was agreed at. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('rooms').addColumn('rules', 'text').execute();
  await db.schema.alterTable('bookings').addColumn('nights', 'text').execute();
}
