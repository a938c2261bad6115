import { CHARGE_KINDS } from '../../../domain/bookings/bill';
import { NO_CONTACT } from '../booking-records/store';
import type { Db } from '../../platform/db/schema';

/** Stands where a guest's name was. */
export const NO_NAME = '–';

/**
 * Takes out of bookings what says whose they were: nights, prices and payments stay, as the accounts need them.
 *
 * @returns how many were changed
 */
export async function pseudonymiseBookings(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set({
      guest_name: NO_NAME,
      ...NO_CONTACT,
      search: '',
      source: '',
      note: '',
    })
    .where('id', 'in', ids)
    .executeTakeFirst();
  // A note is free text and may hold a name.
  await db.updateTable('booking_history').set({ note: '' }).where('booking_id', 'in', ids).execute();
  // Whom a companion's link is for is the booker's own word for them.
  await db
    .updateTable('guide_keys')
    .set({ label: '' })
    .where('booking_id', 'in', ids)
    .where('label', '!=', '')
    .execute();
  // What was sold stays as the accounts need it; what somebody noted beside a payment or its voiding does not.
  await db
    .updateTable('bill_lines')
    .set({ text: '' })
    .where('booking_id', 'in', ids)
    .where('kind', 'not in', CHARGE_KINDS)
    .execute();
  await db
    .updateTable('bill_lines')
    .set({ void_reason: '' })
    .where('booking_id', 'in', ids)
    .where('void_reason', 'is not', null)
    .execute();
  return Number(numUpdatedRows);
}

/** Takes the guest's name out of stays; that there was one stays known, for the codes that are to be changed after it. */
export async function pseudonymiseStays(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('stays').set({ guest_name: NO_NAME, sent_to: null }).where('id', 'in', ids).execute();
}
