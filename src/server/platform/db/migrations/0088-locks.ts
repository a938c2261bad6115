import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Doors remember who tried their code at the lock, of which code that was, and the day of its last battery. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const [column, type] of [
    ['tried_at', 'bigint'],
    ['tried_by', 'text'],
    ['tried_revision', 'integer'],
    ['battery_on', 'text'],
  ] as const) {
    await db.schema.alterTable('guide_apartments').addColumn(column, type).execute();
  }
}
