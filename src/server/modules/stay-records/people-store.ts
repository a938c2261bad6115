import type { Selectable } from 'kysely';
import type { Day } from '../../../domain/days';
import { NO_NAME } from '../../people';
import type { Db, Ids } from '../../platform/db/schema';
import type { StayRecordTables } from './tables';

export type StayRow = Selectable<StayRecordTables['stays']>;

/** Every stay that there is. */
export const readStays = (db: Db): Promise<StayRow[]> => db.selectFrom('stays').selectAll().orderBy('id').execute();

/** Takes the guest's name out of stays; that there was one stays known, for the codes that are to be changed after it. */
export async function pseudonymiseStays(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('stays')
    .set({ guest_name: NO_NAME, search: '', sent_to: null })
    .where('id', 'in', ids)
    .execute();
}

/** Takes out whom the companions' links of bookings are for: that is the booker's own word for them. */
export async function blankLabels(tx: Db, bookingIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('guide_keys')
    .set({ label: '' })
    .where('booking_id', 'in', bookingIds)
    .where('label', '!=', '')
    .execute();
}

/**
 * Deletes the stays that have ended on a day or before, with their nights and keys.
 *
 * @param bookingsOver a key that waits for its door goes with its booking, which names nobody by then
 * @returns how many stays
 */
export async function forgetStays(tx: Db, day: Day, bookingsOver: Ids): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('stays').where('to_day', '<=', day).executeTakeFirst();
  const standing = tx.selectFrom('stays').select('id');
  await tx.deleteFrom('door_nights').where('stay_id', 'not in', standing).execute();
  await tx
    .deleteFrom('guide_keys')
    .where((where) =>
      where.or([
        where.and([where('stay_id', 'is not', null), where('stay_id', 'not in', standing)]),
        where('booking_id', 'in', bookingsOver),
      ]),
    )
    .execute();
  return Number(numDeletedRows);
}
