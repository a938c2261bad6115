import type { Kysely } from 'kysely';

/**
 * Adds requests of guests to reception from the guide, and what guests say of themselves: that they are in, that they
 * have left. All of it goes with the stay.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('guest_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('stay_id', 'text', (column) => column.notNull().references('stays.id').onDelete('cascade'))
    .addColumn('apartment', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint')
    .addColumn('seen_by', 'text')
    .addColumn('closed_at', 'bigint')
    .addColumn('closed_by', 'text')
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('has_photo', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('guest_requests_by_stay').on('guest_requests').columns(['stay_id', 'received_at']).execute();
  await schema.createIndex('guest_requests_by_state').on('guest_requests').columns(['state', 'received_at']).execute();
  // Apart from the words: a list never reads them. In base64, so that both databases hand out the same.
  await schema
    .createTable('request_photos')
    .addColumn('request_id', 'text', (column) =>
      column.primaryKey().references('guest_requests.id').onDelete('cascade'),
    )
    .addColumn('webp', 'text', (column) => column.notNull())
    .execute();
  await schema.alterTable('stays').addColumn('guest_arrived_at', 'bigint').execute();
  await schema.alterTable('stays').addColumn('guest_left_at', 'bigint').execute();
}
