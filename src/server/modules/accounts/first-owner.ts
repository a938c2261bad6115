import type { NewStaff } from '../../../contract/staff/desk';
import type { Language } from '../../../domain/languages';
import type { Config } from '../../config';
import { AppError } from '../../errors';
import type { Database } from '../../platform/db/schema';
import { insertAudit, SERVER_STAFF } from '../staff/audit-store';
import { accountEmailOf, accountKeyOf, accountNameOf } from './input';
import { makeInvitation, peopleOf } from './invitations/make';
import { Passwords } from './passwords';
import { StaffService } from './staff';
import { readStaffList } from './store/staff';
import { deleteUsers, updateUser } from './store/users';

/** Account of whoever opens a new house. */
interface FirstOwner {
  name: string;
  email: string;
  /** Absent or empty: the account that is there keeps its own. */
  password?: string | undefined;
}

/**
 * Makes the account that a house which is not open yet is opened with, in place of the one that was made before: nobody
 * has signed in with that. Without a password that one is given another name and address. To be called inside a
 * transaction that has seen that there is no house.
 *
 * @throws AppError 422 for what is no address or no password
 */
export async function makeFirstOwner(
  tx: Database,
  { config, clock }: { config: Pick<Config, 'publicOrigin'>; clock: () => number },
  { name, email, password }: FirstOwner,
): Promise<void> {
  const before = (await readStaffList(tx)).map(({ id }) => id);
  const [first] = before;
  if (!password && first !== undefined) {
    const { email: kept, emailKey } = accountEmailOf(email);
    const change = { full_name: accountNameOf(name), email: kept, email_key: emailKey };
    await insertAudit(tx, SERVER_STAFF, { action: 'staff.add', subject: kept }, clock());
    await updateUser(tx, first, change, clock());
    return;
  }
  if (!password) throw new AppError(422, 'required', { field: 'password' });
  if (before.length > 0) await deleteUsers(tx, before);
  const staff = new StaffService({ db: tx, clock, passwords: new Passwords(), origin: config.publicOrigin });
  await staff.add(email, password, name);
}

/**
 * Invites people to a house that its owner opens, by mail too; the owner needs no invitation.
 *
 * @param people as `peopleOf` takes them
 */
export async function inviteWithOwner(
  tx: Database,
  now: number,
  people: readonly NewStaff[],
  lang: Language,
): Promise<(NewStaff & { token: string })[]> {
  const [owner] = await readStaffList(tx);
  if (!owner) throw new AppError(422, 'required', { field: 'owner' });
  const made = [];
  for (const invited of peopleOf(people)) {
    const { name, email, role } = invited;
    if (invited.emailKey === accountKeyOf(owner.email)) continue;
    const { token } = await makeInvitation(tx, now, owner.id, { ...invited, lang });
    made.push({ name, email, role, token });
  }
  return made;
}

/** Reads who will open the house; `null` while nobody has made an account. */
export async function readFirstOwner(db: Database): Promise<Omit<FirstOwner, 'password'> | null> {
  const [first] = await readStaffList(db);
  return first ? { name: first.name, email: first.email } : null;
}
