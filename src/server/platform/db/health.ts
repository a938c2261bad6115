import type { Database } from './schema';

/** Writes one row and waits until it is on the disk. */
export async function writeHealth(db: Database, now: number): Promise<void> {
  await db
    .insertInto('health')
    .values({ id: 1, checked_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
    .execute();
}
