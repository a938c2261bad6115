import type { Kysely } from 'kysely';

/** Tours, comments on them, and what people ask reception about them. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('tours')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('duration_days', 'integer', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('discount', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('target_type', 'text', (column) => column.notNull())
    .addColumn('target_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('comments_by_target')
    .on('comments')
    .columns(['target_type', 'target_id', 'created_at', 'position'])
    .execute();
  await schema
    .createTable('tour_contacts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tour_id', 'integer', (column) => column.notNull())
    .addColumn('tour_name', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('tour_bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tour_id', 'integer')
    .addColumn('tour_type', 'text', (column) => column.notNull())
    .addColumn('tour_name', 'text', (column) => column.notNull())
    .addColumn('departure_date', 'text', (column) => column.notNull())
    .addColumn('adults', 'integer', (column) => column.notNull())
    .addColumn('children', 'integer', (column) => column.notNull())
    .addColumn('small_children', 'integer', (column) => column.notNull())
    .addColumn('infants', 'integer', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('province', 'text', (column) => column.notNull())
    .addColumn('district', 'text', (column) => column.notNull())
    .addColumn('ward', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('total', 'bigint')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const table of ['tour_contacts', 'tour_bookings']) {
    await schema.createIndex(`${table}_by_state`).on(table).columns(['state', 'created_at']).execute();
  }
}
