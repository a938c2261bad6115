import type { GuestForm, Interest } from '../../../contract/guide/guest-form';
import type { Db } from '../../platform/db/schema';

/** What guests send; the second has one field more. */
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
