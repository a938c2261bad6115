import type { Selectable } from 'kysely';
import type { AccountTables } from '../tables';
import type { Db } from '../../../platform/db/schema';

export type SecondFactor = Selectable<AccountTables['second_factors']>;

export async function readSecondFactor(db: Db, userId: string): Promise<SecondFactor | null> {
  return (await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

/** Begins anew: what was begun and never confirmed is written over. */
export async function putSecondFactor(tx: Db, factor: SecondFactor): Promise<void> {
  const { user_id: _, ...rest } = factor;
  await tx
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

/** Marks it as in use from now on. */
export async function confirmSecondFactor(tx: Db, userId: string, now: number): Promise<void> {
  await tx.updateTable('second_factors').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
}

/** Uses a time step up; says whether it was still good. Of two at once one gets it. */
export async function useStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSecondFactor(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

/** These take the place of all before them. */
export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ code_hash: hash, user_id: userId, used_at: null }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a code up; says whether it was still good. Of two at once one gets it. */
export async function useRecoveryCode(db: Db, userId: string, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number | string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
