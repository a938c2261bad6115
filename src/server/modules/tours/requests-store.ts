import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/schema';
import type { TourTables } from './tables';

/** A request as it comes in: nobody has seen it yet. */
type NewTourContact = Omit<Insertable<TourTables['tour_contacts']>, 'state'>;
export type NewTourBooking = Omit<Insertable<TourTables['tour_bookings']>, 'state'>;

export async function insertTourContact(tx: Db, contact: NewTourContact): Promise<void> {
  await tx
    .insertInto('tour_contacts')
    .values({ ...contact, state: 'new' })
    .execute();
}

export async function insertTourBooking(tx: Db, booking: NewTourBooking): Promise<void> {
  await tx
    .insertInto('tour_bookings')
    .values({ ...booking, state: 'new' })
    .execute();
}
