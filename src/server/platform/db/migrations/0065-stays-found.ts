import { type Kysely, sql } from 'kysely';
import { nameKey } from '../../../../domain/contact';
import type { Tables } from '../schema';

/** Ways to who has a door, by name, without folding the names of a whole house; and to the few stays that were taken back. */
const INDEXES = [
  'stays_found ON stays (to_day, from_day, apartment, search) WHERE ended_at IS NULL AND revoked_at IS NULL',
  'stays_revoked ON stays (to_day) WHERE revoked_at IS NOT NULL',
];

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('stays')
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const rows = await db.selectFrom('stays').select(['id', 'guest_name']).execute();
  for (const { id, guest_name: name } of rows) {
    await db
      .updateTable('stays')
      .set({ search: nameKey(name) })
      .where('id', '=', id)
      .execute();
  }
  for (const index of INDEXES) await sql.raw(`CREATE INDEX ${index}`).execute(db);
}
