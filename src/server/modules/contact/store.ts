import type { ContactKind, ContactValues } from '../../../domain/validation/contact-form';
import type { Db } from '../../platform/db/schema';

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
