import type { Insertable, Selectable } from 'kysely';
import type { Db, Ids } from '../../platform/db/schema';
import { forgetItemStates } from '../attention/item-states-store';
import type { TourTables } from './tables';

type NewTourContact = Insertable<TourTables['tour_contacts']>;
export type NewTourBooking = Insertable<TourTables['tour_bookings']>;

export async function insertTourContact(tx: Db, contact: NewTourContact): Promise<void> {
  await tx.insertInto('tour_contacts').values(contact).execute();
}

export async function insertTourBooking(tx: Db, booking: NewTourBooking): Promise<void> {
  await tx.insertInto('tour_bookings').values(booking).execute();
}

export type TourContact = Selectable<TourTables['tour_contacts']>;
export type TourBooking = Selectable<TourTables['tour_bookings']>;
type TourRequestKind = 'tour-contact' | 'tour-booking';

/** Every question about tours that there is: addresses and numbers stand in them as they were typed. */
export const readTourContacts = (db: Db): Promise<TourContact[]> =>
  db.selectFrom('tour_contacts').selectAll().orderBy('id').execute();

/** Every request for a tour that there is. */
export const readTourBookings = (db: Db): Promise<TourBooking[]> =>
  db.selectFrom('tour_bookings').selectAll().orderBy('id').execute();

/** Deletes requests. @returns how many */
export async function deleteTourRequests(tx: Db, kind: TourRequestKind, ids: Ids): Promise<number> {
  await forgetItemStates(tx, kind, ids);
  const { numDeletedRows } = await tx.deleteFrom(TABLES[kind]).where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the requests that came in before an instant, UTC ms. @returns how many */
export const forgetTourRequests = (tx: Db, kind: TourRequestKind, before: number): Promise<number> =>
  deleteTourRequests(tx, kind, tx.selectFrom(TABLES[kind]).select('id').where('created_at', '<', before));

const TABLES = { 'tour-contact': 'tour_contacts', 'tour-booking': 'tour_bookings' } as const;
