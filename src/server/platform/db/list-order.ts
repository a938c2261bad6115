import type { Db } from './schema';

/** Lists of the site that have an order of their own. */
export type OrderedTable = 'tours' | 'apartments';

/** Ids in the order of the site. */
export async function readOrder(db: Db, table: OrderedTable): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('status', '!=', 'DELETED')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function writeOrder(tx: Db, table: OrderedTable, ids: readonly number[]): Promise<void> {
  for (const [at, id] of ids.entries()) {
    await tx
      .updateTable(table)
      .set({ position: at + 1 })
      .where('id', '=', id)
      .execute();
  }
}
