import type { Db } from './schema';

/** What other processes notice when this one has changed it. */
export type RevisionName = 'guide' | 'catalogue' | 'tours' | 'blog';

/** @returns a number that grows with every change; 0 before the first */
export async function readRevision(db: Db, name: RevisionName): Promise<number> {
  const row = await db.selectFrom('revisions').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/** Called in the transaction of the change itself. */
export async function bumpRevision(db: Db, name: RevisionName): Promise<void> {
  await db
    .insertInto('revisions')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('revisions.value', '+', 1) })))
    .execute();
}
