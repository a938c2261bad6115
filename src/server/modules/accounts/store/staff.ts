import { type StaffRole, staffRoleOf } from '../../../../domain/accounts/staff-roles';
import { lockQuotas } from '../../../platform/db/quota-locks';
import type { Db } from '../../../platform/db/schema';
import { passkeyCount } from './passkeys';

/** Somebody who works at the desk. Instants are UTC ms. */
export interface StaffRow {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  since: number;
  /** `null` for who has never been seen there. */
  seenAt: number | null;
  secondFactor: boolean;
  passkeys: number;
}

/** Everybody who works at the desk, the longest there first. */
export async function readStaffList(db: Db): Promise<StaffRow[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.user_id', '=', 'users.id').on('second_factors.confirmed_at', 'is not', null),
    )
    .select([
      'users.id',
      'users.full_name',
      'users.email',
      'users.role',
      'users.staff_role',
      'users.staff_since',
      'users.created_at',
      'users.seen_at',
      'second_factors.confirmed_at',
      passkeyCount.as('passkeys'),
    ])
    .where('users.role', '=', 'RECEPTION')
    .orderBy('users.staff_since')
    .orderBy('users.email_key')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.full_name,
    email: row.email,
    role: staffRoleOf(row.role, row.staff_role) ?? 'RECEPTION',
    since: row.staff_since ?? row.created_at,
    seenAt: row.seen_at,
    secondFactor: row.confirmed_at !== null,
    passkeys: Number(row.passkeys),
  }));
}

/** Waits until nobody else adds or ends staff. */
export const lockStaff = (tx: Db, now: number): Promise<void> => lockQuotas(tx, ['staff'], now);

/** The role is taken from an account, which stays that of a guest; says whether it had it. */
export async function takeRole(tx: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ role: 'USER', staff_role: null, staff_ended_at: now, updated_at: now })
    .where('id', '=', id)
    .where('role', '=', 'RECEPTION')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Roles of the staff: whoever has another one hears of it. */
export const staffChanges = (db: Db): Promise<unknown> =>
  db.selectFrom('users').select(['id', 'staff_role']).where('role', '=', 'RECEPTION').orderBy('id').execute();
