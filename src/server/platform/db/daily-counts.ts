import type { Db } from './schema';

/**
 * Counts one more of something on a day, over all processes of the house, and forgets the days before.
 *
 * @returns how many it is now
 */
export async function countOnDay(db: Db, name: string, day: string): Promise<number> {
  const { count } = await db
    .insertInto('daily_counts')
    .values({ name, day, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'day']).doUpdateSet((set) => ({ count: set('daily_counts.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count === 1) await db.deleteFrom('daily_counts').where('name', '=', name).where('day', '<', day).execute();
  return count;
}
