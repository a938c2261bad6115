import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Fingerprint of the address that a stay's link went to. */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('stays').addColumn('sent_to', 'text').execute();
}
