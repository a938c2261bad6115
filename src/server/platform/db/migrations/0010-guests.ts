import type { Kysely } from 'kysely';

/** Foreign guests, counts of what is read, and the nightly forgetting. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('foreign_guests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text')
    .addColumn('stay_id', 'text')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('until_day', 'text', (column) => column.notNull())
    .addColumn('arrived_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('declared_at', 'bigint')
    .addColumn('declared_by', 'text')
    .execute();
  await schema.createIndex('foreign_guests_by_end').on('foreign_guests').column('until_day').execute();
  await schema
    .createIndex('foreign_guests_by_state')
    .on('foreign_guests')
    .columns(['declared_at', 'arrived_at'])
    .execute();
  await schema.createIndex('foreign_guests_by_booking').on('foreign_guests').column('booking_id').execute();
  await schema
    .createTable('declaration_waivers')
    .addColumn('booking_id', 'text', (column) => column.primaryKey())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('reading_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_counts_pk', ['day', 'kind', 'item', 'lang'])
    .execute();
  await schema
    .createTable('privacy_runs')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .execute();
}
