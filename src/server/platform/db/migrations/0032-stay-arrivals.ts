import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Adds when reception saw the guest of a stay come. */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('stays').addColumn('arrived_at', 'bigint').execute();
}
