import { sql } from 'kysely';
import type { Database } from './schema';

/** So many requests since an instant (ms). */
export interface Rate {
  count: number;
  since: number;
}

/**
 * Counts one more request of each party, over all processes of the house. A party's window begins with its first request.
 *
 * @param parties their fingerprints, each once
 * @returns what each has now, by its fingerprint
 */
export async function countRequest(
  db: Database,
  parties: readonly string[],
  now: number,
  windowMs: number,
): Promise<Map<string, Rate>> {
  const isOver = sql`request_rates.since <= ${now - windowMs}`;
  // In one order, or two calls could wait for each other.
  const rows = await db
    .insertInto('request_rates')
    .values([...parties].sort().map((party) => ({ party, since: now, count: 1 })))
    .onConflict((conflict) =>
      conflict.column('party').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else request_rates.count + 1 end`,
        since: sql<number>`case when ${isOver} then ${now} else request_rates.since end`,
      }),
    )
    .returning(['party', 'count', 'since'])
    .execute();
  return new Map(rows.map(({ party, count, since }) => [party, { count, since }]));
}

/** Forgets what was counted before an instant (ms). */
export async function forgetRequestRates(db: Database, before: number): Promise<void> {
  await db.deleteFrom('request_rates').where('since', '<', before).execute();
}

/** Forgets what a party was counted for. */
export async function forgetRequestsOf(db: Database, party: string): Promise<void> {
  await db.deleteFrom('request_rates').where('party', '=', party).execute();
}
