import type { Selectable } from 'kysely';
import type { WaitingMail } from '../../../domain/mails/trouble';
import type { WaitingReason } from '../../../domain/mails/outcomes';
import type { Db, Tables } from '../../platform/db/schema';

export type MailRow = Selectable<Tables['mails']>;

/** So many mails that wait are looked at: enough to know what is wrong. */
const WAITING_LOOKED_AT = 500;

/** Mails that have neither gone out nor been given up, oldest first. */
export async function readWaitingMails(db: Db): Promise<WaitingMail[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['tries', 'reason', 'created_at'])
    .where('sent_at', 'is', null)
    .where('outcome', 'is', null)
    .orderBy('created_at')
    .limit(WAITING_LOOKED_AT)
    .execute();
  return rows.map(({ tries, reason, created_at: createdAt }) => ({
    tries,
    reason: reason as WaitingReason | null,
    createdAt,
  }));
}

/** Counts the mails that wait, and those that cannot arrive and that nobody has seen to. */
export async function countOpenMails(db: Db): Promise<{ waiting: number; failed: number }> {
  const row = await db
    .selectFrom('mails')
    .select(({ fn, eb }) => [
      fn.count<number>(eb.case().when('outcome', 'is', null).then('id').end()).as('waiting'),
      fn.count<number>(eb.case().when('outcome', '=', 'FAILED').then('id').end()).as('failed'),
    ])
    .where('sent_at', 'is', null)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return { waiting: row?.waiting ?? 0, failed: row?.failed ?? 0 };
}

/** Says when a mail last went out, UTC ms; `null` for never. */
export async function readLastSent(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('mails')
    .select((select) => select.fn.max('sent_at').as('last'))
    .executeTakeFirst();
  return row?.last ?? null;
}

/** Mails that cannot arrive and that nobody at the desk has seen to, newest first. */
export function readFailedMails(db: Db, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('outcome', '=', 'FAILED')
    .where('settled_at', 'is', null)
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function readMail(db: Db, id: string): Promise<MailRow | null> {
  return (await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Notes that somebody has seen to mails that cannot arrive, or takes that back.
 *
 * @param ids those of one kind of trouble
 * @param at UTC ms; `null` to take it back
 * @returns how many there were
 */
export async function settleMails(db: Db, ids: readonly string[], at: number | null): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ settled_at: at })
    .where('id', 'in', ids)
    .where('outcome', '=', 'FAILED')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Tells whether the same is told about a booking by a mail that was written after this one and waits or has gone out.
 */
export async function hasNewerMail(
  db: Db,
  { bookingId, content: { kind }, createdAt }: { bookingId: string; content: { kind: string }; createdAt: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('created_at', '>', createdAt)
    .where('outcome', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every mail that there is. */
export const readMails = (db: Db): Promise<MailRow[]> => db.selectFrom('mails').selectAll().orderBy('id').execute();

export async function deleteMails(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('mails').where('id', 'in', ids).execute();
}

/** Deletes the mails that were written before an instant, UTC ms. @returns how many */
export async function forgetMails(tx: Db, before: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('mails').where('created_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Says what differs once a mail waits because its server does not take it, or cannot arrive. */
export const mailChanges = (db: Db): Promise<unknown> =>
  Promise.all([
    db
      .selectFrom('mails')
      .select(({ fn }) => [fn.max('tries').as('tries'), fn.countAll<number>().as('all')])
      .where('sent_at', 'is', null)
      .where('outcome', 'is', null)
      .where('reason', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('mails')
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('settled_at').as('settled')])
      .where('outcome', '=', 'FAILED')
      .executeTakeFirst(),
  ]);
