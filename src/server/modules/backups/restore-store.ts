import { sql } from 'kysely';
import type { RestoreLoss } from '../../../contract/backups/desk';
import { readDocument } from '../../platform/db/documents';
import type { Database } from '../../platform/db/schema';
import { isoOf } from '../../platform/iso';
import { finishMailsSince } from '../../platform/mail/store';
import { deleteAllSessions } from '../accounts/module';
import { insertAudit, type Staff } from '../staff/audit-store';

/** More than any process has counted on meanwhile. */
const AHEAD = 1000;

/** Counts what has come since a copy. */
export async function lossSince(db: Database, at: number): Promise<RestoreLoss> {
  // Below 0 is money that came.
  const { rows } = await sql<Record<Counted, number>>`select
    (select count(*) from bookings where created_at > ${at}) as bookings,
    (select count(*) from stays where created_at > ${at}) as stays,
    (select count(*) from bill_lines where created_at > ${at} and amount < 0) as payments,
    (select count(*) from guest_requests where received_at > ${at}) as requests,
    (select count(*) from guest_forms where received_at > ${at}) as forms,
    (select count(*) from audit where at > ${at}) as actions`.execute(db);
  const profile = await readDocument(db, 'profile');
  const [counts] = rows;
  const of = (name: Counted): number => counts?.[name] ?? 0;
  return {
    ...{ at: isoOf(at), brand: profile?.brand ?? '', bookings: of('bookings'), stays: of('stays') },
    ...{ payments: of('payments'), requests: of('requests'), forms: of('forms'), actions: of('actions') },
  };
}

type Counted = 'bookings' | 'stays' | 'payments' | 'requests' | 'forms' | 'actions';

/**
 * Makes rows of a copy ready to be the house's: nobody is signed in, for keys and roles that were taken away since are in
 * it; what went out by mail goes out no second time; and every process and phone sees that all has changed.
 *
 * @param house whose place is taken
 */
export async function prepareRows(
  apart: Database,
  house: Database,
  { staff, copy, now: at }: { staff: Staff; copy: string; now: number },
): Promise<void> {
  await deleteAllSessions(apart);
  await finishMailsSince(apart, house, at);
  // What was written down of it lies aside with the house.
  await insertAudit(apart, staff, { action: 'backups.recover', subject: copy }, at);
  await raiseRevisions(apart, house);
}

/**
 * Puts the numbers by which processes and phones see a change above all that a house, and rows apart, have told so far.
 */
export async function raiseRevisions(apart: Database, house: Database): Promise<void> {
  const told = await house.selectFrom('revisions').selectAll().execute();
  const own = new Map((await apart.selectFrom('revisions').selectAll().execute()).map((row) => [row.name, row.value]));
  for (const { name, value } of told) {
    const row = { name, value: Math.max(value, own.get(name) ?? 0) + AHEAD };
    await apart
      .insertInto('revisions')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
      .execute();
  }
}
