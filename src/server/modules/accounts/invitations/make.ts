import { randomBytes, randomUUID } from 'node:crypto';
import type { NewStaff } from '../../../../contract/staff/desk';
import type { StaffRole } from '../../../../domain/accounts/staff-roles';
import type { Language } from '../../../../domain/languages';
import { AppError } from '../../../errors';
import type { Database } from '../../../platform/db/schema';
import { insertMail } from '../../../platform/mail/store';
import { accountEmailOf, accountNameOf } from '../input';
import { hashOf } from '../sessions';
import { insertInvitation } from '../store/invitations';
import { readUser } from '../store/users';

/** Time for which a link opens, in ms. */
const INVITATION_MS = 7 * 24 * 3_600_000;

/** Somebody who is to work in the house, with the key that their address is told apart by. */
export interface Invited {
  name: string;
  email: string;
  emailKey: string;
  role: StaffRole;
  lang: Language;
}

/** An invitation as it has just been made; its token is kept nowhere. */
export interface MadeInvitation {
  email: string;
  token: string;
  endsAt: number;
}

/** Keeps an invitation, and puts its mail into the outbox. @param by id of the owner who invites */
export async function makeInvitation(tx: Database, now: number, by: string, invited: Invited): Promise<MadeInvitation> {
  const { name, email, emailKey, role, lang } = invited;
  const token = randomBytes(32).toString('base64url');
  const endsAt = now + INVITATION_MS;
  await insertInvitation(tx, {
    id: randomUUID(),
    token_hash: hashOf(token),
    name,
    email,
    email_key: emailKey,
    staff_role: role,
    lang,
    invited_by: by,
    created_at: now,
    ends_at: endsAt,
  });
  const inviter = await readUser(tx, by);
  const account = { to: email, name, token, role, by: inviter?.full_name ?? '' };
  await insertMail(tx, { kind: 'staffInvitation', account }, lang, now);
  return { email, token, endsAt };
}

/**
 * Reads who is to be invited with a new house.
 *
 * @throws AppError 422 with the field, such as `people.1.email`: no name, no address, or one that stands twice
 */
export function peopleOf(people: readonly NewStaff[]): Omit<Invited, 'lang'>[] {
  const keys = new Set<string>();
  return people.map(({ name, email, role }, at) => {
    const account = atField(`people.${at}`, () => ({ ...accountEmailOf(email), name: accountNameOf(name) }));
    if (keys.has(account.emailKey)) throw new AppError(422, 'invalid', { field: `people.${at}.email` });
    keys.add(account.emailKey);
    return { ...account, role };
  });
}

function atField<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.statusCode, error.code, { field: `${place}.${error.details.field ?? ''}` });
  }
}
