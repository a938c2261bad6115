import type { Db } from './schema';

interface KeptAnswer {
  bodyHash: string;
  status: number;
  response: string;
}

/**
 * Takes a key for this transaction. On PostgreSQL a second transaction with the same key waits here for the first.
 *
 * @returns `null` when the key is new and now ours, otherwise what was answered to it
 */
export async function takeKey(
  db: Db,
  route: string,
  key: string,
  bodyHash: string,
  now: number,
): Promise<KeptAnswer | null> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ route, key, body_hash: bodyHash, status: 0, response: '', created_at: now })
    .onConflict((conflict) => conflict.columns(['route', 'key']).doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return null;
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'response'])
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { bodyHash: row.body_hash, status: row.status, response: row.response };
}

/** Keeps the answer to a key that was taken in this transaction. */
export async function storeResponse(
  db: Db,
  route: string,
  key: string,
  status: number,
  response: string,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, response })
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}

/** Under which what an account comments is kept: the answer has the comment in it. */
export const commentRoute = (userId: string): string => `comment ${userId}`;

/** Forgets what was answered on routes. */
export async function forgetAnswers(db: Db, routes: readonly string[]): Promise<void> {
  if (routes.length > 0) await db.deleteFrom('idempotency_keys').where('route', 'in', routes).execute();
}

export async function forgetKeys(db: Db, before: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
