import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** Adds who is in the house, and the events of a booking's history that do not change its status. */
export async function up({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable('bookings').addColumn('arrived_at', 'bigint').execute();
  await schema.alterTable('bookings').addColumn('left_at', 'bigint').execute();
  await schema.createIndex('bookings_in_house').on('bookings').columns(['left_at', 'arrived_at']).execute();
  await schema.alterTable('booking_history').addColumn('event', 'text').execute();
  await schema.alterTable('booking_history').addColumn('detail', 'text').execute();
}
