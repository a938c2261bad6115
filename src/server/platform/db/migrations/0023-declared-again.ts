import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Foreign guests whose stay is no longer the one that they were declared with. */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('foreign_guests').addColumn('declared_stay', 'text').execute();
  await schema.alterTable('foreign_guests').addColumn('due_since', 'bigint').execute();
}
