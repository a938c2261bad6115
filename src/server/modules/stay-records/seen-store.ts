import type { Db } from '../../platform/db/schema';
import type { StoredStay } from './store';

/** Notes that a phone has the guide of this stay's door. */
export async function writeSeen(db: Db, stayId: string, now: number): Promise<void> {
  await db.updateTable('stays').set({ seen_at: now }).where('id', '=', stayId).where('seen_at', 'is', null).execute();
}

/** The door whose guide the phones of a booking's room had last, whether they still have that door or not. */
export async function readShownDoor(db: Db, { bookingId, slot }: { bookingId: string; slot: number }) {
  const last = await db
    .selectFrom('stays')
    .select(['apartment', 'seen_at', 'shown_door'])
    .where('booking_id', '=', bookingId)
    .where('slot', '=', slot)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  return last.seen_at === null ? last.shown_door : last.apartment;
}

/** The door that a guest's phone still shows, since it has not asked for the guide of their new one; `null` otherwise. */
export const staleDoorOf = ({ apartment, seenAt, shownDoor }: StoredStay): string | null =>
  seenAt === null && shownDoor !== apartment ? shownDoor : null;

/** Differs when a phone has seen that its door was changed. */
export const seenChanges = (db: Db): Promise<unknown> =>
  db
    .selectFrom('stays')
    .select(({ fn }) => fn.max('seen_at').as('last'))
    .where('shown_door', 'is not', null)
    .executeTakeFirst();
