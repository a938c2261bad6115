import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/**
 * Adds when reception noted that the guest of a booking has not come: a mark beside its status, as arrived and left
 * are.
 */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('bookings').addColumn('no_show_at', 'bigint').execute();
}
