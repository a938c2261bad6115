import type { Selectable } from 'kysely';
import type { GuestForm, Interest } from '../../../contract/guest-forms/guest-form';
import type { Db, Ids } from '../../platform/db/schema';
import { forgetItemStates, type ItemSource } from '../attention/item-states-store';
import type { GuestFormTables } from './tables';

/** Form that a guest sends; the second kind has one field more. */
export type Submission = { kind: 'guest-form'; fields: GuestForm } | { kind: 'interest'; fields: Interest };
export type SubmissionKind = Submission['kind'];

export async function insertSubmission(db: Db, id: string, submission: Submission, now: number): Promise<void> {
  const { fullName, email, phoneNumber, apartment } = submission.fields;
  const row = { id, full_name: fullName, email, phone_number: phoneNumber, apartment, received_at: now };
  if (submission.kind === 'guest-form') await db.insertInto('guest_forms').values(row).execute();
  else
    await db
      .insertInto('interests')
      .values({ ...row, action: submission.fields.action })
      .execute();
}

/** The fields of a submission, in the order of the specification; `null` when it is not there any more. */
export async function readSubmission(db: Db, kind: string, id: string): Promise<Record<string, string> | null> {
  if (kind === 'interest') {
    const row = await db.selectFrom('interests').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? { ...fieldsOf(row), action: row.action } : null;
  }
  const row = await db.selectFrom('guest_forms').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fieldsOf(row) : null;
}

function fieldsOf(row: {
  full_name: string;
  email: string;
  phone_number: string;
  apartment: string;
}): Record<string, string> {
  return { fullName: row.full_name, email: row.email, phoneNumber: row.phone_number, apartment: row.apartment };
}

export type GuestFormRow = Selectable<GuestFormTables['guest_forms']>;
export type InterestRow = Selectable<GuestFormTables['interests']>;

/** Every form that there is: addresses and numbers stand in them as they were typed. */
export const readGuestForms = (db: Db): Promise<GuestFormRow[]> =>
  db.selectFrom('guest_forms').selectAll().orderBy('id').execute();

/** Every word of interest that there is. */
export const readInterests = (db: Db): Promise<InterestRow[]> =>
  db.selectFrom('interests').selectAll().orderBy('id').execute();

/** Deletes submissions, with what was still to be told about them. @returns how many */
export async function deleteSubmissions(tx: Db, kind: SubmissionKind, ids: Ids): Promise<number> {
  await forgetItemStates(tx, kind, ids);
  await tx.deleteFrom('forwards').where('id', 'in', ids).execute();
  const { numDeletedRows } = await tx.deleteFrom(TABLES[kind]).where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the submissions that came in before an instant, UTC ms. @returns how many */
export const forgetSubmissions = (tx: Db, kind: SubmissionKind, before: number): Promise<number> =>
  deleteSubmissions(tx, kind, tx.selectFrom(TABLES[kind]).select('id').where('received_at', '<', before));

const TABLES = { 'guest-form': 'guest_forms', interest: 'interests' } as const;

/** Guest forms that came from an address, newest first; none for a booking without one. */
export async function readFormsOf(db: Db, emailKey: string): Promise<GuestFormRow[]> {
  if (emailKey === '') return [];
  return db
    .selectFrom('guest_forms')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['email']), '=', emailKey))
    .orderBy('received_at', 'desc')
    .limit(20)
    .execute();
}

/** Picks those of these mail addresses that have sent the guest form. */
export async function readFormSenders(db: Db, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom('guest_forms')
    .select('email')
    .distinct()
    .where((where) => where(where.fn<string>('lower', ['email']), 'in', emails))
    .execute();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

/** Says what differs once something has been sent. */
export const submissionChanges = (db: Db): Promise<unknown> =>
  Promise.all(
    (['guest_forms', 'interests'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.max('received_at').as('last'))
        .executeTakeFirst(),
    ),
  );

/** Guest forms as the inbox has them. */
export const guestFormItems = (db: Db): ItemSource =>
  db
    .selectFrom('guest_forms')
    .select(SENDER)
    .select((select) => select.cast<string>(select.val(''), 'text').as('text'))
    .as('item');

/** Words of interest as the inbox has them. */
export const interestItems = (db: Db): ItemSource =>
  db.selectFrom('interests').select(SENDER).select('action as text').as('item');

const SENDER = [
  'id',
  'received_at as at',
  'full_name as who',
  'phone_number as phone',
  'email',
  'apartment as place',
] as const;
