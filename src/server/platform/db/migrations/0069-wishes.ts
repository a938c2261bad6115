import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Adds what a guest has chosen by its picture, as JSON; of requests from before there is nothing. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('guest_requests')
    .addColumn('wishes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
