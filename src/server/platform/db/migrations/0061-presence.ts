import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';

/**
 * Who is behind a door stands at the stay: a booking that was checked in says so at each of its stays. A late or an early
 * hour of the last or the first day is the booking's and its stays'.
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
