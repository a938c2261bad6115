import type { SubmissionKind } from './store';
import type { Db } from '../../platform/db/schema';

export interface Forward {
  id: string;
  kind: string;
  tries: number;
}

export async function insertForward(db: Db, id: string, kind: SubmissionKind, now: number): Promise<void> {
  await db
    .insertInto('forwards')
    .values({ id, kind, tries: 0, next_at: now, done_at: null, created_at: now })
    .execute();
}

/**
 * Takes the next delivery that is due, for as long as `lease` ms: another process leaves it alone meanwhile, and takes
 * it over when this one has died.
 */
export async function takeDueForward(db: Db, now: number, lease: number): Promise<Forward | null> {
  const due = await db
    .selectFrom('forwards')
    .select(['id', 'kind', 'tries', 'next_at'])
    .where('done_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!due) return null;
  const { numUpdatedRows } = await db
    .updateTable('forwards')
    .set({ next_at: now + lease, tries: due.tries + 1 })
    .where('id', '=', due.id)
    .where('next_at', '=', due.next_at)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { id: due.id, kind: due.kind, tries: due.tries + 1 } : takeDueForward(db, now, lease);
}

/** Says when the next delivery is due, in ms; `null` when there is none. */
export async function nextForwardAt(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('forwards')
    .select('next_at')
    .where('done_at', 'is', null)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_at ?? null;
}

export async function postponeForward(db: Db, id: string, nextAt: number): Promise<void> {
  await db.updateTable('forwards').set({ next_at: nextAt }).where('id', '=', id).execute();
}

export async function finishForward(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('forwards').set({ done_at: now }).where('id', '=', id).execute();
}
