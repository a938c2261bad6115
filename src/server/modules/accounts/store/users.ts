import type { Selectable } from 'kysely';
import type { Role } from '../../../../domain/accounts/roles';
import type { StaffRole } from '../../../../domain/accounts/staff-roles';
import { phoneKey } from '../../../../domain/phone';
import type { PersonKeys } from '../../../people';
import type { AccountTables } from '../tables';
import type { Db } from '../../../platform/db/schema';

export type User = Selectable<AccountTables['users']>;

export async function insertUser(tx: Db, user: User): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

export async function readUser(db: Db, id: string): Promise<User | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function readUserByEmail(db: Db, emailKey: string): Promise<User | null> {
  return (await db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst()) ?? null;
}

/** Tells whether an account other than `except` has the address or the phone number. */
export async function isTaken(
  tx: Db,
  { emailKey, phoneKey, except = '' }: { emailKey?: string; phoneKey: string | null; except?: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '!=', except)
    .where((where) =>
      where.or([
        ...(emailKey === undefined ? [] : [where('email_key', '=', emailKey)]),
        where('phone_key', '=', phoneKey),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

export type UserChange = Partial<
  Pick<
    User,
    | 'email'
    | 'email_key'
    | 'full_name'
    | 'phone'
    | 'phone_key'
    | 'birth_date'
    | 'address'
    | 'gender'
    | 'avatar'
    | 'password_hash'
  >
> & { role?: Role; staff_role?: StaffRole; staff_since?: number; staff_ended_at?: number | null };

export async function updateUser(tx: Db, id: string, change: UserChange, now: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Tells whether anybody works at the reception desk. */
export async function hasStaff(db: Db): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('role', '=', 'RECEPTION').limit(1).executeTakeFirst();
  return found !== undefined;
}

/** The accounts of addresses and numbers; of staff too. */
export async function readAccountsOf(db: Db, { emails, phones }: PersonKeys): Promise<User[]> {
  if (emails.size + phones.size === 0) return [];
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([
        ...(emails.size > 0 ? [where('email_key', 'in', [...emails])] : []),
        ...(phones.size > 0 ? [where('phone_key', 'in', [...phones])] : []),
        // One that shares its number with an older account has no key of it (migration 0060).
        ...(phones.size > 0 ? [where.and([where('phone_key', 'is', null), where('phone', '!=', '')])] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return users.filter(({ email_key: email, phone }) => emails.has(email) || phones.has(phoneKey(phone) ?? ''));
}

/** Deletes accounts with the ways into them. */
export async function deleteUsers(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('users').where('id', 'in', ids).execute();
}

/** Asks for the names of accounts and how they are reached. */
export const contactsOfUsers = (db: Db) => db.selectFrom('users').select(['id', 'full_name', 'phone', 'email']);
