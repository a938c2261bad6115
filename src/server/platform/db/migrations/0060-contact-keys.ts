import type { Kysely } from 'kysely';
import { searchTextOf } from '../../../../domain/bookings/booking-search';
import { cleanEmail, emailKey } from '../../../../domain/contact';
import { phoneKey } from '../../../../domain/phone';
import type { Tables } from '../schema';

/** Numbers and addresses are told apart by what is dialled and mailed, however they were spelt when they came. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await rekeyBookings(db);
  await rekeyUsers(db);
}

async function rekeyBookings(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'guest_name', 'guest_email', 'guest_phone', 'email_key', 'phone_key', 'search'])
    .execute();
  for (const row of rows) {
    const keys = {
      guest_email: cleanEmail(row.guest_email),
      email_key: emailKey(row.guest_email),
      phone_key: phoneKey(row.guest_phone),
      // What was taken out of the search with a person's data stays out.
      search: row.search === '' ? '' : searchTextOf(row),
    };
    if (Object.entries(keys).every(([name, value]) => row[name as keyof typeof keys] === value)) continue;
    await db.updateTable('bookings').set(keys).where('id', '=', row.id).execute();
  }
}

async function rekeyUsers(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_key', 'phone'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  // A number's new key can be another account's old one.
  await db.updateTable('users').set({ phone_key: null }).execute();
  const phones = new Set<string>();
  const emails = new Set(rows.map((row) => row.email_key));
  for (const row of rows) {
    const phone = phoneKey(row.phone);
    // Two accounts whose numbers turn out to be one: it stays the older one's, both go on.
    if (phone !== null && !phones.has(phone)) {
      phones.add(phone);
      await db.updateTable('users').set({ phone_key: phone }).where('id', '=', row.id).execute();
    }
    const email = emailKey(row.email_key);
    if (email === row.email_key || emails.has(email)) continue;
    emails.add(email);
    const mended = { email: cleanEmail(row.email), email_key: email };
    await db.updateTable('users').set(mended).where('id', '=', row.id).execute();
  }
}
