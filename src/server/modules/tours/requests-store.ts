import type { Insertable, Selectable } from 'kysely';
import type { Db, Ids } from '../../platform/db/schema';
import type { ItemState } from '../../../domain/desk/items';
import { forgetItemStates, type ItemSource, statesOf } from '../attention/item-states-store';
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

/** Says how far reception is with a request about a tour; `gone` when it was forgotten or erased. */
export async function readTourRequestState(db: Db, kind: TourRequestKind, id: string): Promise<ItemState | 'gone'> {
  const row = await db
    .selectFrom(TABLES[kind])
    .leftJoin(statesOf(db, kind).as('known'), 'known.item_id', 'id')
    .select('known.state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? 'gone' : (row.state ?? 'new');
}

/** Says what differs once a request about a tour has come. */
export const tourRequestChanges = (db: Db): Promise<unknown> =>
  Promise.all(
    (['tour_bookings', 'tour_contacts'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.max('created_at').as('last'))
        .executeTakeFirst(),
    ),
  );

/** Requests for tours as the inbox has them. */
export const tourBookingItems = (db: Db): ItemSource =>
  db
    .selectFrom('tour_bookings')
    .select(['id', 'created_at as at', 'full_name as who', 'phone', 'email', 'tour_name as place', 'note as text'])
    .as('item');

/** Questions about tours as the inbox has them. */
export const tourContactItems = (db: Db): ItemSource =>
  db
    .selectFrom('tour_contacts')
    .select(['id', 'created_at as at', 'name as who', 'phone', 'email', 'tour_name as place', 'message as text'])
    .as('item');
