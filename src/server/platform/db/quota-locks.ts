import type { Db } from './schema';

/**
 * Lets one thing after the other be done for whoever asks (a booking's phone, address or device, an account's name, a
 * writer of comments), so that what they may still do is counted right: until this transaction ends, no other gets past
 * the same party. The order is one for everybody, or two could wait for each other.
 *
 * @param parties who is locked, each under a key of its own
 * @param now ms of the server's clock
 */
export async function lockParties(tx: Db, parties: readonly string[], now: number): Promise<void> {
  for (const party of [...parties].sort()) {
    await tx
      .insertInto('booking_parties')
      .values({ party, seen_at: now })
      .onConflict((conflict) => conflict.column('party').doUpdateSet({ seen_at: now }))
      .execute();
  }
}

/** Drops the rows of parties that nobody has locked since `before` (ms). */
export async function forgetParties(db: Db, before: number): Promise<void> {
  await db.deleteFrom('booking_parties').where('seen_at', '<', before).execute();
}
