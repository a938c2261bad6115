import type { Kysely } from 'kysely';

const TABLES = ['contact_messages', 'tour_contacts', 'tour_bookings'];

/**
 * Drops the states that lay beside what people send. They were written "new" and never read: how far reception is
 * with an item stands in `item_states`. No engine drops a column that an index names, so the indexes go first.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await schema.dropIndex(`${table}_by_state`).execute();
    await schema.alterTable(table).dropColumn('state').execute();
  }
  for (const column of ['changed_at', 'changed_by']) {
    await schema.alterTable('contact_messages').dropColumn(column).execute();
  }
}
