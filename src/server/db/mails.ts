import { randomUUID } from 'node:crypto';
import type { Language } from '../../domain/languages';
import type { MailContent } from '../mail-content';
import type { Db } from './schema';

/** A mail as it lies in the outbox. */
export interface StoredMail {
  id: string;
  lang: Language;
  content: MailContent;
  tries: number;
  createdAt: number;
}

/** Puts a mail into the outbox, in the transaction of what it tells about: it goes out once that is certain. */
export async function insertMail(tx: Db, content: MailContent, lang: Language, now: number): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      id: randomUUID(),
      kind: content.kind,
      booking_id: 'booking' in content ? content.booking.id : null,
      lang,
      body: JSON.stringify(content),
      tries: 0,
      next_at: now,
      sent_at: null,
      created_at: now,
    })
    .execute();
}

/**
 * Takes the next mail that is due, for as long as `lease` ms: another process leaves it alone meanwhile, and takes it
 * over when this one has died.
 */
export async function takeDueMail(db: Db, now: number, lease: number): Promise<StoredMail | null> {
  const due = await db
    .selectFrom('mails')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!due) return null;
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ next_at: now + lease, tries: due.tries + 1 })
    .where('id', '=', due.id)
    .where('next_at', '=', due.next_at)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return takeDueMail(db, now, lease);
  return {
    id: due.id,
    lang: due.lang,
    content: JSON.parse(due.body) as MailContent,
    tries: due.tries + 1,
    createdAt: due.created_at,
  };
}

/** When the next mail is due, in ms; `null` when there is none. */
export async function nextMailAt(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('mails')
    .select('next_at')
    .where('sent_at', 'is', null)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_at ?? null;
}

export async function postponeMail(db: Db, id: string, nextAt: number): Promise<void> {
  await db.updateTable('mails').set({ next_at: nextAt }).where('id', '=', id).execute();
}

export async function finishMail(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now }).where('id', '=', id).execute();
}
