import type { Selectable } from 'kysely';
import type { ContactKind, ContactValues } from '../../../domain/validation/contact-form';
import type { Db, Ids } from '../../platform/db/schema';
import { forgetItemStates, type ItemSource } from '../attention/item-states-store';
import type { ContactTables } from './tables';

/** A message as it came in. */
interface NewMessage {
  id: string;
  kind: ContactKind;
  values: ContactValues;
}

export async function insertMessage(db: Db, { id, kind, values }: NewMessage, now: number): Promise<void> {
  const { name, email, phone, message } = values;
  await db.insertInto('contact_messages').values({ id, kind, name, email, phone, message, received_at: now }).execute();
}

export type ContactMessage = Selectable<ContactTables['contact_messages']>;

/** Every message that there is: addresses and numbers stand in them as they were typed. */
export const readContactMessages = (db: Db): Promise<ContactMessage[]> =>
  db.selectFrom('contact_messages').selectAll().orderBy('id').execute();

/** Deletes messages. @returns how many */
export async function deleteContactMessages(tx: Db, ids: Ids): Promise<number> {
  await forgetItemStates(tx, 'message', ids);
  const { numDeletedRows } = await tx.deleteFrom('contact_messages').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the messages that came in before an instant, UTC ms. @returns how many */
export const forgetContactMessages = (tx: Db, before: number): Promise<number> =>
  deleteContactMessages(tx, tx.selectFrom('contact_messages').select('id').where('received_at', '<', before));

/** Says what differs once a message has come. */
export const contactChanges = (db: Db): Promise<unknown> =>
  db
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.max('received_at').as('last'))
    .executeTakeFirst();

/** Messages as the inbox has them. */
export const contactItems = (db: Db): ItemSource =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'received_at as at', 'name as who', 'phone', 'email', 'kind as place', 'message as text'])
    .as('item');
