import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** The hotel's own photographs, and an order of their own for apartments and tours. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('photos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('colour', 'text', (column) => column.notNull())
    .addColumn('alt_vi', 'text', (column) => column.notNull())
    .addColumn('alt_en', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('photos_by_time').on('photos').columns(['created_at', 'id']).execute();
  for (const table of ['apartments', 'tours'] as const) {
    await schema
      .alterTable(table)
      .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db
      .updateTable(table)
      .set((row) => ({ position: row.ref('id') }))
      .execute();
  }
}
