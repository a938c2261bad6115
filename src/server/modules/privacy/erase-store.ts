import { commentRoute, forgetAnswers } from '../../platform/db/idempotency';
import { pseudonymiseBookings, pseudonymiseStays } from './pseudonymise';
import { deleteSent } from './retention-store';
import { bumpRevision } from '../../platform/db/revisions';
import type { Db } from '../../platform/db/schema';
import { deleteRequests } from '../guest-requests/module';

/** What of a person goes, by ids. */
export interface Erasure {
  accounts: readonly string[];
  comments: readonly string[];
  /** These lose their guest and stay. */
  bookings: readonly string[];
  stays: readonly string[];
  requests: readonly string[];
  residents: readonly string[];
  guestForms: readonly string[];
  interests: readonly string[];
  messages: readonly string[];
  tourContacts: readonly string[];
  tourBookings: readonly string[];
  mails: readonly string[];
}

/** Deletes a person as decided. The caller holds a transaction. */
export async function erasePerson(tx: Db, erasure: Erasure): Promise<void> {
  if (erasure.mails.length > 0) await tx.deleteFrom('mails').where('id', 'in', erasure.mails).execute();
  if (erasure.comments.length > 0) {
    const written = await tx.selectFrom('comments').select('user_id').where('id', 'in', erasure.comments).execute();
    await forgetAnswers(tx, [...new Set(written.map((one) => commentRoute(one.user_id)))]);
    await tx.deleteFrom('comments').where('id', 'in', erasure.comments).execute();
    await tx.deleteFrom('item_states').where('kind', '=', 'comment').where('item_id', 'in', erasure.comments).execute();
  }
  if (erasure.residents.length > 0)
    await tx.deleteFrom('foreign_guests').where('id', 'in', erasure.residents).execute();
  await deleteSent(tx, 'guest_forms', erasure.guestForms);
  await deleteSent(tx, 'interests', erasure.interests);
  await deleteSent(tx, 'contact_messages', erasure.messages);
  await deleteSent(tx, 'tour_contacts', erasure.tourContacts);
  await deleteSent(tx, 'tour_bookings', erasure.tourBookings);
  await pseudonymiseBookings(tx, erasure.bookings);
  await deleteRequests(tx, erasure.requests);
  await pseudonymiseStays(tx, erasure.stays);
  if (erasure.stays.length > 0) await bumpRevision(tx, 'guide');
  const { accounts } = erasure;
  if (accounts.length === 0) return;
  await tx.updateTable('bookings').set({ user_id: null }).where('user_id', 'in', accounts).execute();
  await tx.deleteFrom('sessions').where('user_id', 'in', accounts).execute();
  await tx.deleteFrom('password_resets').where('user_id', 'in', accounts).execute();
  await tx.deleteFrom('users').where('id', 'in', accounts).execute();
}
