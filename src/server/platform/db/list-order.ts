import type { Db } from './schema';

/** Order of a list of the site, which the desk sets. */
export interface SiteOrder {
  /** Reads ids in the order of the site. */
  read(db: Db): Promise<number[]>;
  write(tx: Db, ids: readonly number[]): Promise<void>;
}

export const siteOrder = (table: 'tours' | 'apartments'): SiteOrder => ({
  async read(db) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('status', '!=', 'DELETED')
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },
  async write(tx, ids) {
    for (const [at, id] of ids.entries()) {
      await tx
        .updateTable(table)
        .set({ position: at + 1 })
        .where('id', '=', id)
        .execute();
    }
  },
});
