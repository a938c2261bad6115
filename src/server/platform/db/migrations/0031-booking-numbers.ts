import type { Kysely } from 'kysely';
import { searchTextOf } from '../../../../domain/bookings/booking-search';
import type { Tables } from '../schema';

/** Bookings are found by the number that guests say on the telephone. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'guest_name', 'guest_email', 'guest_phone'])
    // What was taken out of the search with a person's data stays out.
    .where('search', '!=', '')
    .execute();
  for (const row of rows) {
    await db
      .updateTable('bookings')
      .set({ search: searchTextOf(row) })
      .where('id', '=', row.id)
      .execute();
  }
}
