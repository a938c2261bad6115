import type { Db } from './schema';

/**
 * Serializes the transactions of one phone, address, device, account or writer, so that quota checks cannot race: until
 * this transaction ends, no other gets past the same key. Keys are locked in one order, or two transactions could wait
 * for each other.
 *
 * @param keys whose quotas are counted
 * @param now ms of the server's clock
 */
export async function lockQuotas(tx: Db, keys: readonly string[], now: number): Promise<void> {
  for (const party of [...keys].sort()) {
    await tx
      .insertInto('booking_parties')
      .values({ party, seen_at: now })
      .onConflict((conflict) => conflict.column('party').doUpdateSet({ seen_at: now }))
      .execute();
  }
}

/** Deletes the rows of keys that were last locked before `before` (ms). */
export async function forgetQuotaLocks(db: Db, before: number): Promise<void> {
  await db.deleteFrom('booking_parties').where('seen_at', '<', before).execute();
}
