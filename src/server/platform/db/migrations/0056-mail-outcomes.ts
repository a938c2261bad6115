import type { Kysely } from 'kysely';
import type { Tables } from '../schema';

/** As far ahead as a mail was put off that was given up, before that had a column of its own. */
const NEVER = Date.UTC(9999, 0);

/**
 * Gives what has become of a mail that has not gone out: why it waits, why it never will, and who at the desk has
 * seen to it.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('mails').addColumn('outcome', 'text').execute();
  await schema.alterTable('mails').addColumn('reason', 'text').execute();
  await schema.alterTable('mails').addColumn('answer', 'text').execute();
  await schema.alterTable('mails').addColumn('closed_at', 'bigint').execute();
  await schema.alterTable('mails').addColumn('settled_at', 'bigint').execute();
  await schema.createIndex('mails_by_outcome').on('mails').columns(['outcome', 'settled_at']).execute();
  await schema.createIndex('mails_by_booking').on('mails').columns(['booking_id', 'created_at']).execute();
  const givenUp = db.updateTable('mails').where('sent_at', 'is', null).where('next_at', '>=', NEVER);
  await givenUp.set((row) => ({ outcome: 'FAILED', reason: 'gaveUp', closed_at: row.ref('created_at') })).execute();
  // They hold keys that were to be wiped once they had gone out.
  await givenUp.set({ body: '{}' }).where('kind', 'in', ['stayLink', 'passwordReset']).execute();
}
