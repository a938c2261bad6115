import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** The code that the next one has replaced, so that a tap on the wrong door can be taken back. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('guide_apartments').addColumn('code_before', 'text').execute();
}
