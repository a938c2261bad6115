import type { Role } from '../../domain/roles';
import type { Db } from './schema';

/** A session with whose it is. */
export interface StoredSession {
  createdAt: number;
  seenAt: number;
  user: { id: string; name: string; email: string; role: Role };
}

export async function insertSession(tx: Db, tokenHash: string, userId: string, now: number): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ token_hash: tokenHash, user_id: userId, created_at: now, seen_at: now })
    .execute();
}

export async function readStoredSession(db: Db, tokenHash: string): Promise<StoredSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.created_at', 'sessions.seen_at', 'users.id', 'users.full_name', 'users.email', 'users.role'])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  const user = { id: row.id, name: row.full_name, email: row.email, role: row.role };
  return { createdAt: row.created_at, seenAt: row.seen_at, user };
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

/** Forgets sessions that nobody can use any more. */
export async function deleteEndedSessions(
  db: Db,
  { seenBefore, createdBefore }: { seenBefore: number; createdBefore: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('seen_at', '<=', seenBefore), where('created_at', '<=', createdBefore)]))
    .execute();
}
