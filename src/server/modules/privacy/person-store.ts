import type { Selectable } from 'kysely';
import { emailKey, nameKey } from '../../../domain/contact';
import { phoneKey } from '../../../domain/phone';
import type { Booking } from '../booking-records/store';
import { type HouseRows, readHouseRows } from './stays-store';
import { NO_NAME } from './pseudonymise';
import type { Db, Tables } from '../../platform/db/schema';
import type { User } from '../accounts/store/users';
import { readRequestsOfStays } from '../guest-requests/module';

/** What a person is known by. */
export interface PersonKeys {
  emails: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  bookingId: string | null;
}

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** Every row that says something of a person. */
export interface PersonRows {
  accounts: User[];
  comments: Row<'comments'>[];
  bookings: Booking[];
  billLines: Row<'bill_lines'>[];
  residents: Row<'foreign_guests'>[];
  stays: Row<'stays'>[];
  /** What they have asked reception for. */
  requests: Awaited<ReturnType<typeof readRequestsOfStays>>;
  guestForms: Row<'guest_forms'>[];
  interests: Row<'interests'>[];
  messages: Row<'contact_messages'>[];
  tourContacts: Row<'tour_contacts'>[];
  tourBookings: Row<'tour_bookings'>[];
  mails: Row<'mails'>[];
  /** How many stays and passports have the name alone in common with the person: neither theirs nor shown. */
  namesakes: HouseRows['namesakes'];
}

/** The accounts of addresses and numbers; of staff too. */
export async function readAccounts(db: Db, { emails, phones }: PersonKeys): Promise<User[]> {
  if (emails.size + phones.size === 0) return [];
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([
        ...(emails.size > 0 ? [where('email_key', 'in', [...emails])] : []),
        ...(phones.size > 0 ? [where('phone_key', 'in', [...phones])] : []),
        // One that shares its number with an older account has no key of it (migration 0060).
        ...(phones.size > 0 ? [where.and([where('phone_key', 'is', null), where('phone', '!=', '')])] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return users.filter(({ email_key: email, phone }) => emails.has(email) || phones.has(phoneKey(phone) ?? ''));
}

/** Reads everything of a person. Forms know addresses and numbers as they were typed, so all of them are looked at. */
export async function readPerson(db: Db, keys: PersonKeys): Promise<PersonRows> {
  const accounts = await readAccounts(db, keys);
  const userIds = accounts.map(({ id }) => id);
  const bookings = await readBookingsOf(db, keys, userIds);
  const bookingIds = bookings.map(({ id }) => id);
  const is = (email: string, phone: string): boolean =>
    keys.emails.has(emailKey(email)) || keys.phones.has(phoneKey(phone) ?? '');
  const guestForms = (await db.selectFrom('guest_forms').selectAll().orderBy('id').execute()).filter((one) =>
    is(one.email, one.phone_number),
  );
  const interests = (await db.selectFrom('interests').selectAll().orderBy('id').execute()).filter((one) =>
    is(one.email, one.phone_number),
  );
  const messages = await db.selectFrom('contact_messages').selectAll().orderBy('id').execute();
  const tourContacts = await db.selectFrom('tour_contacts').selectAll().orderBy('id').execute();
  const tourBookings = await db.selectFrom('tour_bookings').selectAll().orderBy('id').execute();
  const names = new Set(
    [
      ...accounts.map((one) => one.full_name),
      ...bookings.map((one) => one.guest_name),
      ...guestForms.map((one) => one.full_name),
    ].map(nameKey),
  );
  names.delete(nameKey(NO_NAME));
  const house = await readHouseRows(db, { emails: keys.emails, names, accounts, bookings });
  return {
    accounts,
    comments: await readCommentsOf(db, userIds),
    bookings,
    billLines: await readBillLinesOf(db, bookingIds),
    ...house,
    requests: await readRequestsOfStays(
      db,
      house.stays.map(({ id }) => id),
    ),
    guestForms,
    interests,
    messages: messages.filter((one) => is(one.email, one.phone)),
    tourContacts: tourContacts.filter((one) => is(one.email, one.phone)),
    tourBookings: tourBookings.filter((one) => is(one.email, one.phone)),
    mails: await readMailsOf(db, keys, bookingIds),
  };
}

async function readBookingsOf(
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

async function readBillLinesOf(db: Db, bookingIds: readonly string[]): Promise<Row<'bill_lines'>[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('bill_lines')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('position')
    .execute();
}

async function readCommentsOf(db: Db, userIds: readonly string[]): Promise<Row<'comments'>[]> {
  if (userIds.length === 0) return [];
  return db.selectFrom('comments').selectAll().where('user_id', 'in', userIds).orderBy('id').execute();
}

/** Mails about a person's bookings, and those that have one of their addresses in them. */
async function readMailsOf(db: Db, { emails }: PersonKeys, bookingIds: readonly string[]): Promise<Row<'mails'>[]> {
  const mails = await db.selectFrom('mails').selectAll().orderBy('id').execute();
  // As an address stands in JSON: whole, between its quotes.
  const quoted = [...emails].map((email) => JSON.stringify(email));
  return mails.filter(({ booking_id: bookingId, body }) => {
    if (bookingId !== null && bookingIds.includes(bookingId)) return true;
    const text = body.toLowerCase();
    return quoted.some((email) => text.includes(email));
  });
}
