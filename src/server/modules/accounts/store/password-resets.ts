import type { Db } from '../../../platform/db/schema';

export async function insertReset(
  tx: Db,
  { tokenHash, userId, endsAt }: { tokenHash: string; userId: string; endsAt: number },
  now: number,
): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({ token_hash: tokenHash, user_id: userId, ends_at: endsAt, used_at: null, created_at: now })
    .execute();
}

/** Uses a link up; whose it is, or `null` when it is unknown, over or used. Of two at once one gets it. */
export async function useReset(tx: Db, tokenHash: string, now: number): Promise<string | null> {
  const used = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id ?? null;
}

/** Reads the account that a link belongs to; `null` when the link is unknown, over or used. */
export async function readResetOwner(db: Db, tokenHash: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The password is another one now: older links of the account lead nowhere any more. */
export async function deleteResetsOf(tx: Db, userId: string, except = ''): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).where('token_hash', '!=', except).execute();
}

export async function deleteEndedResets(db: Db, before: number): Promise<void> {
  await db.deleteFrom('password_resets').where('ends_at', '<', before).execute();
}
