import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/schema';
import type { TourTables } from './tables';

type NewTourContact = Insertable<TourTables['tour_contacts']>;
export type NewTourBooking = Insertable<TourTables['tour_bookings']>;

export async function insertTourContact(tx: Db, contact: NewTourContact): Promise<void> {
  await tx.insertInto('tour_contacts').values(contact).execute();
}

export async function insertTourBooking(tx: Db, booking: NewTourBooking): Promise<void> {
  await tx.insertInto('tour_bookings').values(booking).execute();
}
