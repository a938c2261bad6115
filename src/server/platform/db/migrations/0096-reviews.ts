import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Adds what guests who have stayed say of it, one a booking. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('booking_id', 'text', (column) => column.primaryKey())
    .addColumn('apartment_id', 'integer', (column) => column.notNull())
    .addColumn('check_in', 'text', (column) => column.notNull())
    .addColumn('check_out', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('shown_at', 'bigint')
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'bigint')
    .execute();
  await db.schema.createIndex('reviews_shown').on('reviews').columns(['apartment_id', 'shown_at']).execute();
}
