import type { Selectable } from 'kysely';
import { bumpRevision } from '../../platform/db/revisions';
import type { Database, Db, Tx } from '../../platform/db/schema';
import { forgetItemStates, type ItemSource } from '../attention/item-states-store';
import type { ReviewTables } from './tables';

export type StoredReview = Selectable<ReviewTables['reviews']>;

export async function readReview(db: Db, bookingId: string): Promise<StoredReview | null> {
  return (await db.selectFrom('reviews').selectAll().where('booking_id', '=', bookingId).executeTakeFirst()) ?? null;
}

/** Reads the reviews of bookings, in the order of these. */
export async function readReviews(db: Db, bookingIds: readonly string[]): Promise<StoredReview[]> {
  if (bookingIds.length === 0) return [];
  return db.selectFrom('reviews').selectAll().where('booking_id', 'in', bookingIds).orderBy('booking_id').execute();
}

/** Keeps a review in place of the one before; reception has it before it as a new one. */
export async function writeReview(tx: Tx, review: StoredReview): Promise<void> {
  const { booking_id: id, ...rest } = review;
  await forgetItemStates(tx, 'review', [id]);
  await tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(rest))
    .execute();
  await bumpRevision(tx, 'reviews');
}

/** Reads what visitors see of a home, the newest stays first. */
export function readShownReviews(db: Db, apartmentId: number): Promise<StoredReview[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('apartment_id', '=', apartmentId)
    .where('shown_at', 'is not', null)
    .orderBy('check_out', 'desc')
    .orderBy('booking_id')
    .execute();
}

/** Reads the marks that visitors see, by the home. */
export async function readMarks(db: Database): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['apartment_id', 'rating'])
    .where('shown_at', 'is not', null)
    .execute();
  const marks = new Map<number, number[]>();
  for (const { apartment_id: id, rating } of rows) marks.set(id, [...(marks.get(id) ?? []), rating]);
  return marks;
}

export async function updateDecision(
  tx: Tx,
  bookingId: string,
  decision: Pick<StoredReview, 'shown_at' | 'answer' | 'reason' | 'decided_at'>,
): Promise<void> {
  await tx.updateTable('reviews').set(decision).where('booking_id', '=', bookingId).execute();
  await bumpRevision(tx, 'reviews');
}

export async function deleteReviews(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await forgetItemStates(tx, 'review', bookingIds);
  await tx.deleteFrom('reviews').where('booking_id', 'in', bookingIds).execute();
  await bumpRevision(tx, 'reviews');
}

/** Says what differs once a review has come, has changed or is decided about. */
export const reviewChanges = (db: Db): Promise<unknown> =>
  db
    .selectFrom('reviews')
    .select(({ fn }) => [
      fn.max('written_at').as('written'),
      fn.max('decided_at').as('decided'),
      fn.countAll<number>().as('all'),
    ])
    .executeTakeFirst();

/** Reviews as the inbox has them, with the number of the home in place of its name. */
export const reviewItems = (db: Db): ItemSource =>
  db
    .selectFrom('reviews')
    .select(['booking_id as id', 'written_at as at', 'name as who', 'text'])
    .select((select) => [
      select.cast<string>('apartment_id', 'text').as('place'),
      select.val('').as('phone'),
      select.val('').as('email'),
    ])
    .as('item');
