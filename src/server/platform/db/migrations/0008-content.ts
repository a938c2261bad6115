import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Adds the changes that the desk makes to guide, blog, tours and apartments, each with what stood there before. */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('content_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'bigint')
    .addColumn('undone_by', 'text')
    .execute();
  // Two changes of one thing cannot both be its next one, whatever the processes around the database do.
  await schema
    .createIndex('content_changes_in_order')
    .unique()
    .on('content_changes')
    .columns(['area', 'subject', 'sequence'])
    .execute();
}
