import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/**
 * Names which of a channel's nights count as sold, what of its calendar is ours told back, and what was wrong in it.
 */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('room_channels').addColumn('blocks_within', 'integer').execute();
  await schema.alterTable('room_channels').addColumn('echoes', 'text').execute();
  await schema.alterTable('room_channels').addColumn('faults', 'text').execute();
  await schema
    .alterTable('bookings')
    .addColumn('channel_block', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
