import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/**
 * Adds what the house allows itself and others: counts of how often something was done in a day, and comments that it
 * does not show.
 */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('comments').addColumn('hidden_at', 'bigint').execute();
  await schema
    .createTable('daily_counts')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_counts_pk', ['name', 'day'])
    .execute();
}
