import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/**
 * Notes at the stay who is behind a door: each stay of a booking that was checked in gets its time of arrival. Adds to
 * bookings and to stays the hours of the first and the last day, where they are earlier or later than the hotel's own.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const column of ['arrival_hour', 'departure_hour']) {
    await db.schema.alterTable('bookings').addColumn(column, 'text').execute();
    await db.schema.alterTable('stays').addColumn(column, 'text').execute();
  }
  await db
    .updateTable('stays')
    .set((row) => ({
      arrived_at: row
        .selectFrom('bookings')
        .select('bookings.arrived_at')
        .whereRef('bookings.id', '=', 'stays.booking_id'),
    }))
    .where('arrived_at', 'is', null)
    .where('booking_id', 'in', (query) =>
      query.selectFrom('bookings').select('bookings.id').where('bookings.arrived_at', 'is not', null),
    )
    .execute();
  await sql`CREATE INDEX stays_inside ON stays (apartment) WHERE arrived_at IS NOT NULL AND ended_at IS NULL AND revoked_at IS NULL`.execute(
    db,
  );
}
