import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Who is in the house, and what of a booking's history is no change of its status. */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('bookings').addColumn('arrived_at', 'bigint').execute();
  await schema.alterTable('bookings').addColumn('left_at', 'bigint').execute();
  await schema.createIndex('bookings_in_house').on('bookings').columns(['left_at', 'arrived_at']).execute();
  await schema.alterTable('booking_history').addColumn('event', 'text').execute();
  await schema.alterTable('booking_history').addColumn('detail', 'text').execute();
}
