import type { Day } from '../../../domain/days';
import type { Db } from '../../platform/db/schema';

export interface PrivacyRun {
  day: Day;
  at: number;
  counts: Record<string, number>;
}

/** Takes a day's forgetting for this process. @returns whether no other process has it */
export async function takeRun(db: Db, day: Day, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('privacy_runs')
    .values({ day, at: now, counts: '{}' })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function finishRun(db: Db, { day, at, counts }: PrivacyRun): Promise<void> {
  await db
    .updateTable('privacy_runs')
    .set({ at, counts: JSON.stringify(counts) })
    .where('day', '=', day)
    .execute();
}

/** The latest runs, the last one first. */
export async function readRuns(db: Db, limit: number): Promise<PrivacyRun[]> {
  const rows = await db.selectFrom('privacy_runs').selectAll().orderBy('day', 'desc').limit(limit).execute();
  return rows.map(({ day, at, counts }) => ({ day, at, counts: JSON.parse(counts) as Record<string, number> }));
}
