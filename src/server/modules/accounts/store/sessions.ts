import type { Role } from '../../../../domain/accounts/roles';
import { type StaffRole, staffRoleOf } from '../../../../domain/accounts/staff-roles';
import type { Db } from '../../../platform/db/schema';
import { passkeyCount } from './passkeys';

/** Account that a session is of. */
export interface SessionOwner {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Role at the desk; `null` for a guest. */
  staffRole: StaffRole | null;
  /** A phone's code is asked of them beside the password. */
  secondFactor: boolean;
  /** Number of passkeys that they have. */
  passkeys: number;
}

/** A session with whose it is. */
export interface StoredSession {
  /** By which it is ended. */
  id: string;
  createdAt: number;
  seenAt: number;
  /** Instant at which whoever sits there last proved who they are. */
  confirmedAt: number | null;
  user: SessionOwner;
}

export async function insertSession(
  tx: Db,
  { tokenHash, id, userId, device }: { tokenHash: string; id: string; userId: string; device: string },
  now: number,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ token_hash: tokenHash, id, user_id: userId, created_at: now, seen_at: now, confirmed_at: now, device })
    .execute();
}

export async function readStoredSession(db: Db, tokenHash: string): Promise<StoredSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.user_id', '=', 'users.id').on('second_factors.confirmed_at', 'is not', null),
    )
    .select([
      'sessions.created_at',
      'sessions.seen_at',
      'sessions.confirmed_at',
      'users.id',
      'users.full_name',
      'users.email',
      'users.role',
      'users.staff_role',
      'sessions.id as session',
      'second_factors.user_id as factor',
      passkeyCount.as('passkeys'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  const { id, full_name: name, email, role } = row;
  const staffRole = staffRoleOf(role, row.staff_role);
  const proofs = { secondFactor: row.factor !== null, passkeys: Number(row.passkeys) };
  const user = { id, name, email, role, staffRole, ...proofs };
  return { id: row.session, createdAt: row.created_at, seenAt: row.seen_at, confirmedAt: row.confirmed_at, user };
}

/** Of some sessions those that there still are, with when somebody came last and what role they have. */
export async function readSessionsLeft(
  db: Db,
  tokenHashes: readonly string[],
): Promise<{ tokenHash: string; createdAt: number; seenAt: number; role: Role }[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'sessions.created_at', 'sessions.seen_at', 'users.role'])
    .where('sessions.token_hash', 'in', tokenHashes)
    .execute();
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    role: row.role,
  }));
}

/** The session goes on under another token, of somebody who has just proved who they are. @returns whether there is one */
export async function continueSession(
  tx: Db,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<boolean> {
  const session = await tx.selectFrom('sessions').selectAll().where('token_hash', '=', from).executeTakeFirst();
  if (!session) return false;
  await tx
    .insertInto('sessions')
    .values({ ...session, token_hash: to, seen_at: now, confirmed_at: now })
    .execute();
  return true;
}

/** Has a session end as if it had been opened at `createdAt`. */
export async function ageSession(tx: Db, tokenHash: string, createdAt: number): Promise<void> {
  await tx.updateTable('sessions').set({ created_at: createdAt }).where('token_hash', '=', tokenHash).execute();
}

export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends the sessions of an account, all but `except`. */
export async function deleteSessionsOf(tx: Db, userId: string, except = ''): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', except).execute();
}

/** Ends one session of an account. @returns its device, `null` when there is none */
export async function deleteSessionNamed(tx: Db, userId: string, id: string): Promise<string | null> {
  const rows = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('device')
    .execute();
  return rows[0]?.device ?? null;
}

/** Forgets sessions that nobody can use any more. */
export async function deleteEndedSessions(
  db: Db,
  {
    seenBefore,
    deskSeenBefore,
    createdBefore,
    createdAfter,
  }: { seenBefore: number; deskSeenBefore: number; createdBefore: number; createdAfter: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('seen_at', '<=', seenBefore),
        where('created_at', '<=', createdBefore),
        where('created_at', '>', createdAfter),
        where.and([
          where('seen_at', '<=', deskSeenBefore),
          where('user_id', 'in', db.selectFrom('users').select('id').where('role', '=', 'RECEPTION')),
        ]),
      ]),
    )
    .execute();
}

/** Notes when somebody was last seen, UTC ms. */
export async function noteSeen(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('users').set({ seen_at: now }).where('id', '=', id).execute();
}

/** Sessions of staff, over or not. */
export async function readStaffSessions(
  db: Db,
): Promise<{ userId: string; id: string; createdAt: number; seenAt: number; role: Role; device: string }[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'sessions.id',
      'sessions.created_at as createdAt',
      'sessions.seen_at as seenAt',
      'sessions.device',
      'users.role',
    ])
    .where('users.role', '=', 'RECEPTION')
    .orderBy('sessions.seen_at', 'desc')
    .execute();
}

/** Ends everybody's. */
export async function deleteAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').execute();
}
