import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Of which doors and bookings a change was: a copy in memory reads these again, and not the whole house. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('revision_parts')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addColumn('parts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('revision_parts_pk', ['name', 'value'])
    .execute();
}
