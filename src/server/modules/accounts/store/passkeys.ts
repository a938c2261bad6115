import { type Selectable, sql } from 'kysely';
import type { AccountTables } from '../tables';
import type { Db } from '../../../platform/db/schema';

export type Passkey = Selectable<AccountTables['passkeys']>;
/** State of a passkey, as an authenticator tells it with each use. */
export type PasskeyUse = Pick<Passkey, 'counter' | 'backed_up'>;

export const insertPasskey = (tx: Db, passkey: Passkey): Promise<unknown> =>
  tx.insertInto('passkeys').values(passkey).execute();

/** Counts those that an account has, in a query that reads `users`. */
export const passkeyCount = sql<number | string>`(select count(*) from passkeys where passkeys.user_id = users.id)`;

/** Reads a person's own, the oldest first. */
export const readPasskeysOf = (db: Db, userId: string): Promise<Passkey[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

/** The one that an authenticator names. */
export async function readPasskey(db: Db, credentialId: string): Promise<Passkey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
  return row ?? null;
}

/** Notes a use. @returns whether nobody used it meanwhile */
export async function notePasskeyUse(
  tx: Db,
  { id, counter: before }: Pick<Passkey, 'id' | 'counter'>,
  use: PasskeyUse,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ ...use, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('id', '=', id).execute();
}

export async function deletePasskeysOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** Notes that a challenge was answered. @returns whether it was not before; of two at once one gets it */
export async function markAnswered(db: Db, hash: string, endsAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteEndedChallenges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('ends_at', '<', now).execute();
}
