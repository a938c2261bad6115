import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { mailboxKey } from '../../../domain/contact';
import type { GuideLanguage } from '../../../domain/guide/guide-languages';
import type { DroppedReason, FailedReason, MailOutcome, WaitingReason } from '../../../domain/mails/outcomes';
import type { MailContent } from './content';
import { readLimits } from '../db/limits';
import type { Database, Db, Tables } from '../db/schema';
import { inTransaction } from '../db/transaction';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Says when a mail is due that has got its outcome. */
const NEVER = Date.UTC(9999, 0);

/** A mail with its outcome; the body without secrets. */
interface ClosedMail {
  id: string;
  body: MailContent;
  outcome: MailOutcome;
  reason: FailedReason | DroppedReason;
  answer: string | null;
}

/** A mail as it lies in the outbox. */
export interface StoredMail {
  id: string;
  lang: GuideLanguage;
  content: MailContent;
  tries: number;
  createdAt: number;
}

/** Of a mail that nobody has tried. */
const NOTHING_KNOWN = { outcome: null, reason: null, answer: null, closed_at: null, settled_at: null };

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: it goes out once that is certain.
 *
 * @param dueAt not before this instant, UTC ms
 */
export async function insertMail(
  tx: Db,
  content: MailContent,
  lang: GuideLanguage,
  now: number,
  { recipient, dueAt = now }: { recipient?: string; dueAt?: number | undefined } = {},
): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      id: randomUUID(),
      kind: content.kind,
      booking_id: 'booking' in content ? content.booking.id : null,
      lang,
      body: JSON.stringify(content),
      tries: 0,
      next_at: dueAt,
      sent_at: null,
      created_at: now,
      recipient: recipient ?? null,
      ...NOTHING_KNOWN,
    })
    .execute();
}

/**
 * The same for a mail that somebody causes who is not signed in: anybody can type anybody's address. An address that has
 * had its share within the hour or the day gets no more of them, whatever they are about.
 *
 * @param to where it goes
 * @returns whether there is one more
 */
export async function insertStrangersMail(
  tx: Db,
  to: string,
  content: MailContent,
  lang: GuideLanguage,
  now: number,
): Promise<boolean> {
  const { mailsAnHour, mailsADay } = (await readLimits(tx)).limits;
  const recipient = createHash('sha256').update(mailboxKey(to)).digest('base64url');
  const sent = await tx
    .selectFrom('mails')
    .select('created_at')
    .where('recipient', '=', recipient)
    .where('created_at', '>', now - DAY_MS)
    .execute();
  const lately = sent.filter(({ created_at: at }) => at > now - HOUR_MS).length;
  if (lately >= mailsAnHour || sent.length >= mailsADay) return false;
  await insertMail(tx, content, lang, now, { recipient });
  return true;
}

/**
 * Takes the mails that are due, for as long as `lease` ms: another process leaves them alone meanwhile, and takes them
 * over when this one has died.
 */
export async function takeDueMails(db: Database, now: number, lease: number, limit: number): Promise<StoredMail[]> {
  const due = await db
    .selectFrom('mails')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('outcome', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('created_at')
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  // Together: on the disk a hundred small changes cost a hundred times one.
  const taken = await inTransaction(db, async (tx) => {
    const own = [];
    for (const { id, next_at: nextAt, tries } of due) {
      const { numUpdatedRows } = await tx
        .updateTable('mails')
        .set({ next_at: now + lease, tries: tries + 1 })
        .where('id', '=', id)
        .where('next_at', '=', nextAt)
        .where('sent_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) own.push(id);
    }
    return new Set(own);
  });
  return due
    .filter(({ id }) => taken.has(id))
    .map((row) => ({
      id: row.id,
      lang: row.lang,
      content: JSON.parse(row.body) as MailContent,
      tries: row.tries + 1,
      createdAt: row.created_at,
    }));
}

/** Says when the next mail is due, in ms; `null` when there is none. */
export async function nextMailAt(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('mails')
    .select('next_at')
    .where('sent_at', 'is', null)
    .where('outcome', 'is', null)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_at ?? null;
}

/**
 * Takes a mail about a booking back that was written at an instant (UTC ms).
 *
 * @returns whether the guest may have read it: it has gone out, or is on its way
 */
export async function withdrawMail(tx: Db, bookingId: string, kind: string, at: number): Promise<boolean> {
  await tx
    .deleteFrom('mails')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('created_at', '=', at)
    .where('sent_at', 'is', null)
    .where('outcome', 'is', null)
    .where('tries', '=', 0)
    .execute();
  const mails = await readMailsOfBooking(tx, bookingId);
  return mails.some((mail) => mail.kind === kind && mail.created_at === at && mail.outcome !== 'FAILED');
}

/** Gives a mail back that was taken and not tried. */
export async function giveBackMail(db: Db, id: string, nextAt: number): Promise<void> {
  await db.updateTable('mails').set({ next_at: nextAt }).where('id', '=', id).execute();
}

/** Notes why a mail has not gone out, and when it is tried again. */
export async function postponeMail(
  db: Db,
  { id, reason, answer }: { id: string; reason: WaitingReason; answer: string | null },
  nextAt: number,
): Promise<void> {
  await db.updateTable('mails').set({ next_at: nextAt, reason, answer }).where('id', '=', id).execute();
}

/** Notes that a mail never goes out, and why. */
export async function closeMail(db: Db, { id, body, ...why }: ClosedMail, now: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...why, body: JSON.stringify(body), closed_at: now, next_at: NEVER })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that mails have gone out, or lie as files where nothing goes out: one write for all of them. What carried a secret
 * is wiped.
 */
export async function finishMails(db: Db, ids: readonly string[], kept: boolean, now: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('mails').set({ body: '{}' }).where('id', 'in', ids).where('kind', '=', 'stayLink').execute();
  const done = kept
    ? { outcome: 'KEPT' as const, reason: null, answer: null, closed_at: now, next_at: NEVER }
    : { sent_at: now };
  await db.updateTable('mails').set(done).where('id', 'in', ids).execute();
  // It holds a key to an account; the database keeps hashes of those alone.
  await db
    .updateTable('mails')
    .set({ body: '{}' })
    .where('id', 'in', ids)
    .where('kind', 'in', ['passwordReset', 'staffInvitation'])
    .execute();
}

const waitingMails = (db: Db) =>
  db.selectFrom('mails').select('id').where('sent_at', 'is', null).where('outcome', 'is', null);

/**
 * Notes in a copy what of its mails has gone out since, so that nobody gets them twice. What the house knows no more has
 * gone, too: it forgets no mail that waits.
 *
 * @param apart the copy's database
 */
export async function finishMailsSince(apart: Db, house: Db, now: number): Promise<void> {
  const still = new Set((await waitingMails(house).execute()).map(({ id }) => id));
  const ids = (await waitingMails(apart).execute()).map(({ id }) => id);
  await finishMails(
    apart,
    ids.filter((id) => !still.has(id)),
    false,
    now,
  );
}

/** Mails about a booking, oldest first. */
export function readMailsOfBooking(db: Db, bookingId: string): Promise<Selectable<Tables['mails']>[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
