import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import type { GuideView, GuideViewKind } from '../../../domain/guide-analytics/guide-view';
import type { Db } from '../../platform/db/schema';

export interface GuideViewCount extends GuideView {
  count: number;
}

/** Adds to what has been counted. */
export async function addReadings(db: Db, counts: readonly GuideViewCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('reading_counts')
    .values([...counts])
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'item', 'lang'])
        .doUpdateSet((row) => ({ count: row('reading_counts.count', '+', row.ref('excluded.count')) })),
    )
    .execute();
}

/** Reads the counts of a span of days, both ends included. */
export async function readReadings(db: Db, from: Day, to: Day): Promise<GuideViewCount[]> {
  const rows = await db
    .selectFrom('reading_counts')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as GuideViewKind, lang: row.lang as Language }));
}

/** Deletes what was counted before a day. @returns how many counts */
export async function forgetReadings(tx: Db, before: Day): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('reading_counts').where('day', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
