import type { Day } from '../../../domain/days';
import { NO_NAME, type PersonKeys } from '../../people';
import type { Db } from '../../platform/db/schema';
import type { Booking } from './store';
import { NO_CONTACT } from './tables';

/** Most bookings of one night that lose their guest: what is left over goes the night after. */
const MOST_AT_ONCE = 5000;

/** Guests' bookings of a number, of addresses and telephone numbers, and of accounts. */
export function readBookingsOfPerson(
  db: Db,
  { emails, phones, bookingId }: PersonKeys,
  userIds: readonly string[],
): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('kind', '=', 'GUEST')
    .where((where) =>
      where.or([
        where('id', '=', bookingId ?? ''),
        ...(emails.size > 0 ? [where('email_key', 'in', [...emails])] : []),
        ...(phones.size > 0 ? [where('phone_key', 'in', [...phones])] : []),
        ...(userIds.length > 0 ? [where('user_id', 'in', userIds)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Tells whether reception or money has vouched for it: anybody may ask for a room in anybody's name. */
export const isVouched = ({ status, arrived_at: arrivedAt, guest_name: name }: Booking): boolean =>
  (status === 'CONFIRMED' || arrivedAt !== null) && name !== NO_NAME;

/** Every guest's booking that reception or money has vouched for. */
export async function readVouchedBookings(db: Db): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('kind', '=', 'GUEST')
    .where((where) => where.or([where('status', '=', 'CONFIRMED'), where('arrived_at', 'is not', null)]))
    .execute();
  return rows.filter(isVouched);
}

/**
 * Takes out of bookings what says whose they were: nights, prices and payments stay, as the accounts need them.
 *
 * @returns how many were changed
 */
export async function pseudonymiseBookings(tx: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await tx
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
  await tx.updateTable('booking_history').set({ note: '' }).where('booking_id', 'in', ids).execute();
  return Number(numUpdatedRows);
}

/** Bookings stay when the accounts that they were made with go. */
export async function leaveAccounts(tx: Db, userIds: readonly string[]): Promise<void> {
  await tx.updateTable('bookings').set({ user_id: null }).where('user_id', 'in', userIds).execute();
}

/** Takes out numbers of papers and days of birth of who has left on a day or before. @returns of how many bookings */
export async function forgetIdentities(tx: Db, day: Day): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('bookings')
    .set({ guest_identity: null, guest_birthday: null })
    .where('check_out', '<=', day)
    .where((where) => where.or([where('guest_identity', 'is not', null), where('guest_birthday', 'is not', null)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Asks for the bookings that have ended on a day or before. */
export const bookingsOver = (db: Db, day: Day) => db.selectFrom('bookings').select('id').where('check_out', '<=', day);

/** Bookings that have ended on a day or before and still say whose they are. */
export async function readNamedBookingsOver(db: Db, day: Day): Promise<string[]> {
  const rows = await bookingsOver(db, day)
    .where('kind', '=', 'GUEST')
    .where('search', '!=', '')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}
